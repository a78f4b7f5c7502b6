/** User-visible texts of the line-by-line view; those that include values are functions. */
import type { LineState, PostingLine } from "./posting-lines.ts";

/** Names of the states; empty for lines without an icon. */
export const STATE_LABELS: Record<LineState, string> = {
  shown: "Shown",
  partly: "Partly shown",
  missing: "Missing",
  unread: "Not read as a requirement",
  plain: "",
};

export const READ_AS: Record<NonNullable<PostingLine["readAs"]>, string> = {
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

export const TEXTS = {
  heading: "The posting, line by line",
  back: "Back",
  backTo: " to the score",
  notScored: "Not compared yet. Get your ATS score to see which lines your resume shows.",
  otherText:
    "This score doesn't tell where the job description says what. Re-analyze to read it line by line.",
  analyzing: "Analyzing...",
  reanalyze: "Re-analyze",
  getScore: "Get ATS Score",
  elsewhere: "Not in its text: the job title",
  legend: "Signs",
  lines: (count: number) => ` (${count} ${count === 1 ? "line" : "lines"})`,
  howToCorrect: "Open a line to correct it, or select words in it to add them as a requirement.",
  howToRead: "Open a line to see what was read in it.",
  shownCount: ({ shown, of, partly }: { shown: number; of: number; partly: number }) =>
    `${shown} of ${of} shown${partly > 0 ? `, ${partly} of them partly` : ""}`,
  lineButton: ({ number, state, text }: { number: number; state: string; text: string }) =>
    `Line ${number}${state === "" ? "" : `, ${state}`}: ${text}`,
  markTitle: ({ name, state }: { name: string; state: string }) => `${name}: ${state}`,
  excludedMark: "Not a requirement, as you said",
  markedAsNone: "You marked it as no requirement.",
  notCounted: (words: string) => `“${words}” is not counted: you marked it as no requirement.`,
  countAgain: "Count it again",
  countAgainName: (words: string) => `Count it again: ${words}`,
  noneRead: "No requirement was read in this line.",
  addAnother: "Add another requirement…",
  thisIsOne: "This is a requirement…",
  mustHave: "Must-have",
  niceToHave: "Nice-to-have",
  mustOrNice: "Must-have or nice-to-have",
  wordsOfLine: "Use words of this line, in their order.",
  aRequirement: "A requirement",
  whatItAsksFor: "What it asks for",
  keepTheWords: "Keep the words that name it, and delete the rest.",
  add: "Add requirement",
  cancel: "Cancel",
};
