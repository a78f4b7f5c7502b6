/** Semantic colors. Use good, warn and bad only for status; info is the accent color. */

export type Tone = "neutral" | "info" | "good" | "warn" | "bad";

export const TONES = {
  neutral: { wash: "bg-sunken", text: "text-ink-soft", fill: "bg-ink-faint", edge: "border-line" },
  info: {
    wash: "bg-accent-wash",
    text: "text-accent",
    fill: "bg-accent",
    edge: "border-accent/35",
  },
  good: { wash: "bg-good-wash", text: "text-good", fill: "bg-good", edge: "border-good/35" },
  warn: { wash: "bg-warn-wash", text: "text-warn", fill: "bg-warn", edge: "border-warn/35" },
  bad: { wash: "bg-bad-wash", text: "text-bad", fill: "bg-bad", edge: "border-bad/35" },
} as const satisfies Record<Tone, Record<"wash" | "text" | "fill" | "edge", string>>;
