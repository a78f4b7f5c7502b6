/**
 * Bold, italic and links inside a line, as a resume's JSON writes them: `**bold**`, `*italic*`, `[text](https://…)`,
 * with a backslash before signs that are meant literally. Only lines that would be misread are escaped, so that
 * ordinary texts ("2 * 3", "C:\temp") stay as they are. A format never crosses a line end.
 */

import { readAddress } from "./read-address.ts";

/** A part of a line with one format. */
export interface Run {
  text: string;
  bold?: true;
  italic?: true;
  /** An address that starts with https, http, mailto or tel. */
  link?: string;
}

const SPECIAL = /[\\*[]/;
const ESCAPABLE = /[\\*[\]]/;
export const CAPTURED_LINE_END = /(\r\n|[\n\v\f\r\u0085\u2028\u2029])/;
/** Without control and other invisible characters (\p{C}), which a Word document cannot contain. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)[^\s()<>\p{C}]+$/iu;
/** In characters. */
export const MAX_LINK_LENGTH = 200;

/** Whether an address may be in a link; others, like `javascript:`, are refused everywhere. */
export const isLinkAddress = (address: string): boolean =>
  address.length <= MAX_LINK_LENGTH &&
  ADDRESS.test(address) &&
  readAddress(address).kind === "link";

interface Token {
  kind: "text" | "stars" | "open" | "close";
  /** The literal text, the stars, or the address of the link. */
  value: string;
  /** For stars: the formats that start or end here. */
  toggles: { bold: boolean; italic: boolean };
}

/** The runs of one line; neighbors with the same formats are one run. */
export function readInline(line: string): Run[] {
  if (!SPECIAL.test(line)) return line === "" ? [] : [{ text: line }];
  const tokens = tokenize(line);
  resolveStars(tokens);
  const runs: Run[] = [];
  let bold = false;
  let italic = false;
  let link: string | undefined;
  for (const { kind, value, toggles } of tokens) {
    if (kind === "open") link = value;
    else if (kind === "close") link = undefined;
    if (kind === "text" || kind === "stars") {
      const literal = kind === "text" ? value : value.slice(countUsedStars(toggles));
      appendRun(runs, literal, { bold, italic, link });
      if (toggles.bold) bold = !bold;
      if (toggles.italic) italic = !italic;
    }
  }
  return runs;
}

const countUsedStars = ({ bold, italic }: Token["toggles"]) => (bold ? 2 : 0) + (italic ? 1 : 0);

function appendRun(
  runs: Run[],
  text: string,
  { bold, italic, link }: { bold: boolean; italic: boolean; link: string | undefined },
): void {
  if (text === "") return;
  const run: Run = { text };
  if (bold) run.bold = true;
  if (italic) run.italic = true;
  if (link !== undefined) run.link = link;
  const last = runs.at(-1);
  if (last && isSameFormat(last, run)) last.text += text;
  else runs.push(run);
}

/** Whether two runs have the same formats and link. */
export const isSameFormat = (a: Omit<Run, "text">, b: Omit<Run, "text">): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.link === b.link;

function tokenize(line: string): Token[] {
  const tokens: Token[] = [];
  const add = (kind: Token["kind"], value: string) =>
    tokens.push({ kind, value, toggles: { bold: false, italic: false } });
  /** Where the open link's text ends, and the length of the `](…)` that follows. */
  let linkEnd: Link["end"] | null = null;
  let text = "";
  const flush = () => {
    if (text !== "") add("text", text);
    text = "";
  };
  for (let index = 0; index < line.length; ) {
    const sign = line[index] as string;
    if (linkEnd && index === linkEnd.index) {
      flush();
      add("close", "");
      index += linkEnd.length;
      linkEnd = null;
    } else if (sign === "\\" && ESCAPABLE.test(line[index + 1] ?? "")) {
      text += line[index + 1];
      index += 2;
    } else if (sign === "*") {
      const stars = /^\*+/.exec(line.slice(index))?.[0] ?? sign;
      flush();
      add("stars", stars);
      index += stars.length;
    } else {
      const link: Link | null = sign === "[" && !linkEnd ? findLink(line, index) : null;
      if (link) {
        flush();
        add("open", link.address);
        linkEnd = link.end;
      } else {
        text += sign;
      }
      index += 1;
    }
  }
  flush();
  return tokens;
}

interface Link {
  address: string;
  end: { index: number; length: number };
}

/** The link that opens at `start`, if its text ends on this line and an address follows. */
function findLink(line: string, start: number): Link | null {
  let end = start + 1;
  while (end < line.length && line[end] !== "]" && line[end] !== "[")
    end += line[end] === "\\" ? 2 : 1;
  if (end === start + 1 || line[end] !== "]") return null;
  const target = /^\]\(([^\s()]+)\)/.exec(
    line.slice(end, end + MAX_LINK_LENGTH + "]()".length + 1),
  );
  const address = target?.[1] ?? "";
  if (!target || !isLinkAddress(address)) return null;
  return { address, end: { index: end, length: target[0].length } };
}

/** Pairs the stars that open and close a format by setting their `toggles`; the others are literal. */
function resolveStars(tokens: Token[]): void {
  const isBlankBeside = (index: number, side: 1 | -1) => {
    const token = tokens[index + side];
    // The text of a link begins and ends without blanks of its own, so a bracket counts as a letter.
    if (!token) return true;
    const sign = side === 1 ? token.value[0] : token.value.at(-1);
    return token.kind === "text" && /\s/.test(sign ?? "");
  };
  for (const format of ["bold", "italic"] as const) {
    const candidates = tokens
      .map((token, index) => ({ token, index }))
      .filter(({ token }) => token.kind === "stars" && STAR_COUNTS[format].has(token.value.length));
    let opening: Token | null = null;
    for (const { token, index } of candidates) {
      if (!opening) opening = isBlankBeside(index, 1) ? null : token;
      else if (!isBlankBeside(index, -1)) {
        opening.toggles[format] = true;
        token.toggles[format] = true;
        opening = null;
      }
    }
  }
}

/** The numbers of consecutive stars that can mean a format: one italic, two bold, three both. */
const STAR_COUNTS = { bold: new Set([2, 3]), italic: new Set([1, 3]) };

/** Writes the runs of one line as markup. Blanks at the ends of a format are left out of it. */
export function writeInline(runs: readonly Run[]): string {
  const tidy = tidyRuns(runs);
  const plain = tidy.map((run) => run.text).join("");
  if (tidy.every((run) => isSameFormat(run, {}))) return escapeIfMisread(plain);
  let written = "";
  let last: Omit<Run, "text"> = {};
  for (const run of [...tidy, { text: "" }]) {
    if (last.link !== undefined && last.link !== run.link) written += `](${last.link})`;
    const stars = (last.bold !== run.bold ? 2 : 0) + (last.italic !== run.italic ? 1 : 0);
    written += "*".repeat(stars);
    if (run.link !== undefined && run.link !== last.link) written += "[";
    written += escapeSigns(run.text);
    last = run;
  }
  return written;
}

const escapeSigns = (text: string) => text.replace(/[\\*[\]]/g, "\\$&");
const escapeIfMisread = (line: string) => {
  if (!SPECIAL.test(line)) return line;
  const runs = readInline(line);
  return runs.length === 1 && runs[0]?.text === line && isSameFormat(runs[0], {})
    ? line
    : escapeSigns(line);
};

/**
 * Makes formats begin and end at words, because stars next to a blank are literal: a blank keeps
 * only the formats that the words on both sides have.
 */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const units = runs
    .flatMap((run) => run.text.split(/(\s+)/).map((text) => ({ ...run, text })))
    .filter(({ text }) => text !== "");
  const isWord = ({ text }: Run) => /\S/.test(text);
  /** For each unit, the unit itself if it is a word, otherwise the next word. */
  const nextWords: (Run | undefined)[] = [];
  for (const [index, unit] of [...units.entries()].reverse())
    nextWords[index] = isWord(unit) ? unit : nextWords[index + 1];
  const tidy: Run[] = [];
  let previousWord: Run | undefined;
  for (const [index, unit] of units.entries()) {
    if (isWord(unit)) previousWord = unit;
    const nextWord = nextWords[index];
    appendRun(tidy, unit.text, {
      bold: (previousWord?.bold && nextWord?.bold) ?? false,
      italic: (previousWord?.italic && nextWord?.italic) ?? false,
      link: previousWord?.link === nextWord?.link ? nextWord?.link : undefined,
    });
  }
  return tidy;
}

/** Maps each line of a text and keeps the line ends as they are. */
export const mapLines = (text: string, change: (line: string) => string): string =>
  SPECIAL.test(text)
    ? text
        .split(CAPTURED_LINE_END)
        .map((part, index) => (index % 2 === 0 ? change(part) : part))
        .join("")
    : text;

/** Converts a text with markup to plain text. */
export const plainText = (text: string): string =>
  mapLines(text, (line) =>
    readInline(line)
      .map((run) => run.text)
      .join(""),
  );

/**
 * Converts plain text to text with markup: escapes characters that would be read as markup.
 */
export const escapeInline = (plain: string): string => mapLines(plain, escapeIfMisread);

/** Cuts a text with markup to `count` characters without markup; these keep their formats. */
export function truncateInline(text: string, count: number): string {
  let remaining = count;
  const take = (part: string) => {
    const taken = part.slice(0, remaining);
    remaining -= taken.length;
    return taken;
  };
  return text
    .split(CAPTURED_LINE_END)
    .map((part, index) =>
      index % 2 === 0
        ? writeInline(readInline(part).map((run) => ({ ...run, text: take(run.text) })))
        : take(part),
    )
    .join("");
}
