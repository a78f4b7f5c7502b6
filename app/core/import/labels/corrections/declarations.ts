/**
 * Corrects line labels: the declaration at the end of an application ("I hereby declare that the above information is
 * true") becomes text of a section if it has a heading of its own, as in resumes of India, and else "furniture", which
 * is not imported. So do the date and signature below it.
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import type { Correction } from "./correction.ts";

/**
 * A declaration begins with words that declare, "I hereby declare that", or with "the above information" (DECLARES), says that something is true
 * (IS_TRUE) and names what, "information" (STATEMENTS). A sentence about a job may match two of the three.
 */
const DECLARES =
  /^(?:i,? (?:\p{L}[\p{L} .'’-]{1,40},? )?(?:do )?(?:(?:hereby|solemnly|also) ){0,3}(?:declare|certify|affirm|confirm|attest|state),? (?:that|the|all|my|above|hereby|solemnly|under)(?!\p{L})|(?:all )?the (?:above|aforementioned|information|details|particulars)(?!\p{L})|je (?:soussignée?,? )?(?:\p{L}[\p{L} .'’-]{1,40},? )?(?:certifie|déclare|atteste)(?!\p{L})|declaro(?!\p{L})|(?:hiermit )?(?:erkläre|versichere|bestätige) ich(?!\p{L}))/iu;
const IS_TRUE =
  /(?<!\p{L})(?:true|correct|complete|accurate|best of my knowledge|exacts?|exactes?|sincères?|verdader[ao]s?|verídic[ao]s?|veraz|veraces|wahrheitsgemäß|wahrheitsgetreu|richtig|vollständig)(?!\p{L})/iu;
const STATEMENTS =
  /(?<!\p{L})(?:information|informations|details|particulars|statements?|facts|furnished|entries|data|answers|renseignements|información|informaciones|datos|informações|dados|angaben)(?!\p{L})/iu;
/** Headings of a declaration: "Self-declaration:", "Declaration by the candidate". */
const HEADING =
  /^(?:self[- ]?)?(?:declarations?|certification|undertaking|déclaration|declaración|declaração|erklärung)(?: (?:of|by) (?:the )?(?:applicant|candidate|truth))?\s*:?$/iu;
/** A cell below a declaration: "Place: Pune", "Date:", "Signature", "(Ada Berg)", a line of underscores. */
const SIGNATURE_CELL =
  /^(?:(?:place|date|sign(?:ature|ed)?|yours (?:faithfully|sincerely|truly)|name|ort|datum|unterschrift|lieu|fecha|lugar|firma|local|data|assinatura)(?!\p{L})[^\p{L}]*(?:\p{L}[\p{L} .,'’-]{0,30}[\d\s./-]*)?(?:(?:date|datum|fecha|data)\s*:?[^\p{L}]*)?|\(\p{L}[\p{L} .,'’-]{2,40}\)|[\s_.…‒–—-]{3,})$/iu;
/** In lines: the signature is at most this far below the sentence. */
const MAX_SIGNATURE_LINES = 8;

export const isDeclarationHeading = (text: string): boolean => HEADING.test(text);

/** "Place: Pune" below a declaration. */
export const PLACE_CELL = /^(?:place|ort|lieu|lugar|local|luogo)\s*:\s*\p{L}/iu;

/** Labels each declaration, and its signature. */
export const relabelDeclarations: Correction = (lines, labeled) => {
  const result = [...labeled];
  for (const index of lines.keys()) {
    const end = endOfSentence(lines, index);
    const hasHeading = HEADING.test(lines[index - 1]?.text ?? "");
    // A bullet may tell of a job: "The information in all returns was correct."
    if (end === 0 || (lines[index]?.isBullet === true && !hasHeading)) continue;
    const textEnd = endOfAfterthoughts(lines, end);
    const blockEnd = textEnd + countSignatureLines(lines, labeled, textEnd);
    const from = hasHeading ? index - 1 : index;
    for (let at = from; at < blockEnd; at++) {
      const current = labeled[at];
      if (current) result[at] = { ...current, label: "furniture" };
      if (!current || !hasHeading) continue;
      const isPlace = at >= textEnd && PLACE_CELL.test(lines[at]?.text ?? "");
      const isWrapped = at > index && (at < end || current.label.endsWith(".rest"));
      if (at < index) result[at] = { ...current, label: "heading" };
      else if (at < textEnd || isPlace)
        result[at] = { ...current, label: isWrapped ? "custom.rest" : "custom.item" };
    }
  }
  return result;
};

/** The index after a declaration that begins in a line and ends there or up to two lines below; 0 for other lines. */
function endOfSentence(lines: readonly LabelLine[], index: number): number {
  if (!DECLARES.test(lines[index]?.text ?? "")) return 0;
  for (const count of [1, 2, 3]) {
    const sentenceLines = lines.slice(index, index + count);
    const text = sentenceLines.map((line) => line.text).join(" ");
    const isSentenceComplete = /[.!]$/.test(text) || lines[index + count] === undefined;
    if (isSentenceComplete || count === 3)
      return IS_TRUE.test(text) && STATEMENTS.test(text) && isSentenceComplete ? index + count : 0;
  }
  return 0;
}

/** "I bear the responsibility for the correctness of the above.", a sentence after the declaration. */
const AFTERTHOUGHT =
  /^i (?:(?:also|further|hereby|will|shall|fully) ){0,3}(?:bear|take|undertake|understand|accept|authori[sz]e|am (?:aware|responsible|liable))(?!\p{L})/iu;

/** The index after the sentences that go on with a declaration, each up to three lines long. */
function endOfAfterthoughts(lines: readonly LabelLine[], start: number): number {
  if (!AFTERTHOUGHT.test(lines[start]?.text ?? "")) return start;
  const length = lines.slice(start, start + 3).findIndex(({ text }) => /[.!]$/.test(text)) + 1;
  return length === 0 ? start : endOfAfterthoughts(lines, start + length);
}

/** "Date: ⇥ 05/19/2025". */
const isLabelAndValue = ([label, value, ...others]: LabelLine["cells"]): boolean =>
  label?.text.endsWith(":") === true &&
  value !== undefined &&
  others.length === 0 &&
  SIGNATURE_CELL.test(`${label.text} ${value.text}`);

/** How many of the lines are the place, the date and the name of who signs. */
function countSignatureLines(
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  start: number,
): number {
  const names = lines.flatMap(({ cells: [first] }, index) =>
    labeled[index]?.label === "name" && first ? [first.text.toLowerCase()] : [],
  );
  const firstNameIndex = labeled.findIndex(({ label }) => label === "name");
  const isSignature = ({ cells }: LabelLine, index: number) =>
    labeled[start + index]?.label !== "heading" &&
    // If a side column ends with the declaration, the next line is the name at the top of the main column.
    !(labeled[start + index]?.label === "name" && start + index === firstNameIndex) &&
    (cells.every(({ text }) => SIGNATURE_CELL.test(text) || names.includes(text.toLowerCase())) ||
      isLabelAndValue(cells));
  const following = lines.slice(start, start + MAX_SIGNATURE_LINES);
  const count = following.findIndex((line, index) => !isSignature(line, index));
  return count < 0 ? following.length : count;
}
