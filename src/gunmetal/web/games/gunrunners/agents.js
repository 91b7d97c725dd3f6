// What is printed on an agent card, in the words of the view: "spy", "director" or, for a plain agent, its number.
const KINDS = ["director", "informer", "saboteur", "spy", "manager", "runner", "1", "2", "3", "4", "5", "6"];

export const isPlain = (kind) => /^\d$/.test(kind);
export const valueOf = (view, kind) => view.values[KINDS.indexOf(kind)];
export const inOrder = (kinds) => [...kinds].sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));

/** The name without the number, which a card shows beside it. */
export const titleOf = (text, kind) => text(isPlain(kind) ? "runners-agent" : `agent-${kind}`);
export const effectOf = (text, kind) => text(isPlain(kind) ? "runners-no-power" : `runners-effect-${kind}`);
export const powerOf = (text, kind) => text(isPlain(kind) ? "runners-no-power" : `power-${kind}`);

/** How the agent is spoken of: "Spy 2", "Agent 4". */
export const spokenOf = (text, view, kind) => text("runners-agent-spoken", { agent: titleOf(text, kind), value: valueOf(view, kind) });
