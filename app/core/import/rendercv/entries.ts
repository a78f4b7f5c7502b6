/** Converts entries of RenderCV to entries of JSON Resume. Unknown keys are kept, so that they are reported. */
import { type JsonObject, toText } from "#app/core/import/json/json-text.ts";
import { toPublicationEntry } from "#app/core/import/publications/import-publications.ts";
import {
  projectLink,
  readDateText,
  readPeriodText,
} from "#app/core/import/structured/foreign-entry.ts";
import { addressOfLink, plainOfRichText, richText } from "#app/core/import/structured/rich-text.ts";

/** Reads the dates, texts and links that all kinds of entries have; `rest` has the other keys. */
export function readSharedFields({
  start_date,
  end_date,
  date,
  summary,
  highlights,
  location,
  url,
  ...rest
}: JsonObject) {
  const isPresent = /^present$/i.test(toText(end_date));
  const period = start_date
    ? { startDate: toText(start_date), endDate: isPresent ? "" : toText(end_date) }
    : date
      ? readPeriodText(date)
      : { endDate: isPresent ? "" : toText(end_date) };
  return {
    rest,
    period,
    date: readDateText(date) || (isPresent ? "" : toText(end_date)) || toText(start_date),
    summary: richText(toText(summary)),
    highlights: richTextLines(highlights),
    location: plainOfRichText(toText(location)),
    url: toText(url),
  };
}

const richTextLines = (highlights: unknown): string[] =>
  (Array.isArray(highlights) ? highlights : []).map((highlight) => richText(toText(highlight)));

/** "GPA: " before a grade of at most 40 characters. */
const GRADE_LABEL = /^(?:C?GPA|Grade|Score)\s*:\s*(?=.{1,40}$)/i;

const toPlain = (value: unknown) => plainOfRichText(toText(value));

/** `organization`: the key of the employer's name, which depends on the section of JSON Resume. */
export function toJob(entry: JsonObject, organization: string): JsonObject {
  const { rest, period, summary, highlights, location, url } = readSharedFields(entry);
  const { company, position, ...more } = rest;
  const address = url || addressOfLink(toText(company)) || addressOfLink(toText(position));
  return {
    ...more,
    [organization]: toPlain(company),
    position: toPlain(position),
    ...period,
    summary,
    highlights,
    location,
    ...(address ? { url: address } : {}),
  };
}

export function toSchool(entry: JsonObject): JsonObject {
  const { rest, period, summary, highlights, location, url } = readSharedFields(entry);
  const { institution, area, degree, ...more } = rest;
  const grade = highlights.find((line) => GRADE_LABEL.test(line));
  return {
    ...more,
    institution: toPlain(institution),
    area: toPlain(area),
    studyType: toPlain(degree),
    ...period,
    location,
    summary,
    url,
    highlights: highlights.filter((line) => line !== grade),
    ...(grade ? { score: grade.replace(GRADE_LABEL, "").replace(/\\(.)/g, "$1") } : {}),
  };
}

export function toProject(entry: JsonObject): JsonObject {
  const { rest, period, summary, highlights, location, url } = readSharedFields(entry);
  const { name, ...more } = rest;
  const { facts, others } = takeFacts(highlights, { technologies: /^Technologies: (.+)$/ });
  const keywords = facts.technologies?.split(", ").map(toPlain);
  return {
    ...more,
    name: toPlain(name),
    ...period,
    description: summary,
    highlights: others,
    location,
    ...(keywords ? { keywords } : {}),
    ...projectLink(addressOfLink(toText(name))),
    ...(url ? projectLink(url) : {}),
  };
}

/**
 * Takes facts out of highlights, where our export writes them because RenderCV has no field for them.
 * @param patterns by the fact's name; each matches a whole line and captures the fact
 */
function takeFacts<Name extends string>(
  highlights: readonly string[],
  patterns: Record<Name, RegExp>,
): { facts: Partial<Record<Name, string>>; others: string[] } {
  const facts: Partial<Record<Name, string>> = {};
  const others = highlights.filter((line) => {
    for (const [name, pattern] of Object.entries(patterns) as [Name, RegExp][]) {
      const found = pattern.exec(line)?.[1];
      if (found === undefined || facts[name] !== undefined) continue;
      facts[name] = toPlain(found);
      return false;
    }
    return true;
  });
  return { facts, others };
}

export function toCertificate(entry: JsonObject): JsonObject {
  const { rest, date, summary, highlights, location, url } = readSharedFields(entry);
  const { name, title, ...more } = rest;
  const label = toText(name) || toText(title);
  const { facts, others } = takeFacts(highlights, {
    number: /^No\. (.+)$/,
    validUntil: /^Valid until (\d{4}(?:-\d{2})?)$/,
  });
  return {
    ...more,
    name: toPlain(label),
    date,
    location,
    highlights: others,
    ...facts,
    issuer: plainOfRichText(summary),
    url: url || addressOfLink(label),
  };
}

export function toAward(entry: JsonObject): JsonObject {
  const { rest, date, summary, highlights, location, url } = readSharedFields(entry);
  const { name, title, ...more } = rest;
  const label = toText(name) || toText(title);
  const { facts, others } = takeFacts(highlights, { awarder: /^Awarded by (.+)$/ });
  return {
    ...more,
    title: toPlain(label),
    date,
    location,
    ...facts,
    summary: [summary, ...others].filter(Boolean).join("\n"),
    url: url || addressOfLink(label),
  };
}

export function toPublication(entry: JsonObject): JsonObject {
  const { rest, date, summary, url } = readSharedFields(entry);
  const { title, authors, journal, doi, ...more } = rest;
  const names = (Array.isArray(authors) ? authors : []).map(toPlain);
  const address =
    url || (toText(doi) ? `https://doi.org/${toText(doi)}` : addressOfLink(toText(title)));
  return {
    ...more,
    ...toPublicationEntry({
      title: toPlain(title),
      authors: names,
      venue: toPlain(journal),
      date,
      url: address,
    }),
    summary,
  };
}
