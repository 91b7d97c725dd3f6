// The time that is left to decide.
import { html, useEffect, useState } from "/web/vendor/preact.js";
import { language, text } from "/web/texts.js";

const DAY = 86400, HOUR = 3600, MINUTE = 60;
const HURRY = 15;

const unit = (value, name) => new Intl.NumberFormat(language(), { style: "unit", unit: name, unitDisplay: "short" }).format(value);

/** 2 days 3 hours, 3 hours 20 minutes, 4:05. */
export function timeLeft(seconds) {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= DAY) return `${unit(Math.floor(left / DAY), "day")} ${unit(Math.floor((left % DAY) / HOUR), "hour")}`;
  if (left >= HOUR) return `${unit(Math.floor(left / HOUR), "hour")} ${unit(Math.floor((left % HOUR) / MINUTE), "minute")}`;
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
}

export function Clock({ deadline }) {
  const [now, tick] = useState(Date.now());
  const seconds = (Date.parse(deadline) - now) / 1000;
  useEffect(() => {
    const timer = setInterval(() => tick(Date.now()), seconds > HOUR ? 30_000 : 1000);
    return () => clearInterval(timer);
  }, [deadline, seconds > HOUR]);
  const left = timeLeft(seconds);
  return html`<span class=${`clock${seconds < HURRY ? " is-short" : ""}`} role="timer" aria-label=${text("clock-left", { time: left })}>${left}</span>`;
}
