// Sounds, made from nothing by the browser: off unless somebody wants them.
import { pref } from "/web/prefs.js";

let context = null;

function ready() {
  if (!pref("sound")) return null;
  const Context = window.AudioContext ?? window.webkitAudioContext;
  if (!Context) return null;
  context ??= new Context();
  if (context.state === "suspended") context.resume().catch(() => {});
  return context;
}

function tone(at, pitch, length, { type = "triangle", loud = 0.12, slide = 1 } = {}) {
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.exponentialRampToValueAtTime(pitch * slide, at + length);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(volume).connect(context.destination);
  voice.start(at);
  voice.stop(at + length);
}

function noise(at, length, { pitch = 1800, loud = 0.2 } = {}) {
  const samples = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const volume = context.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(at);
}

const SOUNDS = {
  turn: (at) => [[0, 523], [0.12, 784]].forEach(([late, pitch]) => tone(at + late, pitch, 0.35)),
  over: (at) => [[0, 392], [0.14, 523], [0.28, 659], [0.42, 784]].forEach(([late, pitch]) => tone(at + late, pitch, 0.5)),
  chat: (at) => tone(at, 880, 0.12, { type: "sine", loud: 0.06, slide: 1.2 }),
  dice: (at) => [0, 0.06, 0.13, 0.22].forEach((late) => noise(at + late, 0.05, { pitch: 2600 - late * 4000 })),
  coins: (at) => [0, 0.07].forEach((late) => tone(at + late, 1900 + late * 4000, 0.12, { type: "square", loud: 0.025 })),
  crates: (at) => tone(at, 150, 0.14, { loud: 0.25, slide: 0.6 }),
  shot: (at) => { noise(at, 0.3, { pitch: 700, loud: 0.5 }); tone(at, 110, 0.25, { loud: 0.25, slide: 0.4 }); },
  card: (at) => noise(at, 0.09, { pitch: 3400, loud: 0.1 }),
};

/** The sound that an event makes, by the words in its kind. */
const HEARD = [
  [/die-rolled|rolled-again|test-made/, "dice"],
  [/wound|killed|shot|bust-began|explo|bang/, "shot"],
  [/crate|delivery|warehouse/, "crates"],
  [/stake|account|paid|earned|dollar|interest|sold|bought|hired|bounty|robbed/, "coins"],
  [/card|agent|drawn|discarded|trained|deployed|flipped|played|laid/, "card"],
];

export function sound(name) {
  const there = ready();
  if (there) SOUNDS[name]?.(there.currentTime + 0.02);
}

/** At most one sound of a kind for all that happened at once. */
export function soundOfSteps(steps) {
  if (!ready()) return;
  const heard = new Set();
  for (const step of steps)
    for (const event of step.events) {
      const found = HEARD.find(([words]) => words.test(event.kind));
      if (found) heard.add(found[1]);
    }
  [...heard].slice(0, 3).forEach((name, late) => setTimeout(() => sound(name), late * 160));
}
