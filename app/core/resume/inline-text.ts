/**
 * Bold, italic and links inside a line, as a resume's JSON writes them: `**bold**`, `*italic*`, `[text](https://…)`,
 * with a backslash before signs that are meant literally. Only lines that would be misread are escaped, so that
 * ordinary texts ("2 * 3", "C:\temp") stay as they are. A format never crosses a line end.
 */

import { readAddress } from "./read-address.ts";

export interface Run {
  text: string;
  bold?: true;
  italic?: true;
  /** An address that starts with https, http, mailto or tel. */
  link?: string;
}

const SPECIAL = /[\\*[]/;
const ESCAPABLE = /[\\*[\]]/;
export const LINE_ENDS = /(\r\n|[\n\v\f\r\u0085\u2028\u2029])/;
/** Characters that are no letters cannot be written into a Word document. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)[^\s()<>\p{C}]+$/iu;
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
  const tokens = tokensOf(line);
  resolveStars(tokens);
  const runs: Run[] = [];
  let bold = false;
  let italic = false;
  let link: string | undefined;
  for (const { kind, value, toggles } of tokens) {
    if (kind === "open") link = value;
    else if (kind === "close") link = undefined;
    if (kind === "text" || kind === "stars") {
      const literal = kind === "text" ? value : value.slice(starsUsed(toggles));
      push(runs, literal, { bold, italic, link });
      if (toggles.bold) bold = !bold;
      if (toggles.italic) italic = !italic;
    }
  }
  return runs;
}

const starsUsed = ({ bold, italic }: Token["toggles"]) => (bold ? 2 : 0) + (italic ? 1 : 0);

function push(
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

export const isSameFormat = (a: Omit<Run, "text">, b: Omit<Run, "text">): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.link === b.link;

function tokensOf(line: string): Token[] {
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
  for (let at = 0; at < line.length; ) {
    const sign = line[at] as string;
    if (linkEnd && at === linkEnd.at) {
      flush();
      add("close", "");
      at += linkEnd.length;
      linkEnd = null;
    } else if (sign === "\\" && ESCAPABLE.test(line[at + 1] ?? "")) {
      text += line[at + 1];
      at += 2;
    } else if (sign === "*") {
      const stars = /^\*+/.exec(line.slice(at))?.[0] ?? sign;
      flush();
      add("stars", stars);
      at += stars.length;
    } else {
      const link: Link | null = sign === "[" && !linkEnd ? findLink(line, at) : null;
      if (link) {
        flush();
        add("open", link.address);
        linkEnd = link.end;
      } else {
        text += sign;
      }
      at += 1;
    }
  }
  flush();
  return tokens;
}

interface Link {
  address: string;
  end: { at: number; length: number };
}

/** The link that opens at `start`, if its text ends on this line and an address follows. */
function findLink(line: string, start: number): Link | null {
  let at = start + 1;
  while (at < line.length && line[at] !== "]" && line[at] !== "[") at += line[at] === "\\" ? 2 : 1;
  if (at === start + 1 || line[at] !== "]") return null;
  const target = /^\]\(([^\s()]+)\)/.exec(line.slice(at, at + MAX_LINK_LENGTH + 4));
  const address = target?.[1] ?? "";
  if (!target || !isLinkAddress(address)) return null;
  return { address, end: { at, length: target[0].length } };
}

/** Finds out which stars open and close a format; the others are literal. */
function resolveStars(tokens: Token[]): void {
  const isBlank = (index: number, side: 1 | -1) => {
    const token = tokens[index + side];
    // The text of a link begins and ends without blanks of its own, so a bracket counts as a letter.
    if (!token) return true;
    const sign = side === 1 ? token.value[0] : token.value.at(-1);
    return token.kind === "text" && /\s/.test(sign ?? "");
  };
  for (const format of ["bold", "italic"] as const) {
    const candidates = tokens
      .map((token, index) => ({ token, index }))
      .filter(({ token }) => token.kind === "stars" && CAN[format].has(token.value.length));
    let opened: Token | null = null;
    for (const { token, index } of candidates) {
      if (!opened) opened = isBlank(index, 1) ? null : token;
      else if (!isBlank(index, -1)) {
        opened.toggles[format] = true;
        token.toggles[format] = true;
        opened = null;
      }
    }
  }
}

/** One star is italic, two are bold, three both; more are a line of stars. */
const CAN = { bold: new Set([2, 3]), italic: new Set([1, 3]) };

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
  const next: (Run | undefined)[] = [];
  for (const [index, unit] of [...units.entries()].reverse())
    next[index] = isWord(unit) ? unit : next[index + 1];
  const tidy: Run[] = [];
  let before: Run | undefined;
  for (const [index, unit] of units.entries()) {
    if (isWord(unit)) before = unit;
    const after = next[index];
    push(tidy, unit.text, {
      bold: (before?.bold && after?.bold) ?? false,
      italic: (before?.italic && after?.italic) ?? false,
      link: before?.link === after?.link ? after?.link : undefined,
    });
  }
  return tidy;
}

/** Maps each line of a text and keeps the line ends as they are. */
export const mapLines = (text: string, change: (line: string) => string): string =>
  SPECIAL.test(text)
    ? text
        .split(LINE_ENDS)
        .map((part, index) => (index % 2 === 0 ? change(part) : part))
        .join("")
    : text;

/** Removes the markup of a text in a resume's JSON. */
export const plainText = (text: string): string =>
  mapLines(text, (line) =>
    readInline(line)
      .map((run) => run.text)
      .join(""),
  );

/**
 * Converts plain text to a text of a resume's JSON: signs that would be read as markup are escaped.
 */
export const inlineText = (plain: string): string => mapLines(plain, escapeIfMisread);

/** Cuts a text of a resume's JSON to its first letters, which keep their formats. */
export function firstLetters(text: string, count: number): string {
  let left = count;
  const take = (part: string) => {
    const taken = part.slice(0, left);
    left -= taken.length;
    return taken;
  };
  return text
    .split(LINE_ENDS)
    .map((part, index) =>
      index % 2 === 0
        ? writeInline(readInline(part).map((run) => ({ ...run, text: take(run.text) })))
        : take(part),
    )
    .join("");
}
