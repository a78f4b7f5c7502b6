/**
 * Converts a resume to JSON Resume and back. Data without an equivalent there is stored in each part under
 * `meta.covitae`, so that deleting an entry in another program also deletes this data.
 */

import type { Design } from "./design.ts";
import {
  asText,
  BASICS,
  JSON_SECTIONS,
  readField,
  toUri,
  writeField,
} from "./json-resume-fields.ts";
import { dropUnsafeAddress } from "./read-address.ts";
import type { Resume } from "./schema.ts";

type Json = Record<string, unknown>;
/** Our fields and the networks of the `profiles` list. */
const PROFILES = [
  { ours: "linkedIn", network: "LinkedIn" },
  { ours: "github", network: "GitHub" },
] as const;

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
      const own: Json = { id: values.id };
      for (const key of section.own) {
        own[key] = key === "githubLink" ? dropUnsafeAddress(asText(values[key])) : values[key];
      }
      const converted: Json = {};
      for (const item of section.fields) {
        const original = writeField(converted, item, asText(values[item.ours]));
        if (original !== null) own[item.ours] = original;
      }
      if (section.ours === "projects") converted.keywords = values.technologies;
      return { ...converted, meta: { covitae: own } };
    });
  }
  document.skills = resume.skills.map((name) => ({ name }));
  const { customSections, photo } = resume;
  document.meta = {
    version: "v1.0.0",
    covitae: { version: 1, customSections, photo, templateId, design },
  };
  return document;
}

function basicsOf({ personalInfo, summary }: Resume): Json {
  const basics: Json = {};
  const own: Json = {};
  for (const item of BASICS) {
    const values = asText(personalInfo[item.ours as keyof typeof personalInfo]);
    const original = writeField(basics, item, values);
    if (original !== null) own[item.ours] = original;
  }
  if (summary !== "") basics.summary = summary;
  if (personalInfo.address !== "") basics.location = { address: personalInfo.address };
  basics.profiles = PROFILES.flatMap(({ ours, network }) => {
    const values = dropUnsafeAddress(personalInfo[ours]);
    const url = toUri(values);
    if (url !== values) own[ours] = values;
    return url === "" ? [] : [{ network, url }];
  });
  if (Object.keys(own).length > 0) basics.meta = { covitae: own };
  return basics;
}

/**
 * Reads any JSON Resume document; missing fields are empty. The result must be validated with resumeSchema,
 * because limits and ids are not checked. `newId` creates ids for entries of other programs.
 */
export function fromJsonResume(document: unknown, newId: () => string): Json {
  const source = asJson(document);
  const own = ownOf(source);
  const resume: Json = { ...readBasics(asJson(source.basics)), projects: [] };
  resume.skills = asList(source.skills).flatMap((skill) => {
    const { name, keywords } = asJson(skill);
    return [
      asText(name),
      ...asList(keywords)
        .map(asText)
        .filter((word) => word !== ""),
    ];
  });
  for (const section of JSON_SECTIONS) {
    if (!Array.isArray(source[section.theirs])) continue;
    resume[section.ours] = asList(source[section.theirs]).map((value) => {
      const theirs = asJson(value);
      const stored = ownOf(theirs);
      const entry: Json = { id: typeof stored.id === "string" ? stored.id : newId() };
      for (const item of section.fields)
        entry[item.ours] = readField(theirs, item, stored[item.ours]);
      for (const key of section.own) entry[key] = stored[key] ?? defaultOf(key, theirs);
      if (section.ours === "projects") entry.technologies = asList(theirs.keywords).map(asText);
      return entry;
    });
  }
  resume.experience ??= [];
  resume.education ??= [];
  if (own.customSections !== undefined) resume.customSections = own.customSections;
  if (own.photo !== undefined) resume.photo = own.photo;
  return resume;
}

function readBasics(basics: Json): Json {
  const own = ownOf(basics);
  const { address, postalCode, city, region, countryCode } = asJson(basics.location);
  const town = [asText(postalCode), asText(city)].filter((part) => part !== "").join(" ");
  const addressParts = [asText(address), town, asText(region), asText(countryCode)];
  const personalInfo: Json = { address: addressParts.filter((part) => part !== "").join(", ") };
  for (const item of BASICS) personalInfo[item.ours] = readField(basics, item, own[item.ours]);
  for (const { ours, network } of PROFILES) {
    const profile = asList(basics.profiles)
      .map(asJson)
      .find((candidate) => asText(candidate.network).toLowerCase() === network.toLowerCase());
    const url = asText(profile?.url);
    const stored = asText(own[ours]);
    personalInfo[ours] = stored !== "" && toUri(stored) === url ? stored : url;
  }
  return { personalInfo, summary: asText(basics.summary) };
}

/** In JSON Resume, a job without an end date is current, but not one whose end date is not a month. */
function defaultOf(key: string, { startDate, endDate }: Json): unknown {
  return key === "current" ? Boolean(startDate) && !endDate : "";
}

const ownOf = (part: Json) => asJson(asJson(part.meta).covitae);
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const asJson = (value: unknown): Json =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
