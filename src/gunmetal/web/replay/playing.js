// Where the replay stands, and how it moves: by hand, by keys, or by itself.
import { useEffect, useRef, useState } from "/web/vendor/preact.js";
import { useKeys } from "../table/keys.js";

export const SPEEDS = [0.5, 1, 2, 4];
const STEP_TIME = 1800;                // milliseconds a step at speed 1
const QUIET_TIME = 500;                // a step of which nothing was heard
const DRAG_WAIT = 70;                  // a position passed faster than this is not fetched

/** The table after `number` steps. While it is on the way, the last one stays: {shown: snapshot | null, at, problem}. */
export function usePosition(reel, number) {
  const [held, hold] = useState({ shown: null, at: 0, problem: null });
  const last = useRef(number);
  useEffect(() => {
    let isWanted = true;
    const direction = number < last.current ? -1 : 1;
    last.current = number;
    const fetchIt = () => reel.at(number).then((shown) => {
      if (!isWanted) return;
      hold({ shown, at: number, problem: null });
      reel.prefetch(number, direction);
    }, (problem) => isWanted && hold((old) => ({ ...old, problem })));
    const timer = reel.isReady(number) ? fetchIt() && 0 : setTimeout(fetchIt, DRAG_WAIT);
    return () => { isWanted = false; clearTimeout(timer); };
  }, [reel, number]);
  return held;
}

/** {isPlaying, toggle, speed, setSpeed}: goes on by itself, but never past a position that has not been drawn. */
export function usePlaying(reel, number, go, drawn) {
  const [isPlaying, play] = useState(false);
  const [speed, setSpeed] = useState(1);
  const isAtEnd = number >= reel.count;
  useEffect(() => {
    if (!isPlaying || drawn !== number) return undefined;
    if (isAtEnd) return play(false);
    const isQuiet = reel.steps[number].events.length === 0;
    const timer = setTimeout(() => go(number + 1), (isQuiet ? QUIET_TIME : STEP_TIME) / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, drawn, number, speed, isAtEnd]);
  const toggle = () => {
    if (!isPlaying && isAtEnd) go(1);
    play(!isPlaying);
  };
  return { isPlaying, toggle, pause: () => play(false), speed, setSpeed };
}

/** The turn that the position belongs to, and where its neighbours begin. */
export function turnAt(turns, number) {
  const place = turns.findLastIndex((turn) => turn.number <= number);
  const isInside = place >= 0 && turns[place].number < number;
  return { place, before: isInside ? turns[place].number : turns[place - 1]?.number ?? 1, after: turns[place + 1]?.number ?? null };
}

const isControl = (event) => event.target.closest?.("button, a, summary, [role=button], [tabindex='0']:not(main)");

export function useReplayKeys(reel, number, go, toggle) {
  const { before, after } = turnAt(reel.turns, number);
  useKeys({
    ArrowLeft: () => go(number - 1),
    ArrowRight: () => go(number + 1),
    PageUp: () => go(before),
    PageDown: () => go(after ?? reel.count),
    Home: () => go(1),
    End: () => go(reel.count),
    " ": (event) => (isControl(event) ? false : toggle()),
  }, () => {}, 0);
}
