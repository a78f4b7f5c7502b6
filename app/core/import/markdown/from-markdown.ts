/** Imports Markdown by converting it to HTML. */
import { Marked } from "marked";
import { readHtml } from "#app/core/import/html/read-html.ts";
import type { ImportModels } from "#app/core/import/labels/import-models.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import {
  type ReadParagraphs,
  TOO_MUCH_TEXT,
  type Unreadable,
} from "#app/core/import/paragraphs/create-paragraphs.ts";
import { fromParagraphs } from "#app/core/import/paragraphs/from-paragraphs.ts";
import { isCovitaeMarkdown } from "#app/core/import/text/covitae-layout.ts";
import { findMargin, isBrokenAtMargin } from "#app/core/import/text/text-margin.ts";
import { splitAtDots } from "./split-at-dots.ts";

/** Of the whole file, in characters. */
const MAX_LENGTH = 150_000;
/** The work of the parser grows with the square of a paragraph's length. */
const MAX_PARAGRAPH_LENGTH = 10_000;
/** Asterisks and underscores of a paragraph; the parser compares each with all before it. */
export const MAX_MARKS = 600;
const TOO_MANY_MARKS: Unreadable = {
  message: "This Markdown file has far more marks of bold and italic text than a resume.",
};
const UNREADABLE = "This Markdown file is nested too deeply to be read.";

export function fromMarkdown(
  text: string,
  newId: () => string,
  models: ImportModels | null,
): ImportOutcome {
  const read = readMarkdown(text);
  return fromParagraphs(read, "markdown", newId, isCovitaeMarkdown(text) ? null : models);
}

export function readMarkdown(text: string): ReadParagraphs | Unreadable {
  if (text.length > MAX_LENGTH) return TOO_MUCH_TEXT;
  if (exceeds(text, MAX_PARAGRAPH_LENGTH, (line) => line.length)) return TOO_MUCH_TEXT;
  if (exceeds(text, MAX_MARKS, (line) => line.replace(/[^*_]+/g, "").length)) return TOO_MANY_MARKS;
  let html: string;
  try {
    html = new Marked({ async: false, gfm: true }).parse(prepare(text)) as string;
  } catch (error) {
    // The parser calls itself for each level of nesting.
    if (error instanceof RangeError) return { message: UNREADABLE };
    throw error;
  }
  const read = readHtml(html);
  return "lines" in read ? { ...read, lines: splitAtDots(read.lines) } : read;
}

/** Whether a paragraph has more of something than the limit. */
function exceeds(text: string, limit: number, countIn: (line: string) => number): boolean {
  let paragraph = 0;
  return text.split("\n").some((line) => {
    paragraph = isParagraphLine(line) ? paragraph + countIn(line) : countIn(line);
    return paragraph > limit;
  });
}

/**
 * Keeps the author's line breaks: only a line that was broken at the margin is joined to the next.
 */
function prepare(text: string): string {
  const lines = asBody(text.replace(/\r\n?/g, "\n")).split("\n");
  const margin = findMargin(lines);
  return lines
    .map((line, index) => {
      const next = lines[index + 1] ?? "";
      const isInParagraph = isParagraphLine(line) && isParagraphLine(next);
      return isInParagraph && !isBrokenAtMargin(line, next, margin) ? `${line}  ` : line;
    })
    .join("\n");
}

/**
 * True for a line of a paragraph, that is, neither empty nor a heading, list item, quote, table row,
 * code or underline.
 */
const isParagraphLine = (line: string) =>
  line.trim() !== "" && !/^\s*(?:[#>|`~]|[-+*]\s|\d+[.)]\s|[-=_*]{3,}\s*$)/.test(line);

/** Turns front matter, such as "name: Anna Berg", into a paragraph of the text. */
function asBody(text: string): string {
  const [all, data] = /^---\n([\s\S]{0,5000}?)\n(?:---|\.\.\.)\n/.exec(text) ?? [];
  return all && data ? `${data}\n\n${text.slice(all.length)}` : text;
}
