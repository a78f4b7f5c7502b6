/**
 * Imports an ORCID record: parsed JSON in, a resume with its works as publications and its data about the person out,
 * or an error message.
 */
import { isJsonObject, type JsonObject, toText } from "#app/core/import/json/json-text.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { objectAt, objectsOf } from "#app/core/import/structured/foreign-entry.ts";
import { countryName } from "#app/core/import/structured/language-name.ts";
import { escapeInline } from "#app/core/resume/inline-text.ts";
import { importPublications, toPublicationEntry } from "./import-publications.ts";

export const isOrcid = (document: JsonObject): boolean =>
  "orcid-identifier" in document ||
  "activities-summary" in document ||
  objectsOf(document.group).some((group) => "work-summary" in group);

export function fromOrcid(source: JsonObject, newId: () => string): ImportOutcome {
  const activities = objectAt(source["activities-summary"]);
  const works = objectsOf(objectAt(activities.works ?? source.works ?? source).group);
  const affiliations = (key: string) =>
    objectsOf(objectAt(activities[key])["affiliation-group"]).flatMap((group) =>
      objectsOf(group.summaries).flatMap((summary) => Object.values(summary).filter(isJsonObject)),
    );
  const person = objectAt(source.person);
  const document = {
    basics: readBasics(person, objectAt(source["orcid-identifier"])),
    work: affiliations("employments").map((entry) => ({
      name: organizationOf(entry),
      position: toText(entry["role-title"]),
      ...placeAndPeriod(entry),
      highlights: [toText(entry["department-name"])].filter(Boolean).map(escapeInline),
    })),
    education: [...affiliations("educations"), ...affiliations("qualifications")].map((entry) => ({
      institution: organizationOf(entry),
      studyType: toText(entry["role-title"]),
      area: toText(entry["department-name"]),
      ...placeAndPeriod(entry),
    })),
    volunteer: affiliations("services").map((entry) => ({
      organization: organizationOf(entry),
      position: toText(entry["role-title"]),
      ...placeAndPeriod(entry),
    })),
    awards: affiliations("distinctions").map((entry) => ({
      title: toText(entry["role-title"]),
      awarder: organizationOf(entry),
      date: dateOf(entry["start-date"]),
    })),
    publications: works.flatMap((group) => {
      // The first summary of a group is the one the person prefers.
      const [work] = objectsOf(group["work-summary"]);
      return work ? [toPublicationEntry(toPublication(work))] : [];
    }),
    skills: objectsOf(objectAt(person.keywords).keyword).map(({ content }) => ({ name: content })),
    ...unplacedCounts(activities),
  };
  return importPublications(document, "orcid", newId);
}

/** The text of a value, which most fields wrap as `{ value }`. */
const plainValue = (value: unknown): string =>
  isJsonObject(value) ? toText(value.value) : toText(value);

function readBasics(person: JsonObject, identifier: JsonObject): JsonObject {
  const name = objectAt(person.name);
  const [email] = objectsOf(objectAt(person.emails).email);
  const [address] = objectsOf(objectAt(person.addresses).address);
  const path = toText(identifier.path);
  const creditName = plainValue(name["credit-name"]);
  const fullName = [plainValue(name["given-names"]), plainValue(name["family-name"])]
    .filter(Boolean)
    .join(" ");
  return {
    name: fullName || creditName,
    email: email?.email,
    summary: escapeInline(toText(objectAt(person.biography).content)),
    location: { address: countryName(plainValue(address?.country)) },
    profiles: [
      ...(path ? [{ network: "ORCID", url: `https://orcid.org/${path}` }] : []),
      ...objectsOf(objectAt(person["researcher-urls"])["researcher-url"]).map((link) => ({
        network: toText(link["url-name"]),
        url: plainValue(link.url),
      })),
    ],
  };
}

function toPublication(work: JsonObject) {
  const identifiers = objectsOf(objectAt(work["external-ids"])["external-id"]);
  const doi = identifiers.find((identifier) => toText(identifier["external-id-type"]) === "doi");
  const address = plainValue(work.url) || plainValue(doi?.["external-id-url"]);
  const doiValue = toText(doi?.["external-id-value"]);
  return {
    title: plainValue(objectAt(work.title).title),
    authors: [],
    venue: plainValue(work["journal-title"]),
    date: dateOf(work["publication-date"]),
    url: address || (doiValue && `https://doi.org/${doiValue}`),
  };
}

const organizationOf = (entry: JsonObject) => toText(objectAt(entry.organization).name);

function placeAndPeriod(entry: JsonObject): JsonObject {
  const { city, region, country } = objectAt(objectAt(entry.organization).address);
  return {
    location: [toText(city), toText(region), countryName(toText(country))]
      .filter(Boolean)
      .join(", "),
    startDate: dateOf(entry["start-date"]),
    endDate: dateOf(entry["end-date"]),
  };
}

function dateOf(value: unknown): string {
  const { year, month } = objectAt(value);
  return [plainValue(year), plainValue(month).padStart(plainValue(month) ? 2 : 0, "0")]
    .filter(Boolean)
    .join("-");
}

/** Counts the entries of the parts without a section here; unknown keys of the document are reported. */
function unplacedCounts(activities: JsonObject): JsonObject {
  const parts = ["fundings", "peer-reviews", "research-resources", "invited-positions"];
  const counted = parts.flatMap((key) => {
    const { group, "affiliation-group": affiliations } = objectAt(activities[key]);
    const count = [...objectsOf(group), ...objectsOf(affiliations)].length;
    return count > 0 ? [[key, `${count} in the file`]] : [];
  });
  return Object.fromEntries(counted);
}
