// What a game draws may fail; then something plain stands in, and the table can still be played.
import { html, useErrorBoundary } from "/web/vendor/preact.js";

export function guarded(make, instead) {
  try {
    return make();
  } catch (problem) {
    console.error(problem);
    return instead;
  }
}

export function Part({ draw: Draw, plain: Plain, props }) {
  const [problem] = useErrorBoundary((error) => console.error(error));
  return html`<${problem ? Plain : Draw} ...${props} />`;
}
