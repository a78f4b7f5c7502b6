/** Writes texts for RenderCV, which reads every field as Markdown. */

import { cleanLine, cleanLines } from "#app/core/export/clean-line.ts";
import { type FormattedBlock, readFormattedDescription } from "#app/core/resume/description.ts";
import type { Run } from "#app/core/resume/inline-text.ts";
import { tidyRuns } from "#app/core/resume/inline-text.ts";
import { toUri } from "#app/core/resume/json-resume-fields.ts";

/**
 * Escapes plain text and joins its lines. Only these characters are escaped; RenderCV would print other backslashes.
 */
export const escapeLine = (text: string | undefined) => escapeMarks(cleanLine(text ?? ""));

const escapeMarks = (text: string) => text.replace(/[\\`*_[\]]/g, "\\$&");

/** Writes formatted text as Markdown. */
export function writeRuns(runs: readonly Run[]): string {
  const written = tidyRuns(runs).map(({ text, bold, italic, link }) => {
    const stars = "*".repeat((bold ? 2 : 0) + (italic ? 1 : 0));
    const marked = stars + escapeMarks(text) + stars;
    return link ? `[${marked}](${link})` : marked;
  });
  return written.join("");
}

/** A paragraph becomes `summary`, bullets become `highlights`; RenderCV has no nested bullets. */
export function descriptionFields(description: string | undefined): {
  summary?: string;
  highlights?: string[];
} {
  const block = readFormattedDescription(cleanLines(description ?? ""));
  return block ? ofBlock(block) : {};
}

const ofBlock = (block: FormattedBlock) =>
  block.kind === "paragraph"
    ? { summary: writeRuns(block.runs) }
    : { highlights: block.items.map(({ runs }) => writeRuns(runs)) };

/** "[Kite](https://kite.example)", the form in which RenderCV links names. */
export function linkedName(name: string, address: string): string {
  const href = webAddress(address);
  return href ? `[${escapeLine(name)}](${escapeUnpairedParentheses(href)})` : escapeLine(name);
}

const BALANCED_PARENTHESES = /^[^()]*(?:\([^()]*\)[^()]*)*$/;
/** An unpaired parenthesis would end the address, and the text after it could form another link. */
const escapeUnpairedParentheses = (href: string) =>
  BALANCED_PARENTHESES.test(href) ? href : href.replaceAll("(", "%28").replaceAll(")", "%29");

/** Null if the address is not a web address. */
export const webAddress = (address: string): string | null => toUri(address) || null;
