/** Converts HTML and Markdown in structured files to our text format, with bold, italic and links. */
import { Marked } from "marked";
import { readHtml } from "#app/core/import/html/read-html.ts";
import { escapeInline, plainText } from "#app/core/resume/inline-text.ts";

/** Longer texts have no field; the limit bounds the work of the Markdown parser. */
const MAX_LENGTH = 20_000;
const HTML_TAG = /<\/?[a-z][a-z0-9]*\b[^<>]*>/i;
const MARKDOWN_MARK = /[*_`[\]#~]|^\s*[-+]\s/m;

/** Returns one line for each paragraph and list item. */
function htmlToText(html: string): string {
  const page = readHtml(html, { writesAddresses: false });
  if ("message" in page) return escapeInline(html.replace(/<[^>]*>/g, " "));
  return page.lines.map(({ text }) => page.formats.get(text) ?? escapeInline(text)).join("\n");
}

function markdownToText(markdown: string): string {
  if (markdown.length > MAX_LENGTH || !MARKDOWN_MARK.test(markdown)) {
    return escapeInline(markdown.trim());
  }
  try {
    return htmlToText(new Marked({ async: false, breaks: true }).parse(markdown) as string);
  } catch {
    return escapeInline(markdown);
  }
}

/** Converts text that may be HTML or Markdown. */
export const richText = (text: string): string =>
  HTML_TAG.test(text) ? htmlToText(text) : markdownToText(text);

/** Converts text that may be HTML or Markdown to plain text on one line, for fields without formatting. */
export const plainOfRichText = (text: string): string =>
  plainText(richText(text)).replace(/\s+/g, " ").trim();

/** The address of "[Pumpster](https://pumpster.example)"; "" unless the whole text is one link. */
export function addressOfLink(markdown: string): string {
  return /^\s*(?:\*{1,3})?\[[^\]]*\]\((https?:[^\s)]+)\)(?:\*{1,3})?\s*$/.exec(markdown)?.[1] ?? "";
}
