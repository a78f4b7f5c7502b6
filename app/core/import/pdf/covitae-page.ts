/** Detects PDFs printed by Covitae, which the rules read exactly, so that no model is needed. */
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { PDF_CREATOR } from "#app/core/pdf-creator.ts";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";

/**
 * Font families of our templates, by their names in PDFs. Other programs use them as well: LibreOffice replaces Calibri
 * with Carlito.
 */
const OUR_FONTS =
  /^(?:Alegreya|AlegreyaSans|AlegreyaSC|Carlito|Commissioner\w*|EBGaramond|FiraSans|FiraSansCondensed|IBMPlexSans|OpenSans|RobotoSlab|STIXTwoText|Tinos)(?:-|$)/;
/** The minimum share of the letters in these fonts, or in Noto, which the templates use for other scripts. */
const MIN_SHARE = 0.5;

/** `byRules`: the reading by rules, in which almost nothing is uncertain for our own pages. */
export function isCovitaePage({ pages, creator }: PdfText, byRules: ImportOutcome): boolean {
  if (creator !== PDF_CREATOR) return false;
  if (!byRules.ok || byRules.report.uncertain.length > 1) return false;
  const areJobsComplete = byRules.resume.experience.every(
    ({ company, position, startDate, endDate }) => company && position && (startDate || endDate),
  );
  if (!areJobsComplete) return false;
  let [ours, all] = [0, 0];
  for (const { text, font } of pages.flatMap(({ runs }) => runs)) {
    all += text.length;
    if (OUR_FONTS.test(font) || font.startsWith("Noto")) ours += text.length;
  }
  return ours >= all * MIN_SHARE;
}
