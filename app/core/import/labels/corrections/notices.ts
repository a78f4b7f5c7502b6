/**
 * Corrects line labels: notices become "furniture", which is not imported. They are copyright notices, the consent to
 * data processing that European applications end with, unless it is a section of its own, notes on how the page was made, and page numbers.
 */

import { wouldHaveFit } from "#app/core/import/labels/features/line-facts.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import type { Correction } from "./correction.ts";
import { isProductionNote, MAY_BE_TEXT_LABEL, startsWithPageNumber } from "./production-notes.ts";

/** Copyright notices, and the consent to data processing at the end of Polish and Italian applications. */
const NOTICE =
  /^(?:©|\(c\)\s*(?:19|20)\d{2}|copyright(?:\s*(?:©|\(c\))|\s+(?:19|20)\d{2})|wyrażam zgodę na|(?:la |il )?sottoscritt[oa] autorizza|autorizzo (?:il|al) trattamento|hiermit (?:bestätige|versichere) ich|hereby (?:give|consent)|i (?:hereby )?(?:consent|agree) to (?:the )?process)/iu;
/** Who consents, at the start of a sentence: "I agree", "Ich willige". */
const CONSENTS = String.raw`^(?:(?:i|hereby|i hereby) (?:consent|agree|authori[sz]e|give (?:my )?(?:consent|agreement|permission))|ich (?:bin|willige|stimme)|j['’]autorise|autorizo|souhlasím|jag samtycker)(?!\p{L})`;
/** "processing", "Verarbeitung". */
const PROCESSING = String.raw`(?<!\p{L})(?:process\p{L}*|verarbeit\p{L}*|traitement|trata(?:miento|mento)|zpracováním|behandling\p{L}*)(?!\p{L})`;
/** "my personal data", "meiner personenbezogenen Daten". */
const MY_DATA = String.raw`(?<!\p{L})(?:my|meiner?|mes|mis|meus|mých|svých|mina) (?:personal |personenbezogenen |osobních )?(?:data|information|daten|données|datos|dados|údajů|personuppgifter)`;
/**
 * CONSENTS, PROCESSING and MY_DATA in one sentence, the last two in either order: "I agree for the processing of my
 * personal data", "I consent to my personal data being processed". The numbers are the most characters between them.
 */
const CONSENT = new RegExp(
  `${CONSENTS}(?:[^.]{0,40}${PROCESSING}[^.]{0,12}${MY_DATA}|[^.]{0,20}${MY_DATA}[^.]{0,60}${PROCESSING})`,
  "iu",
);
/** In lines: a notice this close to the end of the document goes on to the end, unless content starts again. */
const MAX_NOTICE_LINES = 6;

/** Relabels each notice with its further lines: "Copyright © 2026 Ada Berg. All rights reserved." */
export const withoutNotices: Correction = (lines, originalLabels) => {
  const labeled = originalLabels.map((current, index) => {
    const line = lines[index];
    const isNote = isProductionNote(lines, index) && !MAY_BE_TEXT_LABEL.test(current.label);
    return isNote || (line && startsWithPageNumber(line))
      ? { ...current, label: "furniture" }
      : current;
  });
  for (const starts of [NOTICE, CONSENT]) {
    const isConsent = starts === CONSENT;
    // A consent may be wrapped, so it is searched in two lines together.
    const start = lines.findIndex(({ text }, index) =>
      starts.test(isConsent ? `${text} ${lines[index + 1]?.text ?? ""}` : text),
    );
    if (start < 0) continue;
    const isNearEnd = lines.length - start <= MAX_NOTICE_LINES;
    const isSection = hasOwnHeading(lines, labeled, start);
    for (let index = start; index < lines.length; index++) {
      const current = labeled[index];
      if (!current || (index > start && startsContent(current))) break;
      const sectionLabel = index === start ? "custom.item" : "custom.rest";
      labeled[index] = { ...current, label: isSection ? sectionLabel : "furniture" };
      if (!isNearEnd && !(isConsent && isWrapped(lines, index))) break;
    }
  }
  return labeled;
};

/** True for a consent that the document has as a section: "Klauzula" above it; copyright notices are no sections. */
function hasOwnHeading(
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  start: number,
): boolean {
  const isCopyright = /^(?:©|\(c\)|copyright)/iu.test(lines[start]?.text ?? "");
  const heading = lines[start - 1]?.text ?? "";
  return !isCopyright && labeled[start - 1]?.label === "heading" && readHeading(heading) === null;
}

/**
 * True if the sentence goes on in the next line of the page: it has no end, and the next word had no room in this line.
 */
function isWrapped(lines: readonly LabelLine[], index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  return (
    line !== undefined &&
    next?.page === line.page &&
    !/[.!?]$/.test(line.text.trim()) &&
    !wouldHaveFit(line, next)
  );
}

/** True for a heading or a new entry: the resume continues after a notice in a margin or page footer. */
const startsContent = ({ label }: Labeled) =>
  label === "heading" || /\.(?:owner|head)$/.test(label);
