/** Compares each field of a resume with the text extracted from its PDF. */
import type { ParsedEntry } from "#app/core/pdf-text/entries.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { listExpectedFields } from "./expected-fields.ts";
import type { ExpectedField, ExpectedGroup } from "./expected-groups.ts";
import { findText, normalizeText, type TextMatch } from "./find-text.ts";
import type { ParsedPdf, ParsedSection } from "./read-resume-pdf.ts";

/** altered: read with other characters, incompletely or in another place. lost: not in the text at all. */
export type FieldState = "recovered" | "altered" | "lost";

export interface ComparedField {
  key: string;
  label: string;
  group: string;
  /** Identifies the group, because two jobs may have the same name. */
  groupKey: string;
  /** The text in the resume; lines of a description are separated by line breaks. */
  expected: string;
  state: FieldState;
  /** The text that was read instead; null if it is the same or missing. */
  read: string | null;
  /** Why the field was not recovered, as a sentence; null if it was. */
  because: string | null;
}

/** The part of the extracted text in which a field is expected. */
interface Scope {
  /** Normalized for comparison. */
  plain: string;
  entry: ParsedEntry | null;
  /** Used in the message if the text is elsewhere. */
  name: string;
}

const WHOLE_PAGE = "the page";

/** `words`: of the resume's language, with which dates are printed. */
export function compareFields(
  resume: Resume,
  read: ParsedPdf,
  words: ResumeWords,
): ComparedField[] {
  const claimed = new Set<ParsedEntry>();
  return listExpectedFields(resume, words).flatMap((group) => {
    const scope = findScope(group, read, claimed);
    return group.fields.map((field) => ({
      key: field.key,
      label: field.label,
      group: group.name,
      groupKey: group.fields[0]?.key ?? group.name,
      expected: field.texts.join(field.kind === "items" ? ", " : "\n"),
      ...compare(field, scope, read),
    }));
  });
}

function findScope(group: ExpectedGroup, read: ParsedPdf, claimed: Set<ParsedEntry>): Scope {
  // Contact details may be in a separate column, and custom sections have nonstandard headings.
  if (group.section === null) return { plain: read.all, entry: null, name: WHOLE_PAGE };
  const parts = read.parts.filter(({ kind }) => kind === group.section);
  const name = `the section ${group.name.split(":")[0]}`;
  if (!group.isEntry)
    return { plain: parts.map(({ plain }) => plain).join(" "), entry: null, name };
  const best = bestEntry(group, parts, claimed);
  if (best) claimed.add(best.entry);
  return { plain: best?.plain ?? "", entry: best?.entry ?? null, name: "its entry" };
}

/**
 * The unclaimed entry (not matched with another entry of the resume) that contains the most fields; the first of
 * several with the same number.
 */
function bestEntry(group: ExpectedGroup, parts: ParsedSection[], claimed: Set<ParsedEntry>) {
  let best: ParsedSection["entries"][number] | null = null;
  let mostFields = 0;
  for (const candidate of parts.flatMap(({ entries }) => entries)) {
    if (claimed.has(candidate.entry)) continue;
    const fieldCount = group.fields.filter((field) =>
      field.dates
        ? isSamePeriod(field.dates, candidate.entry.dates)
        : field.texts.some((text) => findText(text, candidate.plain).how === "whole"),
    ).length;
    if (fieldCount > mostFields) [best, mostFields] = [candidate, fieldCount];
  }
  return best;
}

type Outcome = Pick<ComparedField, "state" | "read" | "because">;
const RECOVERED: Outcome = { state: "recovered", read: null, because: null };
const LOST: Outcome = { state: "lost", read: null, because: "It is not in the text of the PDF." };
const altered = (read: string | null, because: string): Outcome => ({
  state: "altered",
  read,
  because,
});

function compare(field: ExpectedField, scope: Scope, read: ParsedPdf): Outcome {
  const [text = ""] = field.texts;
  switch (field.kind) {
    case "name":
      if (normalizeText(read.contact.name) === normalizeText(text)) return RECOVERED;
      return ifFoundAnywhere(findText(text, read.all), () =>
        altered(read.contact.name, "Parsers take another line for the name."),
      );
    case "email":
      if (read.contact.emails.some((email) => normalizeText(email) === normalizeText(text)))
        return RECOVERED;
      return ifFoundAnywhere(findText(text, read.all), () => RECOVERED);
    case "phone":
      if (read.contact.phones.some((phone) => digitsOf(phone) === digitsOf(text))) return RECOVERED;
      return ifFoundAnywhere(findText(text, read.all), () => RECOVERED);
    case "link":
      return compareLink(text, read);
    case "dates":
      return compareDates(field, scope, read);
    default:
      return worst(field.texts.map((candidate) => compareText(candidate, scope, read)));
  }
}

function ifFoundAnywhere(match: TextMatch, onFound: () => Outcome): Outcome {
  return match.how === "whole" ? onFound() : toOutcome(match);
}

function compareText(text: string, scope: Scope, read: ParsedPdf): Outcome {
  const match = findText(text, scope.plain);
  if (match.how === "whole") return RECOVERED;
  const matchAnywhere = findText(text, read.all);
  if (matchAnywhere.how === "whole")
    return altered(text, `The text was found, but outside ${scope.name}.`);
  return toOutcome(match.how === "lost" ? matchAnywhere : match);
}

function toOutcome(match: TextMatch): Outcome {
  switch (match.how) {
    case "altered":
      return altered(match.read, match.because);
    case "partly":
      return altered(null, `Words are missing or changed: ${match.missing}`);
    case "whole":
      return RECOVERED;
    default:
      return LOST;
  }
}

/** A URL may be broken between lines; parsers can still read its link. */
function compareLink(text: string, read: ParsedPdf): Outcome {
  const isSame = (link: string) => normalizeUrl(link) === normalizeUrl(text);
  if (read.links.some(isSame) || removeSpaces(read.all).includes(removeSpaces(text)))
    return RECOVERED;
  return toOutcome(findText(text, read.all));
}

function compareDates(
  field: ExpectedField,
  { plain, entry, name }: Scope,
  read: ParsedPdf,
): Outcome {
  const [text = ""] = field.texts;
  if (entry && isSamePeriod(field.dates, entry.dates)) return RECOVERED;
  if (entry?.dates) return altered(entry.dates.text, "Parsers read different dates.");
  if (findText(text, plain).how === "whole") {
    // Parsers don't split sections with custom titles into entries, so there are no dates to
    // compare.
    if (name === WHOLE_PAGE) return RECOVERED;
    return altered(text, "The text was found, but parsers see no dates in it.");
  }
  const matchAnywhere = findText(text, read.all);
  return matchAnywhere.how === "whole"
    ? altered(text, `The dates were found, but outside ${name}.`)
    : toOutcome(matchAnywhere);
}

function isSamePeriod(
  expected: ExpectedField["dates"],
  read: { start: string; end: string } | null,
): boolean {
  return !!expected && !!read && expected.start === read.start && expected.end === read.end;
}

function worst(outcomes: Outcome[]): Outcome {
  const lost = outcomes.filter(({ state }) => state === "lost").length;
  if (lost === outcomes.length) return LOST;
  if (lost > 0) return altered(null, `${lost} of ${outcomes.length} parts are not in the text.`);
  return outcomes.find(({ state }) => state === "altered") ?? RECOVERED;
}

const digitsOf = (text: string) => text.replace(/\D/g, "");
const removeSpaces = (text: string) => normalizeText(text).replace(/\s/g, "");
const normalizeUrl = (text: string) =>
  removeSpaces(text)
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "");
