/**
 * Converts a resume to JSON Resume, an open format for resumes (jsonresume.org), and back. Data without an equivalent
 * there is stored in each part under `meta.covitae`, so that deleting an entry in another program also deletes this
 * data.
 */

import type { Design } from "./design.ts";
import {
  asText,
  BASICS,
  covitaeMeta,
  type Field,
  isReadFromOtherPrograms,
  isReferenceField,
  JSON_SECTIONS,
  type Json,
  listOf,
  objectOf,
  readDate,
  readField,
  UNMAPPED_SECTIONS,
  writeField,
} from "./json-resume-fields.ts";
import { readLinks, writeLinks } from "./json-resume-links.ts";
import { readSkills, writeSkills } from "./json-resume-skills.ts";
import { plainResume } from "./plain-resume.ts";
import { dropUnsafeAddress } from "./read-address.ts";
import type { Resume } from "./schema.ts";

const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/** Template and design, which JSON Resume has no fields for. */
export interface Appearance {
  templateId?: string;
  design?: Design;
}

/** `image`: a data URL, because JSON Resume requires a URL and our photos have no public one. */
export function toJsonResume(
  resume: Resume,
  { templateId, design }: Appearance = {},
  image: string | null = null,
): Json {
  const basics = basicsOf(resume);
  if (image) basics.image = image;
  const document: Json = { $schema: SCHEMA, basics };
  for (const section of JSON_SECTIONS) {
    const entries = resume[section.ours];
    if (!entries) continue;
    document[section.theirs] = entries.map((entry) => {
      const values: Json = entry;
      const covitae: Json = { id: values.id };
      for (const key of [...section.unmapped, "hidden"]) {
        if (values[key] === undefined) continue;
        covitae[key] = key === "githubLink" ? dropUnsafeAddress(asText(values[key])) : values[key];
      }
      const converted: Json = {};
      for (const item of section.fields) {
        // The text as typed, if JSON Resume cannot represent it exactly.
        const original = writeField(converted, item, asText(values[item.ours]));
        if (original !== null) covitae[item.ours] = original;
      }
      // The form keeps an earlier end date; other programs would take it for the end of a current entry.
      if (values.current === true) {
        delete converted.endDate;
        covitae.endDate = asText(values.endDate);
      }
      if (section.ours === "projects") converted.keywords = values.technologies;
      return { ...converted, meta: { covitae } };
    });
  }
  const { skills, covitae: skillsMeta } = writeSkills(resume);
  document.skills = skills;
  const { photo, language } = resume;
  const sections = Object.fromEntries(
    UNMAPPED_SECTIONS.map((section) => [section, resume[section]?.map(withSafeAddress)]),
  );
  document.meta = {
    version: "v1.0.0",
    covitae: {
      version: 1,
      ...skillsMeta,
      ...sections,
      photo,
      language,
      templateId,
      design,
      // Without `formats`, asterisks are literal, as in the files of other programs.
      ...(plainResume(resume) === resume ? {} : { formats: true }),
    },
  };
  return document;
}

const withSafeAddress = (entry: object) =>
  "url" in entry ? { ...entry, url: dropUnsafeAddress(asText(entry.url)) } : entry;

function basicsOf({ personalInfo, summary }: Resume): Json {
  const basics: Json = {};
  const covitae: Json = {};
  for (const item of BASICS) {
    const value = asText(personalInfo[item.ours as keyof typeof personalInfo]);
    // The text as typed, if JSON Resume cannot represent it exactly.
    const original = writeField(basics, item, value);
    if (original !== null) covitae[item.ours] = original;
  }
  if (summary !== "") basics.summary = summary;
  if (personalInfo.address !== "") basics.location = { address: personalInfo.address };
  const links = writeLinks(personalInfo);
  Object.assign(basics, links.values);
  Object.assign(covitae, links.covitae);
  if (Object.keys(covitae).length > 0) basics.meta = { covitae };
  return basics;
}

/**
 * Reads any JSON Resume document; missing fields are empty. The result must be validated with resumeSchema,
 * because limits and ids are not checked. `newId` creates ids for entries of other programs.
 */
export function fromJsonResume(document: unknown, newId: () => string): Json {
  const source = objectOf(document);
  const covitae = covitaeMeta(source);
  const resume: Json = { ...readBasics(objectOf(source.basics), newId), projects: [] };
  Object.assign(resume, readSkills(source.skills, covitae, newId));
  for (const section of JSON_SECTIONS) {
    if (!Array.isArray(source[section.theirs])) continue;
    resume[section.ours] = listOf(source[section.theirs]).map((value) => {
      const theirs = objectOf(value);
      const stored = covitaeMeta(theirs);
      const entry: Json = { id: typeof stored.id === "string" ? stored.id : newId() };
      readFields(entry, section.fields, { theirs, stored });
      for (const key of [...section.unmapped, "hidden"]) {
        const value = stored[key] ?? defaultOf(key, theirs);
        if (value !== undefined) entry[key] = value;
      }
      const hasNewEnd = entry.endDate !== "" && entry.endDate !== stored.endDate;
      if (stored.current === true && typeof stored.endDate === "string") {
        // An end date that was added in another program ends the entry.
        if (hasNewEnd) entry.current = false;
        else entry.endDate = stored.endDate;
      }
      if (section.ours === "projects") entry.technologies = listOf(theirs.keywords).map(asText);
      return entry;
    });
  }
  resume.experience ??= [];
  resume.education ??= [];
  for (const key of [...UNMAPPED_SECTIONS, "photo", "language"]) {
    if (covitae[key] !== undefined) resume[key] = covitae[key];
  }
  return resume;
}

function readBasics(basics: Json, newId: () => string): Json {
  const { address, postalCode, city, region, countryCode } = objectOf(basics.location);
  const town = [asText(postalCode), asText(city)].filter((part) => part !== "").join(" ");
  const addressParts = [asText(address), town, asText(region), asText(countryCode)];
  const personalInfo: Json = { address: addressParts.filter((part) => part !== "").join(", ") };
  readFields(personalInfo, BASICS, { theirs: basics, stored: covitaeMeta(basics) });
  Object.assign(personalInfo, readLinks(basics, newId));
  return { personalInfo, summary: asText(basics.summary) };
}

function readFields(
  target: Json,
  fields: readonly Field[],
  { theirs, stored }: { theirs: Json; stored: Json },
): void {
  for (const item of fields) {
    const value = readField(theirs, item, stored[item.ours]);
    if (value !== "" || !("isOptional" in item)) target[item.ours] = value;
  }
}

/**
 * The value of a field that has no equivalent in JSON Resume, for an entry of another program. Fields that every entry
 * of ours has are "" if the file lacks them; optional ones are undefined.
 */
function defaultOf(key: string, theirs: Json): unknown {
  // A job without an end date is current, but not one whose end date cannot be read.
  if (key === "current") return Boolean(theirs.startDate) && !theirs.endDate;
  if (key === "githubLink") return "";
  if (isReferenceField(key)) return asText(theirs[key]);
  if (key === "validUntil") return readDate(asText(theirs[key])) || undefined;
  return isReadFromOtherPrograms(key) ? asText(theirs[key]) || undefined : undefined;
}
