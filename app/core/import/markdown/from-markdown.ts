/** Imports Markdown by converting it to HTML: text in, a resume with a report or an error message out. */
import { Marked } from "marked";
import { readHtml } from "#app/core/import/html/read-html.ts";
import type { ImportModels } from "#app/core/import/labels/import-models.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { fromParagraphs } from "#app/core/import/paragraphs/from-paragraphs.ts";
import {
  type CollectedParagraphs,
  TOO_MUCH_TEXT,
  type Unreadable,
} from "#app/core/import/paragraphs/paragraph-collector.ts";
import { isCovitaeMarkdown } from "#app/core/import/text/covitae-layout.ts";
import { findMargin, isBrokenAtMargin } from "#app/core/import/text/text-margin.ts";
import { splitAtDots } from "./split-at-dots.ts";

/** The limit of the whole file, in characters. */
const MAX_LENGTH = 150_000;
/** In characters; the parser's work grows with the square of a paragraph's length. */
const MAX_PARAGRAPH_LENGTH = 10_000;
/** The limit of asterisks and underscores in a paragraph; the parser compares each with all before it. */
export const MAX_MARKS = 600;
const TOO_MANY_MARKS: Unreadable = {
  message: "This Markdown file has far more marks of bold and italic text than a resume.",
};
const TOO_DEEP = "This Markdown file is nested too deeply to be read.";

export function fromMarkdown(
  text: string,
  newId: () => string,
  models: ImportModels | null,
): ImportOutcome {
  const read = readMarkdown(text);
  const isOurs = "lines" in read && isCovitaeMarkdown(text);
  return fromParagraphs(read, "markdown", newId, isOurs ? null : models);
}

export function readMarkdown(text: string): CollectedParagraphs | Unreadable {
  if (text.length > MAX_LENGTH) return TOO_MUCH_TEXT;
  if (anyParagraphExceeds(text, MAX_PARAGRAPH_LENGTH, (line) => line.length)) return TOO_MUCH_TEXT;
  if (anyParagraphExceeds(text, MAX_MARKS, (line) => line.replace(/[^*_]+/g, "").length))
    return TOO_MANY_MARKS;
  let html: string;
  try {
    html = new Marked({ async: false, gfm: true }).parse(keepLineBreaks(text)) as string;
  } catch (error) {
    // The parser calls itself for each level of nesting.
    if (error instanceof RangeError) return { message: TOO_DEEP };
    throw error;
  }
  const page = readHtml(html);
  return "lines" in page ? { ...page, lines: splitAtDots(page.lines) } : page;
}

/** True if `countIn` adds up to more than the limit over the lines of a paragraph. */
function anyParagraphExceeds(
  text: string,
  limit: number,
  countIn: (line: string) => number,
): boolean {
  let count = 0;
  return text.split("\n").some((line) => {
    count = isParagraphLine(line) ? count + countIn(line) : countIn(line);
    return count > limit;
  });
}

/**
 * Marks the author's line breaks with two spaces, so that the parser keeps them. Only a line that was broken at the
 * margin is joined to the next.
 */
function keepLineBreaks(text: string): string {
  const lines = frontMatterToText(text.replace(/\r\n?/g, "\n")).split("\n");
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

/** Makes front matter, such as "name: Anna Berg" between lines of "---", a paragraph of the text. */
function frontMatterToText(text: string): string {
  const [frontMatter, data] = /^---\n([\s\S]{0,5000}?)\n(?:---|\.\.\.)\n/.exec(text) ?? [];
  return frontMatter && data ? `${data}\n\n${text.slice(frontMatter.length)}` : text;
}
