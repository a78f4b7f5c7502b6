/**
 * Prepares the input of the neural line reader: a requirement with its sentence, and the resume's
 * lines, split as in its training.
 */
import type { AnalyzedResume } from "#app/core/ats/evidence/analyze-resume.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import type { RequirementInput } from "./line-reader.ts";
import { neutralizeGender } from "./neutralize-gender.ts";

/** Number of characters of the posting's line that are kept before and after the requirement. */
const CONTEXT_LENGTH = 110;
/** Longer lines are split into sentences, and longer sentences at a space. */
const LONG_LINE = 240;
/** In characters; shorter lines are left out. */
const SHORTEST_LINE = 2;
/** An entry's heading is cut to this many characters. */
const LONGEST_ENTRY = 400;
/**
 * A text counts as hard-wrapped (broken at one width) if this share of its lines is full, that is,
 * the next word would not fit, or the smaller share is full and continues in lower case.
 */
const FULL_SHARE = 0.6;
const CONTINUED_SHARE = 0.15;
/** A text of fewer lines never counts as hard-wrapped. */
const MIN_LINES = 8;
/**
 * The text's width is this quantile of its lines' lengths: a few lines are longer, such as two that
 * were joined at a hyphen.
 */
const WIDTH_QUANTILE = 0.9;
/** Narrower texts are columns of names and dates. */
const MIN_WIDTH = 40;
/** Sections whose lines are not informative (ResumeLine.isInformative). */
const UNINFORMATIVE_SECTIONS: ReadonlySet<string | null> = new Set(["Education", "Skills"]);
/** Minimum length of an informative line, in words. */
const MIN_WORDS = 3;
/**
 * A line is left out if a smaller share of its characters remains without its hidden words: words that do
 * not count, such as personal details and text copied from the posting (AnalyzedResume.hidden).
 */
const MIN_LEFT = 2 / 3;

/** Pieces of at most LONG_LINE characters that end at a space if possible. */
const PIECES = new RegExp(`.{1,${LONG_LINE}}(?:\\s+|$)|.{${LONG_LINE}}`, "gs");

export interface ResumeLine {
  /** Offset of the whole line that it is a part of. */
  start: number;
  /** Offsets of the part itself. */
  at: number;
  end: number;
  text: string;
  /** The heading of its entry, or "". */
  entry: string;
  /**
   * Whether it may show a requirement that it does not name: not if it is very short, nor under
   * Education or Skills.
   */
  isInformative: boolean;
}

/** The requirement's name, and the posting's sentence around it. */
export function requirementInput(
  { surface, places: [place] }: Requirement,
  { text: { tokens, clean } }: Posting,
): RequirementInput {
  const first = place && tokens[place.from];
  const line = first ? lineAt(clean.text, first.start) : surface;
  const sentence = plain(line);
  const lowSurface = surface.toLowerCase();
  const at = Math.max(0, sentence.toLowerCase().indexOf(lowSurface));
  const part = sentence.slice(
    Math.max(0, at - CONTEXT_LENGTH),
    at + surface.length + CONTEXT_LENGTH,
  );
  const sentences = part.split(/(?<=[.;:!?])\s/);
  return {
    name: surface,
    sentence: sentences.find((sentence) => sentence.toLowerCase().includes(lowSurface)) ?? part,
  };
}

/**
 * The resume's lines, long ones split, without hidden words, and without lines that are mostly
 * hidden.
 */
export function resumeLines(resume: AnalyzedResume): ResumeLine[] {
  const shown = shownText(resume);
  return unsplitLines(resume).flatMap((line) =>
    partsOf(line, resume).flatMap((part) => {
      const text = plain(shown.slice(part.at, part.end));
      const isMostlyHidden = text.length < MIN_LEFT * plain(part.text).length;
      if (text.length < SHORTEST_LINE || isMostlyHidden) return [];
      const isInformative =
        isLongEnough(text) && !UNINFORMATIVE_SECTIONS.has(sectionOf(part.at, resume));
      return [
        {
          ...part,
          text: neutralizeGender(text),
          entry: neutralizeGender(part.entry),
          isInformative,
        },
      ];
    }),
  );
}

/** Words of dates: `February 2021 to Present` says nothing of the work. */
const DATE_WORD =
  /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|may|january|february|march|april|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|to|until|till|since|from|through|present|now|current|currently|today|date|ongoing|years?|yrs?|months?|mos)$/i;

/** Whether a text has MIN_WORDS words of two letters or more, or is no date and has some. */
function isLongEnough(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.length >= MIN_WORDS && words.some((word) => !DATE_WORD.test(word));
}

/** The section at an offset of the clean text. */
function sectionOf(index: number, { text: { tokens }, sectionAt }: AnalyzedResume): string | null {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return sectionAt(low);
}

/** A line without its bullet, with single spaces. */
const plain = (line: string) =>
  line
    .replace(/^[-•*· ]+/, "")
    .replace(/\s+/g, " ")
    .trim();

/** The text with spaces in place of hidden words. */
function shownText({ text: { tokens, clean }, hidden }: AnalyzedResume): string {
  let shown = "";
  let at = 0;
  for (const [index, { start, end }] of tokens.entries()) {
    if (!hidden[index]) continue;
    shown += clean.text.slice(at, start) + " ".repeat(end - start);
    at = end;
  }
  return shown + clean.text.slice(at);
}

/** The resume's lines with their entry's heading, hard-wrapped ones joined, long ones not split. */
export function unsplitLines(resume: AnalyzedResume): readonly ResumeLine[] {
  const {
    text: { tokens, clean },
    jobs,
  } = resume;
  const headings = jobs.flatMap(({ title }) => {
    const start = tokens[title.from]?.start;
    return start === undefined
      ? []
      : [{ start, entry: plain(lineAt(clean.text, start)).slice(0, LONGEST_ENTRY) }];
  });
  const lines: ResumeLine[] = [];
  let start = 0;
  for (const raw of clean.text.split("\n")) {
    const text = raw.trim();
    const at = start + raw.indexOf(text);
    const end = at + text.length;
    const entry = headings.findLast((heading) => heading.start < end)?.entry ?? "";
    if (text.length >= SHORTEST_LINE)
      lines.push({ start, at, end, text, entry, isInformative: true });
    start += raw.length + 1;
  }
  return joinWrapped(lines, resume);
}

/** Joins the lines of a hard-wrapped text up to the next bullet; returns others unchanged. */
function joinWrapped(lines: readonly ResumeLine[], resume: AnalyzedResume): readonly ResumeLine[] {
  const lengths = lines.map(({ text }) => text.length).sort((a, b) => a - b);
  const width = lengths[Math.floor(WIDTH_QUANTILE * lengths.length)] ?? 0;
  /** Whether the next line's first word would not fit into this one. */
  const isFull = (index: number) => {
    const [word = ""] = lines[index + 1]?.text.split(" ", 1) ?? [];
    return word !== "" && (lines[index]?.text.length ?? 0) + 1 + word.length > width;
  };
  if (width < MIN_WIDTH || lines.length < MIN_LINES) return lines;
  const isLowerCase = (index: number) => /^\p{Ll}/u.test(lines[index]?.text ?? "");
  const full = lines.filter((_, index) => isFull(index));
  const broken = lines.filter((_, index) => isFull(index) && isLowerCase(index + 1));
  // In a text without capitals, lower case does not mean that a line continues.
  const lowerCaseStarts = lines.filter((_, index) => !isFull(index - 1) && isLowerCase(index));
  const areContinued =
    broken.length >= CONTINUED_SHARE * lines.length &&
    lowerCaseStarts.length < (lines.length - full.length) / 2;
  if (full.length < FULL_SHARE * lines.length && !areContinued) return lines;
  const isSamePart = (before: ResumeLine, { at, entry }: ResumeLine) =>
    before.entry === entry && sectionOf(before.at, resume) === sectionOf(at, resume);
  const whole: ResumeLine[] = [];
  for (const [at, line] of lines.entries()) {
    const before = whole.at(-1);
    const continues = isFull(at - 1) && !/^[-•*·]/.test(line.text);
    if (before && continues && isSamePart(before, line))
      whole[whole.length - 1] = { ...before, end: line.end, text: `${before.text} ${line.text}` };
    else whole.push(line);
  }
  return whole;
}

/** The line around an offset, with single spaces. */
function lineAt(text: string, index: number): string {
  const start = text.lastIndexOf("\n", index - 1) + 1;
  const end = text.indexOf("\n", index);
  return text
    .slice(start, end < 0 ? undefined : end)
    .trim()
    .replace(/\s+/g, " ");
}

/** Splits a line that is longer than LONG_LINE into sentences, and these into pieces. */
function partsOf(line: ResumeLine, { text: { clean } }: AnalyzedResume): ResumeLine[] {
  if (line.text.length <= LONG_LINE) return [line];
  let at = line.at;
  return clean.text
    .slice(line.at, line.end)
    .split(/(?=\S)(?<=[.;!?]\s+)|(?<=\s)(?=•\s)/)
    .flatMap((sentence) => sentence.match(PIECES) ?? [])
    .map((piece) => {
      const text = piece.trimEnd();
      const part = { ...line, at, end: at + text.length, text };
      at += piece.length;
      return part;
    });
}
