// Chance, checked: every die and draw is computed again from the seed, and the seed from the commitment. The server is not believed.
import { sha256 } from "./vendor/noble/sha2.js";
import { hmac } from "./vendor/noble/hmac.js";
import { bytesToHex, hexToBytes } from "./vendor/noble/utils.js";

export const METHOD = "hmac-sha256";
const SPAN = 1n << 64n;
const SLICE = 12;                      // milliseconds of work before the page may draw again
const utf8 = (text) => new TextEncoder().encode(text);

export function commitmentOf(seed) {
  return bytesToHex(sha256(utf8(`gunmetal commitment ${seed}`)));
}

/** The outcome number `index` of a step, among results weighted like this. Numbers at or above the limit are thrown away: they
 *  would make the first results a little more likely. */
export function outcomeOf(seed, step, index, weights) {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const limit = SPAN / total * total;
  for (let attempt = 0; ; attempt += 1) {
    const block = hmac(sha256, hexToBytes(seed), utf8(`${step}:${index}:${attempt}`));
    const number = new DataView(block.buffer, block.byteOffset).getBigUint64(0);
    if (number < limit) return nth(weights, Number(number % total));
  }
}

function nth(weights, number) {
  let end = 0;
  return weights.findIndex((weight) => (end += weight) > number);
}

const isSeed = (seed) => /^[0-9a-f]{64}$/.test(seed ?? "");
const areWeights = (weights) => weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0) && weights.some((weight) => weight > 0);

/** Every outcome with its `state`: "right", "wrong", or "taken" over from the game that this one continues. An outcome out of order
 *  is wrong: who may leave numbers out can choose the dice. */
export function* checked({ seed, chance, first_step = 0 }) {
  let step = -1;
  let next = 0;
  for (const outcome of chance) {
    const inOrder = outcome.step === step ? outcome.index === next : outcome.step > step && outcome.index === 0;
    [step, next] = [outcome.step, outcome.index + 1];
    yield { ...outcome, state: outcome.step < first_step ? "taken" : inOrder && holds(seed, outcome) ? "right" : "wrong" };
  }
}

function holds(seed, { step, index, weights, result }) {
  return areWeights(weights) && outcomeOf(seed, step, index, weights) === result;
}

/** Checks a whole proof, a slice of time after another. `promised` is the commitment that was shown before the first move.
 *  The verdict: "method" (unknown here), "seed" (none, or no seed), "commitment", "outcomes", or "right". */
export async function verify(proof, promised, { progress = () => {}, signal } = {}) {
  if (proof.method !== METHOD) return { verdict: "method", outcomes: [] };
  if (!isSeed(proof.seed)) return { verdict: "seed", outcomes: [] };
  const outcomes = [];
  let until = performance.now() + SLICE;
  for (const outcome of checked(proof)) {
    outcomes.push(outcome);
    if (performance.now() < until) continue;
    progress(outcomes.length / proof.chance.length);
    await new Promise((resolve) => setTimeout(resolve));
    if (signal?.aborted) return null;
    until = performance.now() + SLICE;
  }
  const kept = commitmentOf(proof.seed) === promised && proof.commitment === promised;
  const verdict = !kept ? "commitment" : outcomes.some((outcome) => outcome.state === "wrong") ? "outcomes" : "right";
  return { verdict, outcomes };
}
