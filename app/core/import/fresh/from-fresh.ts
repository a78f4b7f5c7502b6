/**
 * Imports a resume in the FRESH format (fresh-resume-schema 0.x and 1.0), which HackMyResume writes: parsed JSON in, a
 * resume with a report or an error message out.
 */
import { fromJsonResumeDocument } from "#app/core/import/json/from-json.ts";
import { isJsonObject, type JsonObject, toText } from "#app/core/import/json/json-text.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import {
  asHidden,
  dropKeys,
  objectAt,
  objectsOf,
  projectLink,
  renameKeys,
  toProfile,
  withRichTexts,
} from "#app/core/import/structured/foreign-entry.ts";
import { richText } from "#app/core/import/structured/rich-text.ts";

export const isFresh = (document: JsonObject): boolean =>
  /^FRESH/i.test(toText(objectAt(document.meta).format)) ||
  (isJsonObject(document.employment) && Array.isArray(document.employment.history));

/** Keys that are read; others are reported. */
const KNOWN_KEYS =
  "$schema meta name info contact location social employment education service skills samples projects writing recognition references testimonials languages interests affiliation extracurricular governance".split(
    " ",
  );
/** Key of a date in the file → key of JSON Resume. */
const PERIOD = { start: "startDate", from: "startDate", end: "endDate", to: "endDate" };
const RICH_TEXT_KEYS = ["summary", "highlights"];

export function fromFresh(source: JsonObject, newId: () => string): ImportOutcome {
  const { name, info, contact, location, social, employment, education, service, skills } = source;
  const { samples, projects, writing, recognition, references, testimonials, languages } = source;
  const { interests, affiliation, extracurricular, governance } = source;
  const unplaced = dropKeys(source, KNOWN_KEYS);
  const military = historyOf(service).filter(({ flavor }) => flavor === "military");
  const volunteer = historyOf(service).filter((entry) => !military.includes(entry));
  return fromJsonResumeDocument(
    {
      ...unplaced,
      ...summariesOf({ employment, education, service, affiliation }),
      basics: readBasics({ name, info, contact, location, social }),
      work: historyOf(employment).map((entry) => toWork(entry, { employer: "name" })),
      volunteer: volunteer.map((entry) => toWork(entry, {})),
      education: historyOf(education).map(toSchool),
      projects: [...objectsOf(projects), ...objectsOf(samples)].map(toProject),
      publications: objectsOf(writing).map(toPublication),
      awards: objectsOf(recognition).map(({ from, event, ...entry }) => ({
        ...withRichTexts(dropKeys(entry, ["flavor"]), ["summary"]),
        awarder: [toText(from), toText(event)].filter(Boolean).join(", "),
      })),
      references: [...objectsOf(references), ...objectsOf(testimonials)].map(toReference),
      languages: objectsOf(languages).map((entry) => renameKeys(entry, { level: "fluency" })),
      interests: objectsOf(interests),
      skills: readSkills(skills),
      meta: {
        covitae: {
          // Texts have our inline formats, such as `**bold**` (richText).
          formats: true,
          ...sectionUnlessEmpty(
            "militaryService",
            military.map((entry) => toCovitaeEntry(entry, newId, "rank", "branch")),
          ),
          ...sectionUnlessEmpty(
            "memberships",
            [...historyOf(affiliation), ...objectsOf(governance)].map((entry) =>
              toCovitaeEntry(entry, newId, "role", "organization"),
            ),
          ),
          ...sectionUnlessEmpty("customSections", activitySections(extracurricular, newId)),
        },
      },
    },
    "fresh",
    newId,
  );
}

const historyOf = (value: unknown) => objectsOf(objectAt(value).history);
const sectionUnlessEmpty = (key: string, entries: JsonObject[]) =>
  entries.length > 0 ? { [key]: entries } : {};

/** What the file says of whole sections. It has no field here, so these unknown keys are reported. */
function summariesOf(sections: Record<string, unknown>): JsonObject {
  const summaries = Object.entries(sections).map(([key, section]) => {
    const { history, ...rest } = objectAt(section);
    return [`about ${key}`, rest];
  });
  return Object.fromEntries(summaries);
}

function readBasics({ name, info, contact, location, social }: JsonObject): JsonObject {
  // `characterClass` is a type of profession, "Programmer", which the label says better.
  const { label, brief, image, characterClass, ...more } = objectAt(info);
  const { website, phone, email, other, ...otherContact } = objectAt(contact);
  const { address, city, region, code, country } = objectAt(location);
  // An address as on an envelope begins with the name.
  const lines = toText(address)
    .split("\n")
    .filter((line) => line.trim() !== toText(name));
  // An address of several lines usually includes the town and its code.
  const isFullAddress = lines.length > 1;
  return {
    name,
    label,
    phone,
    email,
    url: website,
    // `more`, `otherContact` and `other` have no fields; their keys are unknown to the importer, which reports them.
    ...more,
    ...otherContact,
    summary: richText(toText(brief)),
    otherContact: other,
    ...(toText(image).startsWith("data:") ? { image } : {}),
    location: isFullAddress
      ? { address: lines.join(", ") }
      : { address: lines.join(", "), postalCode: code, city, region, countryCode: country },
    profiles: objectsOf(social).map(({ network, label: name, user, url }) =>
      toText(url) ? toProfile(toText(network) || name, url) : { network, username: user },
    ),
  };
}

function toWork(entry: JsonObject, names: Record<string, string>): JsonObject {
  const { keywords, flavor, current, ...rest } = withRichTexts(
    renameKeys(entry, { ...PERIOD, ...names }),
    RICH_TEXT_KEYS,
  );
  return withKeywords(rest, keywords);
}

/** Keywords of a job have no field; they become a line of its description. */
function withKeywords(entry: JsonObject, keywords: unknown): JsonObject {
  const words = toText(keywords);
  if (words === "") return entry;
  const lines = Array.isArray(entry.highlights) ? entry.highlights : [];
  return { ...entry, highlights: [...lines, `Keywords: ${words}`] };
}

function toSchool(entry: JsonObject): JsonObject {
  const names = { grade: "score", degree: "studyType", curriculum: "courses" };
  const school = renameKeys(entry, { ...PERIOD, ...names });
  return { ...school, institution: toText(school.institution) || toText(school.title) };
}

function toProject(entry: JsonObject): JsonObject {
  const { role, date, url, ...project } = renameKeys(entry, {
    title: "name",
    summary: "description",
    start: "startDate",
    end: "endDate",
  });
  return {
    ...withRichTexts(project, ["description", "highlights"]),
    ...projectLink(toText(url)),
    roles: role,
    ...(date ? { startDate: date, endDate: date } : {}),
  };
}

function toPublication({ author, ...entry }: JsonObject): JsonObject {
  const { publisher, ...rest } = renameKeys(dropKeys(entry, ["flavor"]), {
    title: "name",
    date: "releaseDate",
  });
  const venue = isJsonObject(publisher) ? toText(publisher.name) : toText(publisher);
  return { ...rest, publisher: [toText(author), venue].filter(Boolean).join(". ") };
}

/** References that the file marks as private become hidden entries. */
function toReference(entry: JsonObject): JsonObject {
  const { contact, quote, flavor, role, private: isPrivate, ...rest } = entry;
  const details = objectsOf(contact);
  const contactOf = (kind: string) => details.find(({ flavor }) => flavor === kind)?.value;
  const others = details.filter(({ flavor }) => flavor !== "email" && flavor !== "phone");
  const reference: JsonObject = {
    ...rest,
    position: role,
    email: contactOf("email"),
    phone: contactOf("phone"),
    reference: richText(toText(quote)),
    // An unknown key, so that these are reported.
    contact: others,
  };
  return isPrivate === true ? asHidden(reference) : reference;
}

/**
 * Sets become named groups, which the listed skills that are in no set follow. Details of listed skills in a set have
 * no field; they are in a skill without keywords, so that they are reported.
 */
function readSkills(value: unknown): JsonObject[] {
  const { sets, list } = objectAt(value);
  const groups = objectsOf(sets).map(({ name, skills, level }) => ({
    name,
    keywords: skills,
    level,
  }));
  const grouped = new Set(
    groups.flatMap(({ keywords }) => (Array.isArray(keywords) ? keywords : [])),
  );
  const single = objectsOf(list).filter(({ name }) => !grouped.has(name));
  const details = objectsOf(list)
    .filter(({ name }) => grouped.has(name))
    .map(({ name, level, summary, years, proof }) => ({ name, level, summary, years, proof }));
  return [
    ...groups,
    ...single.map((skill) => dropKeys(skill, ["id"])),
    ...details.map(({ name, ...rest }) => ({ keywords: [], [`details of ${toText(name)}`]: rest })),
  ];
}

/** Converts an entry to our schema. `title`, `organization`: the keys of the position and the organization there. */
function toCovitaeEntry(
  entry: JsonObject,
  newId: () => string,
  title: string,
  organization: string,
) {
  const { position, role, start, end, summary, highlights, url, location } = entry;
  const { startDate, endDate } = { startDate: toText(start), endDate: toText(end) };
  const lines = [summary, ...(Array.isArray(highlights) ? highlights : []), url];
  return {
    id: newId(),
    [title]: toText(position) || toText(role),
    [organization]: toText(entry.organization),
    startDate,
    endDate,
    current: startDate !== "" && endDate === "",
    description: lines
      .map((line) => richText(toText(line)))
      .filter(Boolean)
      .join("\n"),
    ...(toText(location) ? { location: toText(location) } : {}),
  };
}

/** The file's activities as one custom section; an empty list if there are none. */
function activitySections(value: unknown, newId: () => string): JsonObject[] {
  const entries = objectsOf(value).map(({ title, activity, ...entry }) => ({
    // Both keys are replaced below, because activities have neither a position nor an organization.
    ...toCovitaeEntry(entry, newId, "title", "subtitle"),
    title: toText(title),
    subtitle: toText(activity),
  }));
  return entries.length > 0
    ? [{ id: newId(), title: "Extracurricular Activities", body: "", entries }]
    : [];
}
