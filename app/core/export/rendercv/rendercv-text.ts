/** Texts of RenderCV, which are Markdown in every field. */

import { cleanLine, cleanLines } from "#app/core/export/clean-line.ts";
import { type FormattedBlock, readFormattedDescription } from "#app/core/resume/description.ts";
import type { Run } from "#app/core/resume/inline-text.ts";
import { tidyRuns } from "#app/core/resume/inline-text.ts";
import { toUri } from "#app/core/resume/json-resume-fields.ts";

/** Of a text that is no Markdown, on one line. RenderCV's reader knows no escapes of other signs. */
export const plain = (text: string | undefined) => escapeMarks(cleanLine(text ?? ""));

const escapeMarks = (text: string) => text.replace(/[\\`*_[\]]/g, "\\$&");

export function formatted(runs: readonly Run[]): string {
  const written = tidyRuns(runs).map(({ text, bold, italic, link }) => {
    const stars = "*".repeat((bold ? 2 : 0) + (italic ? 1 : 0));
    const marked = stars + escapeMarks(text) + stars;
    return link ? `[${marked}](${link})` : marked;
  });
  return written.join("");
}

/** A paragraph is a summary, bullets are highlights; RenderCV has no second level. */
export function describe(description: string | undefined): {
  summary?: string;
  highlights?: string[];
} {
  const block = readFormattedDescription(cleanLines(description ?? ""));
  return block ? ofBlock(block) : {};
}

const ofBlock = (block: FormattedBlock) =>
  block.kind === "paragraph"
    ? { summary: formatted(block.runs) }
    : { highlights: block.items.map(({ runs }) => formatted(runs)) };

/** "[Kite](https://kite.example)", the way by which RenderCV links names. */
export function linked(name: string, address: string): string {
  const href = webAddress(address);
  return href ? `[${plain(name)}](${inBrackets(href)})` : plain(name);
}

const IN_PAIRS = /^[^()]*(?:\([^()]*\)[^()]*)*$/;
/** A bracket that has no other would end the link, and what follows could be one to anywhere. */
const inBrackets = (href: string) =>
  IN_PAIRS.test(href) ? href : href.replaceAll("(", "%28").replaceAll(")", "%29");

/** Null for an address that is not of the web. */
export const webAddress = (address: string): string | null => toUri(address) || null;
