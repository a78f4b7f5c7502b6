/** Converts entries of RenderCV to entries of JSON Resume. */
import { type JsonObject, toText } from "#app/core/import/json/json-text.ts";
import { toEntry as toPublicationEntry } from "#app/core/import/publications/import-publications.ts";
import {
  projectLink,
  readDateText,
  readPeriodText,
} from "#app/core/import/structured/foreign-entry.ts";
import { addressOfLink, plainOfRichText, richText } from "#app/core/import/structured/rich-text.ts";

/** Reads the dates, texts and links that all kinds of entries have. */
export function readCommon({
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
    highlights: linesOf(highlights),
    location: plainOfRichText(toText(location)),
    url: toText(url),
  };
}

const linesOf = (highlights: unknown): string[] =>
  (Array.isArray(highlights) ? highlights : []).map((highlight) => richText(toText(highlight)));

const plain = (value: unknown) => plainOfRichText(toText(value));

/** `organization`: the key of the employer's name. */
export function toJob(entry: JsonObject, organization: string): JsonObject {
  const { rest, period, summary, highlights, location, url } = readCommon(entry);
  const { company, position, ...more } = rest;
  const address = url || addressOfLink(toText(company)) || addressOfLink(toText(position));
  return {
    ...more,
    [organization]: plain(company),
    position: plain(position),
    ...{ ...period, summary, highlights, location },
    ...(address ? { url: address } : {}),
  };
}

export function toSchool(entry: JsonObject): JsonObject {
  const { rest, period, summary, highlights, location, url } = readCommon(entry);
  const { institution, area, degree, ...more } = rest;
  const grade = highlights.find((line) => GRADE.test(line));
  return {
    ...more,
    ...{ institution: plain(institution), area: plain(area), studyType: plain(degree) },
    ...{
      ...period,
      location,
      summary,
      url,
      highlights: highlights.filter((line) => line !== grade),
    },
    ...(grade ? { score: grade.replace(GRADE, "").replace(/\\(.)/g, "$1") } : {}),
  };
}
const GRADE = /^(?:C?GPA|Grade|Score)\s*:\s*(?=\S{1,40}$|.{1,40}$)/i;

export function toProject(entry: JsonObject): JsonObject {
  const { rest, period, summary, highlights, location, url } = readCommon(entry);
  const { name, ...more } = rest;
  const { facts, others } = takeFacts(highlights, { technologies: /^Technologies: (.+)$/ });
  const keywords = facts.technologies?.split(", ").map(plain);
  return {
    ...more,
    name: plain(name),
    ...{ ...period, description: summary, highlights: others, location },
    ...(keywords ? { keywords } : {}),
    ...projectLink(addressOfLink(toText(name))),
    ...(url ? projectLink(url) : {}),
  };
}

/** Takes facts out of highlights that our export writes there because RenderCV has no field for them. */
function takeFacts<Name extends string>(
  highlights: readonly string[],
  patterns: Record<Name, RegExp>,
): { facts: Partial<Record<Name, string>>; others: string[] } {
  const facts: Partial<Record<Name, string>> = {};
  const others = highlights.filter((line) => {
    for (const [name, pattern] of Object.entries(patterns) as [Name, RegExp][]) {
      const found = pattern.exec(line)?.[1];
      if (found === undefined || facts[name] !== undefined) continue;
      facts[name] = plain(found);
      return false;
    }
    return true;
  });
  return { facts, others };
}

export function toCertificate(entry: JsonObject): JsonObject {
  const { rest, date, summary, highlights, location, url } = readCommon(entry);
  const { name, title, ...more } = rest;
  const label = toText(name) || toText(title);
  const { facts, others } = takeFacts(highlights, {
    number: /^No\. (.+)$/,
    validUntil: /^Valid until (\d{4}(?:-\d{2})?)$/,
  });
  return {
    ...more,
    ...{ name: plain(label), date, location, highlights: others, ...facts },
    issuer: plainOfRichText(summary),
    url: url || addressOfLink(label),
  };
}

export function toAward(entry: JsonObject): JsonObject {
  const { rest, date, summary, highlights, location, url } = readCommon(entry);
  const { name, title, ...more } = rest;
  const label = toText(name) || toText(title);
  const { facts, others } = takeFacts(highlights, { awarder: /^Awarded by (.+)$/ });
  return {
    ...more,
    ...{ title: plain(label), date, location, ...facts },
    summary: [summary, ...others].filter(Boolean).join("\n"),
    url: url || addressOfLink(label),
  };
}

export function toPublication(entry: JsonObject): JsonObject {
  const { rest, date, summary, url } = readCommon(entry);
  const { title, authors, journal, doi, ...more } = rest;
  const names = (Array.isArray(authors) ? authors : []).map(plain);
  const address =
    url || (toText(doi) ? `https://doi.org/${toText(doi)}` : addressOfLink(toText(title)));
  return {
    ...more,
    ...toPublicationEntry({
      title: plain(title),
      authors: names,
      venue: plain(journal),
      date,
      url: address,
    }),
    summary,
  };
}
