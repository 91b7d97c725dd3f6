// When the game is over: the result, a rematch, the replay. The result panel is loaded only now.
import { html, useEffect, useState } from "/web/vendor/preact.js";
import { AFTERWARDS, loadGame, text } from "/web/texts.js";
import { api } from "/web/net.js";
import { navigate } from "/web/route.js";
import { Icon } from "/web/components/icon.js";
import { Dialog } from "/web/components/dialog.js";
import { complain } from "/web/components/toast.js";
import { loadStyle } from "/web/styles.js";

function useEndPanel(game) {
  const [panel, found] = useState(null);
  useEffect(() => {
    Promise.all([import("/web/pages/end.js"), loadStyle("replay"), loadGame(game, AFTERWARDS)]).then(([module]) => found(() => module.EndPanel), (problem) => console.error(problem));
  }, []);
  return panel;
}

export function Over({ snapshot, props }) {
  const EndPanel = useEndPanel(snapshot.game);
  const [isOpen, open] = useState(true);
  const [isBusy, busy] = useState(false);
  const { table, version, mine, next } = snapshot;
  const rematch = async () => {
    busy(true);
    await api("POST", `/api/tables/${encodeURIComponent(table)}/rematch`, { version }).then((answer) => navigate(`/t/${answer.table}`), complain);
    busy(false);
  };
  return html`<div class="over-actions">
      ${EndPanel && html`<button type="button" class="btn primary" onClick=${() => open(true)}><${Icon} name="star" />${text("over-result")}</button>`}
      <a class="btn" href="/t/${table}?move=1"><${Icon} name="review" />${text("over-replay")}</a>
      ${next ? html`<a class="btn" href="/t/${next}"><${Icon} name="rematch" />${text("over-next")}</a>`
        : mine.length > 0 && html`<button type="button" class="btn" disabled=${isBusy} onClick=${rematch}><${Icon} name="rematch" />${text("over-rematch")}</button>`}
    </div>
    ${EndPanel && isOpen && html`<${Dialog} title=${text("over-title")} onClose=${() => open(false)} class="over-window"><${EndPanel} snapshot=${snapshot} props=${props} /></${Dialog}>`}`;
}
