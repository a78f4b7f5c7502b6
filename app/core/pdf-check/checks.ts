/** What real parsers document as trouble, looked for in a PDF. Each check names where it comes from. */
import { findDateRanges, runsBackwards } from "#app/core/pdf-text/date-range.ts";
import { orderAgreement } from "#app/core/pdf-text/order-breaks.ts";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import { type Check, check } from "./check.ts";
import { glyphChecks } from "./glyph-checks.ts";
import { placeChecks } from "./place-checks.ts";
import type { ReadPdf } from "./read-resume-pdf.ts";

const MEGABYTE = 1_000_000;
const MAX_BYTES = 2.5 * MEGABYTE;
/** A page with fewer letters has no text to speak of. */
const LEAST_LETTERS = 50;
/** A few lines out of order are a matter of taste; more are a page that two readers read differently. */
const TOLERATED_BREAKS = 2;

export function checkPdf(pdf: PdfText, read: ReadPdf): Check[] {
  return [
    textLayer(pdf, read),
    size(pdf),
    copying(pdf),
    ...glyphChecks(pdf, read),
    readingOrder(pdf),
    ...placeChecks(pdf, read),
    contact(read),
    headings(read),
    emptySections(read),
    dates(read),
    extras(read),
    hidden(pdf),
  ];
}

function textLayer(pdf: PdfText, read: ReadPdf): Check {
  const title = "The file has a text layer";
  const source = "Greenhouse, Lever and iCIMS documentation";
  const letters = read.all.replace(/\s/g, "").length;
  if (letters >= LEAST_LETTERS)
    return check("text-layer", title, source, "good", "Its text can be read as text.");
  const pictures = pdf.pages.reduce((sum, page) => sum + page.pictures, 0);
  return check(
    "text-layer",
    title,
    source,
    "bad",
    pictures > 0
      ? "The pages are pictures. A parser reads nothing from them; export the document as text instead of scanning it."
      : "There is almost no text in this file.",
  );
}

function size({ bytes }: PdfText): Check {
  const shown = `${(bytes / MEGABYTE).toFixed(2)} MB`;
  return check(
    "size",
    "The file is smaller than 2.5 MB",
    "Greenhouse, Lever and iCIMS documentation",
    bytes < MAX_BYTES ? "good" : "bad",
    bytes < MAX_BYTES ? `It has ${shown}.` : `It has ${shown}; forms refuse larger files.`,
  );
}

function copying({ mayCopy }: PdfText): Check {
  return check(
    "copying",
    "Nothing forbids reading it",
    "PDF permissions (ISO 32000)",
    mayCopy ? "good" : "bad",
    mayCopy
      ? "The file is not protected."
      : "The file forbids copying its text. Parsers that obey leave it unread.",
  );
}

function readingOrder(pdf: PdfText): Check {
  const { breaks, lines } = orderAgreement(pdf.pages);
  const agrees = breaks <= TOLERATED_BREAKS;
  return check(
    "reading-order",
    "Two ways of reading agree on the order",
    "Our rule: two ways of reading must agree",
    agrees ? "good" : "bad",
    agrees
      ? `Read as the file says it and as the eye sees it, ${lines} lines come in the same order.`
      : `${breaks} of ${lines} lines come in another order when the page is read as the eye sees it. Columns get mixed up this way.`,
  );
}

function contact({ contact: { name, emails, phones } }: ReadPdf): Check {
  const missing = [
    name === "" ? "a name" : [],
    emails.length === 0 ? "an e-mail address" : [],
    phones.length === 0 ? "a phone number" : [],
  ].flat();
  return check(
    "contact",
    "Name, e-mail and phone are found",
    "RChilli codes 3101, 3105, 3109",
    missing.length === 0 ? "good" : "warn",
    missing.length === 0 ? "All three are." : `A parser does not find ${missing.join(" or ")}.`,
  );
}

function headings({ parts }: ReadPdf): Check {
  const title = "Headings are the usual ones";
  const source = "Our rule: parsers cut a resume at headings they know";
  const standard = parts.filter(({ kind }) => kind !== null);
  const odd = parts.filter(({ kind }) => kind === null).map(({ heading }) => `“${heading}”`);
  const main = new Set(standard.map(({ kind }) => kind));
  const missing = (["experience", "education", "skills"] as const).filter(
    (kind) => !main.has(kind),
  );
  if (standard.length === 0)
    return check("headings", title, source, "bad", "A parser finds no heading that it knows.");
  if (missing.length > 0) {
    const detail = `A parser finds no section for ${missing.join(", ")}.`;
    return check("headings", title, source, "warn", detail);
  }
  const detail = odd.length > 0 ? ` Not standard, so read as other text: ${odd.join(", ")}.` : "";
  return check("headings", title, source, "good", `${standard.length} are found.${detail}`);
}

function emptySections({ parts }: ReadPdf): Check {
  const empty = parts.filter(({ text }) => text === "").map(({ heading }) => `“${heading}”`);
  return check(
    "empty-sections",
    "No section is empty",
    "RChilli code 4001",
    empty.length === 0 ? "good" : "warn",
    empty.length === 0 ? "Every heading has text below it." : `Empty: ${empty.join(", ")}.`,
  );
}

function dates({ parts }: ReadPdf): Check {
  const title = "Dates can be read and don't run backwards";
  const source = "Our rule: parsers count years from these";
  const jobs = parts.filter(({ kind }) => kind === "experience").flatMap(({ entries }) => entries);
  const backwards = parts
    .flatMap(({ text }) => findDateRanges(text))
    .filter(runsBackwards)
    .map(({ text }) => text);
  if (backwards.length > 0)
    return check("dates", title, source, "bad", `These run backwards: ${backwards.join(", ")}.`);
  const undated = jobs.filter(({ entry }) => !entry.dates).length;
  if (undated > 0) {
    const detail = `${undated} of ${jobs.length} jobs have no dates that a parser sees.`;
    return check("dates", title, source, "warn", detail);
  }
  return check("dates", title, source, "good", "Every period is read.");
}

const ID_NUMBER =
  /\b(?:ssn|social security|passport|national id|id card|tax id|date of birth|dob)\b[^\n]{0,20}\d|\b\d{3}-\d{2}-\d{4}\b/i;

function extras({ parts, all }: ReadPdf): Check {
  const found = [
    parts.some(({ kind }) => kind === "references") || /references available/.test(all)
      ? "references"
      : [],
    ID_NUMBER.test(all) ? "an identity number or date of birth" : [],
  ].flat();
  return check(
    "extras",
    "No references or identity numbers",
    "RChilli codes 5101, 5103",
    found.length === 0 ? "good" : "warn",
    found.length === 0 ? "None is found." : `Found: ${found.join(" and ")}. Leave them for later.`,
  );
}

function hidden({ pages }: PdfText): Check {
  const text = pages
    .map(({ hiddenText }) => hiddenText)
    .join(" ")
    .trim();
  const tiny = pages.flatMap(({ runs }) => runs).some(({ text: t, size: s }) => s < 3 && t.trim());
  const found = text || (tiny ? "text smaller than 3 points" : "");
  return check(
    "hidden",
    "No hidden text",
    "Our rule: what is read must be seen",
    found === "" ? "good" : "bad",
    found === ""
      ? "Everything that is read can be seen."
      : `A parser reads what nobody sees: “${found.slice(0, 120)}”. Recruiters who find it reject the resume.`,
  );
}
