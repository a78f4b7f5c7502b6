/** Field by field: what the resume says against what was read out of its PDF. */
import type { ReadEntry } from "#app/core/pdf-text/entries.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { type ExpectedField, type ExpectedGroup, expectedGroups } from "./expected-fields.ts";
import { type Found, findText, normalise } from "./find-text.ts";
import type { ReadPart, ReadPdf } from "./read-resume-pdf.ts";

export type FieldState = "recovered" | "altered" | "lost";

export interface ComparedField {
  key: string;
  label: string;
  group: string;
  /** Two jobs may have one name; fields of one share this. */
  groupKey: string;
  /** As the resume has it; lines of a description stay apart. */
  expected: string;
  state: FieldState;
  /** What was read instead, null where it is the same or nothing. */
  read: string | null;
  /** Why it is not recovered, as a sentence; null when it is. */
  because: string | null;
}

/** Where a field should be. */
interface Place {
  plain: string;
  entry: ReadEntry | null;
  /** Said when the text is somewhere else. */
  name: string;
}

export function compareFields(resume: Resume, read: ReadPdf): ComparedField[] {
  const claimed = new Set<ReadEntry>();
  return expectedGroups(resume).flatMap((group) => {
    const place = placeOf(group, read, claimed);
    return group.fields.map((field) => ({
      key: field.key,
      label: field.label,
      group: group.name,
      groupKey: group.fields[0]?.key ?? group.name,
      expected: field.texts.join(field.kind === "items" ? ", " : "\n"),
      ...compare(field, place, read),
    }));
  });
}

function placeOf(group: ExpectedGroup, read: ReadPdf, claimed: Set<ReadEntry>): Place {
  // Contact may stand in a column of its own, and own sections have headings of their own.
  if (group.section === null) return { plain: read.all, entry: null, name: "the page" };
  const parts = read.parts.filter(({ kind }) => kind === group.section);
  const name = `the section ${group.name.split(":")[0]}`;
  if (!group.isEntry)
    return { plain: parts.map(({ plain }) => plain).join(" "), entry: null, name };
  const best = bestEntry(group, parts, claimed);
  if (best) claimed.add(best.entry);
  return { plain: best?.plain ?? "", entry: best?.entry ?? null, name: "its entry" };
}

/** The entry that holds most of the fields; of equal ones the first that nobody has taken. */
function bestEntry(group: ExpectedGroup, parts: ReadPart[], claimed: Set<ReadEntry>) {
  let best: ReadPart["entries"][number] | null = null;
  let most = 0;
  for (const each of parts.flatMap(({ entries }) => entries)) {
    if (claimed.has(each.entry)) continue;
    const held = group.fields.filter((field) =>
      field.dates
        ? isSamePeriod(field.dates, each.entry.dates)
        : field.texts.some((text) => findText(text, each.plain).how === "whole"),
    ).length;
    if (held > most) [best, most] = [each, held];
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

function compare(field: ExpectedField, place: Place, read: ReadPdf): Outcome {
  const [text = ""] = field.texts;
  switch (field.kind) {
    case "name":
      if (normalise(read.contact.name) === normalise(text)) return RECOVERED;
      return orElsewhere(findText(text, read.all), () =>
        altered(read.contact.name, "A parser takes another line for the name."),
      );
    case "email":
      if (read.contact.emails.some((email) => normalise(email) === normalise(text)))
        return RECOVERED;
      return orElsewhere(findText(text, read.all), () => RECOVERED);
    case "phone":
      if (read.contact.phones.some((phone) => digits(phone) === digits(text))) return RECOVERED;
      return orElsewhere(findText(text, read.all), () => RECOVERED);
    case "link":
      return compareLink(text, read);
    case "dates":
      return compareDates(field, place, read);
    default:
      return worst(field.texts.map((each) => compareText(each, place, read)));
  }
}

function orElsewhere(found: Found, whole: () => Outcome): Outcome {
  return found.how === "whole" ? whole() : fromFound(found);
}

function compareText(text: string, place: Place, read: ReadPdf): Outcome {
  const found = findText(text, place.plain);
  if (found.how === "whole") return RECOVERED;
  const anywhere = findText(text, read.all);
  if (anywhere.how === "whole") return altered(text, `It is read, but outside ${place.name}.`);
  return fromFound(found.how === "lost" ? anywhere : found);
}

function fromFound(found: Found): Outcome {
  switch (found.how) {
    case "altered":
      return altered(found.read, found.because);
    case "partly":
      return altered(null, `Words are missing or changed: ${found.missing}`);
    case "whole":
      return RECOVERED;
    default:
      return LOST;
  }
}

/** An address may be cut between lines; parsers then still have the link behind it. */
function compareLink(text: string, read: ReadPdf): Outcome {
  const isSame = (link: string) => bareAddress(link) === bareAddress(text);
  if (read.links.some(isSame) || unspaced(read.all).includes(unspaced(text))) return RECOVERED;
  return fromFound(findText(text, read.all));
}

function compareDates(field: ExpectedField, { plain, entry, name }: Place, read: ReadPdf): Outcome {
  const [text = ""] = field.texts;
  if (entry && isSamePeriod(field.dates, entry.dates)) return RECOVERED;
  if (entry?.dates) return altered(entry.dates.text, "A parser reads other dates.");
  if (findText(text, plain).how === "whole") {
    return altered(text, "The text is there, but a parser sees no period in it.");
  }
  const anywhere = findText(text, read.all);
  return anywhere.how === "whole"
    ? altered(text, `They are read, but outside ${name}.`)
    : fromFound(anywhere);
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

const digits = (text: string) => text.replace(/\D/g, "");
const unspaced = (text: string) => normalise(text).replace(/\s/g, "");
const bareAddress = (text: string) =>
  unspaced(text)
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "");
