/** Semantic colors. Use good, fair, warn and bad only for status; info is the accent color. */

export type Tone = "neutral" | "info" | "good" | "fair" | "warn" | "bad";

/**
 * Classes of each tone: `text` is legible on the page, `onWash` on the tone's `wash` (background).
 * For `fair` (yellow) both are dark, because yellow letters are illegible.
 */
export const TONES = {
  neutral: {
    wash: "bg-sunken",
    onWash: "text-ink-soft",
    text: "text-ink-soft",
    fill: "bg-ink-faint",
    edge: "border-line",
  },
  info: {
    wash: "bg-accent-wash",
    onWash: "text-accent",
    text: "text-accent",
    fill: "bg-accent",
    edge: "border-accent/35",
  },
  good: {
    wash: "bg-good-wash",
    onWash: "text-good",
    text: "text-good",
    fill: "bg-good",
    edge: "border-good/35",
  },
  fair: {
    wash: "bg-fair",
    onWash: "text-on-fair",
    text: "text-ink",
    // On white, yellow alone is too faint to see where the bar ends.
    fill: "border border-fair-edge bg-fair",
    edge: "border-fair-edge",
  },
  warn: {
    wash: "bg-warn-wash",
    onWash: "text-warn",
    text: "text-warn",
    fill: "bg-warn",
    edge: "border-warn/35",
  },
  bad: {
    wash: "bg-bad-wash",
    onWash: "text-bad",
    text: "text-bad",
    fill: "bg-bad",
    edge: "border-bad/35",
  },
} as const satisfies Record<Tone, Record<"wash" | "onWash" | "text" | "fill" | "edge", string>>;
