/** Detects PDFs printed by Covitae, which the rules read exactly. */
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { PDF_CREATOR } from "#app/core/pdf-creator.ts";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";

/** Font families of our templates, by their names in PDFs. */
const OUR_FONTS =
  /^(?:Alegreya|AlegreyaSans|AlegreyaSC|Carlito|Commissioner\w*|EBGaramond|FiraSans|FiraSansCondensed|IBMPlexSans|OpenSans|RobotoSlab|STIXTwoText|Tinos)(?:-|$)/;
/** The minimum share of the text in these fonts; other scripts use Noto. */
const MIN_SHARE = 0.5;

/** `byRules`: the reading by rules, which leaves almost nothing uncertain on our own pages. */
export function isOwnPage({ pages, creator }: PdfText, byRules: ImportOutcome): boolean {
  // Other programs use these families as well: LibreOffice puts Carlito in place of Calibri.
  if (creator !== PDF_CREATOR) return false;
  if (!byRules.ok || byRules.report.uncertain.length > 1) return false;
  const isWhole = byRules.resume.experience.every(
    ({ company, position, startDate, endDate }) => company && position && (startDate || endDate),
  );
  if (!isWhole) return false;
  let [ours, all] = [0, 0];
  for (const { text, font } of pages.flatMap(({ runs }) => runs)) {
    all += text.length;
    if (OUR_FONTS.test(font) || font.startsWith("Noto")) ours += text.length;
  }
  return ours >= all * MIN_SHARE;
}
