/**
 * Imports the text of a PDF. Rules read it from the file's tags or, if those yield far fewer
 * fields, from the layout. If models are loaded, they also label its lines in several reading
 * orders, and the best reading is used.
 */

import { completeAddresses, fillContactsFromLinks } from "#app/core/import/addresses-from-links.ts";
import { MAX_LABELED_LINES } from "#app/core/import/labels/from-document.ts";
import { readOrders } from "#app/core/import/labels/from-labels.ts";
import type { ImportModels } from "#app/core/import/labels/import-models.ts";
import { isKnownScript } from "#app/core/import/labels/known-script.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import {
  chooseReading,
  combineReadings,
  pickBestOrder,
} from "#app/core/import/labels/quality/choose-reading.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { fromLines } from "#app/core/import/readers/from-lines.ts";
import { linesInFileOrder } from "#app/core/pdf-text/lines.ts";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import { linesInVisualOrder } from "#app/core/pdf-text/visual-order.ts";
import { withCleanRuns } from "./clean-runs.ts";
import { isCovitaePage } from "./covitae-page.ts";
import { toDocLines } from "./pdf-lines.ts";
import { MAX_LINES, MAX_RUNS_PER_PAGE, ordersOfPages } from "./reading-orders.ts";
import { taggedLines } from "./tagged-lines.ts";

/** The share of the layout's score that the tags must reach. Worse tags do not describe the document's structure. */
const MIN_TAGGED_SHARE = 0.75;

export function fromPdf(
  raw: PdfText,
  newId: () => string,
  models: ImportModels | null,
): ImportOutcome {
  const text = withCleanRuns(raw);
  const outcome = readPages(text, newId, models);
  return outcome.ok
    ? { ...outcome, resume: completeAddresses(outcome.resume, linksOf(text)) }
    : outcome;
}

const linksOf = ({ pages }: PdfText) => pages.flatMap((page) => page.links);

function readPages(text: PdfText, newId: () => string, models: ImportModels | null): ImportOutcome {
  const byRules = fromPdfByRules(text, newId);
  if (!models || isCovitaePage(text, byRules)) return byRules;
  const { orders, drawn } = ordersOfPages(text.pages);
  const readings = readOrders(orders.filter(canBeLabeled), newId, models).map((read) =>
    combineReadings(byRules, read, read.lines === drawn),
  );
  const best = pickBestOrder(readings, models);
  if (!best) return byRules;
  const { byLabels } = best;
  if (byLabels.ok) fillContactsFromLinks(byLabels.resume.personalInfo, linksOf(text));
  return chooseReading(best, models);
}

const canBeLabeled = (lines: readonly LabelLine[]) =>
  lines.length <= MAX_LABELED_LINES && isKnownScript(lines.map(({ text }) => text));

export function fromPdfByRules(text: PdfText, newId: () => string): ImportOutcome {
  const pages = text.pages.map((page) => ({
    ...page,
    runs: page.runs.slice(0, MAX_RUNS_PER_PAGE),
  }));
  const [fileOrder, visualOrder] = [linesInFileOrder, linesInVisualOrder].map((readLines) =>
    fromLines(toDocLines(readLines(pages).slice(0, MAX_LINES)), "pdf", newId),
  ) as [ImportOutcome, ImportOutcome];
  const byLayout = scoreOutcome(visualOrder) > scoreOutcome(fileOrder) ? visualOrder : fileOrder;
  const byTags = fromLines(taggedLines(pages).slice(0, MAX_LINES), "pdf", newId);
  // Readings of the layout fill more fields by splitting one value into two, so the tags need not reach the same score.
  const areTagsGood = scoreOutcome(byTags) >= scoreOutcome(byLayout) * MIN_TAGGED_SHARE;
  const best = areTagsGood ? byTags : byLayout;
  if (best.ok) fillContactsFromLinks(best.resume.personalInfo, linksOf(text));
  return best;
}

/** Adds one point for each field and subtracts two for each issue. */
function scoreOutcome(outcome: ImportOutcome): number {
  if (!outcome.ok) return Number.NEGATIVE_INFINITY;
  const { recovered, uncertain } = outcome.report;
  return recovered.length - 2 * uncertain.length;
}
