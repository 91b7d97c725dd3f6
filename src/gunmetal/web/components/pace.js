// The time to think, in words.
import { text } from "../texts.js";

/** “2 days a choice”. */
export function paceText(pace) {
  if (pace?.kind === "days") return text("lobby-pace-day-count", { days: pace.days });
  if (pace?.kind !== "live") return text("lobby-pace-none");
  return pace.seconds < 60 || pace.seconds % 60 ? text("lobby-pace-seconds", { seconds: pace.seconds }) : text("lobby-pace-minutes", { minutes: pace.seconds / 60 });
}
