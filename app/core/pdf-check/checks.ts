/**
 * Checks a PDF for problems that resume parsers (the software that reads applications) document; each check cites its
 * source. Texts are shown to the user.
 */
import { findDateRanges, isReversed } from "#app/core/pdf-text/date-range.ts";
import { orderAgreement } from "#app/core/pdf-text/order-breaks.ts";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import { type Check, createCheck } from "./check.ts";
import { glyphChecks } from "./glyph-checks.ts";
import type { ParsedPdf } from "./read-resume-pdf.ts";
import { tableAndMarginChecks } from "./table-and-margin-checks.ts";

const MEGABYTE = 1_000_000;
/** The smallest limit of the application forms that checkSize cites. */
const MAX_BYTES = 2.5 * MEGABYTE;
/** A file with fewer characters, without spaces, counts as having no text. */
const MIN_LETTERS = 50;
/** A few lines out of order are harmless; with more, parsers read the page in different orders. */
const MAX_ORDER_BREAKS = 2;

/** `read`: what a parser reads from the same file. */
export function checkPdf(pdf: PdfText, read: ParsedPdf): Check[] {
  return [
    checkTextLayer(pdf, read),
    checkSize(pdf),
    checkCopying(pdf),
    ...glyphChecks(pdf, read),
    checkReadingOrder(pdf),
    ...tableAndMarginChecks(pdf, read),
    checkContact(read),
    checkHeadings(read),
    checkEmptySections(read),
    checkDates(read),
    checkSensitiveContent(read),
    checkHiddenText(pdf),
  ];
}

function checkTextLayer(pdf: PdfText, read: ParsedPdf): Check {
  const title = "The file has a text layer";
  const source = "Greenhouse, Lever and iCIMS documentation";
  const letters = read.all.replace(/\s/g, "").length;
  if (letters >= MIN_LETTERS)
    return createCheck("text-layer", title, source, "good", "Its text can be read.");
  const pictures = pdf.pages.reduce((sum, page) => sum + page.pictures, 0);
  return createCheck(
    "text-layer",
    title,
    source,
    "bad",
    pictures > 0
      ? "The pages are images, which parsers can't read. Export the document as a text PDF instead of scanning it."
      : "There is almost no text in this file.",
  );
}

function checkSize({ bytes }: PdfText): Check {
  const formattedSize = `${(bytes / MEGABYTE).toFixed(2)} MB`;
  return createCheck(
    "size",
    "The file is smaller than 2.5 MB",
    "Greenhouse, Lever and iCIMS documentation",
    bytes < MAX_BYTES ? "good" : "bad",
    bytes < MAX_BYTES
      ? `Its size is ${formattedSize}.`
      : `Its size is ${formattedSize}. Application forms reject larger files.`,
  );
}

function checkCopying({ mayCopy }: PdfText): Check {
  return createCheck(
    "copying",
    "Not password-protected",
    "PDF permissions (ISO 32000)",
    mayCopy ? "good" : "bad",
    mayCopy
      ? "The file doesn't restrict copying its text."
      : "The file forbids copying its text, so some parsers skip it. Remove the restriction.",
  );
}

function checkReadingOrder(pdf: PdfText): Check {
  const { breaks, lines } = orderAgreement(pdf.pages);
  const isConsistent = breaks <= MAX_ORDER_BREAKS;
  const inOrder = breaks > 0 ? `All but ${breaks} of ${lines}` : `All ${lines}`;
  return createCheck(
    "reading-order",
    "Clear reading order",
    "Our rule: file order and visual order must match",
    isConsistent ? "good" : "bad",
    isConsistent
      ? `${inOrder} lines come in the same order in the file and on the page.`
      : `${breaks} of ${lines} lines come in a different order in the file than on the page. Parsers may mix up your columns.`,
  );
}

function checkContact({ contact: { name, emails, phones } }: ParsedPdf): Check {
  const missing = [
    name === "" ? "a name" : [],
    emails.length === 0 ? "an email address" : [],
    phones.length === 0 ? "a phone number" : [],
  ].flat();
  return createCheck(
    "contact",
    "Name, email and phone are found",
    "RChilli codes 3101, 3105, 3109",
    missing.length === 0 ? "good" : "warn",
    missing.length === 0 ? "All three were found." : `Parsers don't find ${missing.join(" or ")}.`,
  );
}

function checkHeadings({ parts }: ParsedPdf): Check {
  const title = "Standard headings";
  const source = "Our rule: parsers split a resume at standard headings";
  const standard = parts.filter(({ kind }) => kind !== null);
  const custom = parts.filter(({ kind }) => kind === null).map(({ heading }) => `“${heading}”`);
  const standardKinds = new Set(standard.map(({ kind }) => kind));
  const missing = (["experience", "education", "skills"] as const).filter(
    (kind) => !standardKinds.has(kind),
  );
  if (standard.length === 0)
    return createCheck("headings", title, source, "bad", "Parsers find no standard heading.");
  if (missing.length > 0) {
    const detail = `Parsers find no section for ${missing.join(", ")}.`;
    return createCheck("headings", title, source, "warn", detail);
  }
  const detail =
    custom.length > 0 ? ` Not standard, so read as other text: ${custom.join(", ")}.` : "";
  return createCheck("headings", title, source, "good", `${standard.length} were found.${detail}`);
}

function checkEmptySections({ parts }: ParsedPdf): Check {
  const empty = parts.filter(({ text }) => text === "").map(({ heading }) => `“${heading}”`);
  return createCheck(
    "empty-sections",
    "No section is empty",
    "RChilli code 4001",
    empty.length === 0 ? "good" : "warn",
    empty.length === 0 ? "Every heading has text below it." : `Empty: ${empty.join(", ")}.`,
  );
}

function checkDates({ parts }: ParsedPdf): Check {
  const title = "Dates are readable and in order";
  const source = "Our rule: parsers count years of experience from dates";
  const jobs = parts.filter(({ kind }) => kind === "experience").flatMap(({ entries }) => entries);
  const reversed = parts
    .flatMap(({ text }) => findDateRanges(text))
    .filter(isReversed)
    .map(({ text }) => text);
  if (reversed.length > 0)
    return createCheck(
      "dates",
      title,
      source,
      "bad",
      `These end before they start: ${reversed.join(", ")}.`,
    );
  const undated = jobs.filter(({ entry }) => !entry.dates).length;
  if (undated > 0) {
    const detail = `Parsers find no dates for ${undated} of ${jobs.length} jobs.`;
    return createCheck("dates", title, source, "warn", detail);
  }
  return createCheck("dates", title, source, "good", "All dates were read.");
}

/** "SSN 123-45-6789", "Date of birth: 1.2.1990". */
const ID_NUMBER =
  /\b(?:ssn|social security|passport|national id|id card|tax id|date of birth|dob)\b[^\n]{0,20}\d|\b\d{3}-\d{2}-\d{4}\b/i;

/** References themselves are fine; the line "references available" says nothing. */
function checkSensitiveContent({ all }: ParsedPdf): Check {
  const problems = [
    /references available/.test(all) ? "“references available”, which employers assume" : [],
    ID_NUMBER.test(all)
      ? "an identity number or date of birth; provide it only when an employer asks"
      : [],
  ].flat();
  return createCheck(
    "extras",
    "No identity numbers or filler",
    "RChilli codes 5101, 5103",
    problems.length === 0 ? "good" : "warn",
    problems.length === 0 ? "None were found." : `Found: ${problems.join(" and ")}.`,
  );
}

/** In characters; enough to recognize the hidden text. */
const MAX_QUOTED_LENGTH = 120;
/** Smaller text counts as hidden. */
const MIN_VISIBLE_POINTS = 3;

function checkHiddenText({ pages }: PdfText): Check {
  const text = pages
    .map(({ hiddenText }) => hiddenText)
    .join(" ")
    .trim();
  const tiny = pages
    .flatMap(({ runs }) => runs)
    .some(({ text: content, size: points }) => points < MIN_VISIBLE_POINTS && content.trim());
  const hidden = text || (tiny ? `text smaller than ${MIN_VISIBLE_POINTS} points` : "");
  return createCheck(
    "hidden",
    "No hidden text",
    "Our rule: parsers should read only visible text",
    hidden === "" ? "good" : "bad",
    hidden === ""
      ? "All text that parsers read is visible."
      : `Parsers read text that isn't visible: “${hidden.slice(0, MAX_QUOTED_LENGTH)}”. Recruiters who notice it may reject the resume.`,
  );
}
