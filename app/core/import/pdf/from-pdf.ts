/**
 * A PDF's text → a resume. What the file's tags say is believed where they find about as much as anything
 * else; without tags the file's own order and the visual one are both tried, and the one that tells more wins.
 */

import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { fromLines } from "#app/core/import/readers/from-lines.ts";
import { isGitHub, isLinkedIn } from "#app/core/import/readers/read-links.ts";
import { linesInFileOrder } from "#app/core/pdf-text/lines.ts";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import { linesInVisualOrder } from "#app/core/pdf-text/visual-order.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { toDocLines } from "./pdf-lines.ts";
import { taggedLines } from "./tagged-lines.ts";

/** Of a page, and of the file; drawings made of letters have more. */
const MOST_RUNS = 5_000;
const MOST_LINES = 5_000;
/** Of what the best guess finds: a file with worse tags than that has tags for another purpose. */
const TRUSTED = 0.75;

export function fromPdf(text: PdfText, newId: () => string): ImportOutcome {
  const pages = text.pages.map((page) => ({ ...page, runs: page.runs.slice(0, MOST_RUNS) }));
  const [inFile, visual] = [linesInFileOrder, linesInVisualOrder].map((order) =>
    fromLines(toDocLines(order(pages).slice(0, MOST_LINES)), "pdf", newId),
  ) as [ImportOutcome, ImportOutcome];
  const guess = worth(visual) > worth(inFile) ? visual : inFile;
  const tagged = fromLines(taggedLines(pages).slice(0, MOST_LINES), "pdf", newId);
  // Guesses fill more fields where they take one for two, so tags need not reach the same figure.
  const best = worth(tagged) >= worth(guess) * TRUSTED ? tagged : guess;
  if (best.ok) takeLinks(best.resume.personalInfo, text);
  return best;
}

/** Of a project, not of the person. */
const isRepository = (link: string) => /github\.com\/[^/]+\/[^/]/i.test(link);

/** Many show a name or an icon and keep the address in the link. */
function takeLinks(info: Resume["personalInfo"], { pages }: PdfText): void {
  const links = pages.flatMap((page) => page.links);
  info.linkedIn ||= links.find(isLinkedIn) ?? "";
  info.github ||= links.find((link) => isGitHub(link) && !isRepository(link)) ?? "";
  info.email ||= links.find((link) => link.startsWith("mailto:"))?.slice("mailto:".length) ?? "";
}

/** What is certain counts; text without a place counts against. */
function worth(outcome: ImportOutcome): number {
  if (!outcome.ok) return Number.NEGATIVE_INFINITY;
  const { recovered, uncertain } = outcome.report;
  return recovered.length - 2 * uncertain.length;
}
