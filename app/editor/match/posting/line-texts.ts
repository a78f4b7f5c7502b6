/** What the lines of a job description say in words, beside their signs. */
import { keywordState, type LineState, type PostingLine } from "./posting-lines.ts";

export const STATE_LABELS: Record<LineState, string> = {
  shown: "Shown",
  partly: "Partly shown",
  missing: "Missing",
  unread: "Not read as a requirement",
  plain: "",
};

const READ_AS: Record<NonNullable<PostingLine["readAs"]>, string> = {
  about: "Read as about the employer.",
  perk: "Read as a benefit.",
  apply: "Read as how to apply.",
  condition: "Read as a condition of the job, not a skill.",
  label: "Read as a label of the job board.",
  padding: "Read as no requirement.",
  heading: "Read as a heading.",
  preferred: "Nice-to-have.",
  "screening question": "Read as a screening question, which isn't scored.",
  "too long": "Not read: the job description is longer than we read.",
};

/** `2 of 3 shown, 1 of them partly`; "" for a line of one requirement or none. */
export function sumText({ keywords }: PostingLine): string {
  if (keywords.length < 2) return "";
  const found = keywords.filter(({ found }) => found).length;
  const partly = keywords.filter((keyword) => keywordState(keyword) === "partly").length;
  const sum = `${found} of ${keywords.length} shown`;
  return partly > 0 ? `${sum}, ${partly} of them partly` : sum;
}

/** The state as a screen reader says it before the line. */
export const stateText = (line: PostingLine): string =>
  [STATE_LABELS[line.state], sumText(line)].filter((text) => text !== "").join(", ");

export function readAsText({ readAs, state, excluded }: PostingLine): string | null {
  if (state !== "unread") return null;
  if (excluded.length > 0) return "You marked it as no requirement.";
  return readAs === null ? null : READ_AS[readAs];
}
