/**
 * A resume as JSON Resume and back. What that schema has no place for is kept beside each part under
 * `meta.covitae`, so that an entry somebody deletes elsewhere takes all of itself along.
 */

import type { Design } from "./design.ts";
import { asText, BASICS, hearField, JSON_SECTIONS, sayField, toUri } from "./json-resume-fields.ts";
import { withoutHarmful } from "./read-address.ts";
import type { Resume } from "./schema.ts";

type Json = Record<string, unknown>;
/** JSON Resume's list; its name and ours. */
const PROFILES = [
  { ours: "linkedIn", network: "LinkedIn" },
  { ours: "github", network: "GitHub" },
] as const;

const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/** How it looks, which JSON Resume knows nothing of. */
export interface Look {
  templateId?: string;
  design?: Design;
}

/** `image` is a URL, as JSON Resume wants one: of the picture itself, since ours has no address for strangers. */
export function toJsonResume(
  resume: Resume,
  { templateId, design }: Look = {},
  image: string | null = null,
): Json {
  const basics = basicsOf(resume);
  if (image) basics.image = image;
  const out: Json = { $schema: SCHEMA, basics };
  for (const section of JSON_SECTIONS) {
    const entries = resume[section.ours];
    if (!entries) continue;
    out[section.theirs] = entries.map((entry) => {
      const typed: Json = entry;
      const own: Json = { id: typed.id };
      for (const key of section.own) {
        own[key] = key === "githubLink" ? withoutHarmful(asText(typed[key])) : typed[key];
      }
      const said: Json = {};
      for (const item of section.fields) {
        const lost = sayField(said, item, asText(typed[item.ours]));
        if (lost !== null) own[item.ours] = lost;
      }
      if (section.ours === "projects") said.keywords = typed.technologies;
      return { ...said, meta: { covitae: own } };
    });
  }
  out.skills = resume.skills.map((name) => ({ name }));
  const { customSections, photo } = resume;
  out.meta = {
    version: "v1.0.0",
    covitae: { version: 1, customSections, photo, templateId, design },
  };
  return out;
}

function basicsOf({ personalInfo, summary }: Resume): Json {
  const basics: Json = {};
  const own: Json = {};
  for (const item of BASICS) {
    const typed = personalInfo[item.ours as keyof typeof personalInfo];
    const lost = sayField(basics, item, typed);
    if (lost !== null) own[item.ours] = lost;
  }
  if (summary !== "") basics.summary = summary;
  if (personalInfo.address !== "") basics.location = { address: personalInfo.address };
  basics.profiles = PROFILES.flatMap(({ ours, network }) => {
    const typed = withoutHarmful(personalInfo[ours]);
    const url = toUri(typed);
    if (url !== typed) own[ours] = typed;
    return url === "" ? [] : [{ network, url }];
  });
  if (Object.keys(own).length > 0) basics.meta = { covitae: own };
  return basics;
}

/**
 * Takes any JSON Resume document; what it doesn't say is empty. The result still has to be parsed by
 * resumeSchema: caps and ids are not looked at. `newId` gives ids to entries made elsewhere.
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
      const kept = ownOf(theirs);
      const entry: Json = { id: typeof kept.id === "string" ? kept.id : newId() };
      for (const item of section.fields)
        entry[item.ours] = hearField(theirs, item, kept[item.ours]);
      for (const key of section.own) entry[key] = kept[key] ?? defaultOf(key, theirs);
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
  const place = [asText(address), town, asText(region), asText(countryCode)];
  const personalInfo: Json = { address: place.filter((part) => part !== "").join(", ") };
  for (const item of BASICS) personalInfo[item.ours] = hearField(basics, item, own[item.ours]);
  for (const { ours, network } of PROFILES) {
    const profile = asList(basics.profiles)
      .map(asJson)
      .find((candidate) => asText(candidate.network).toLowerCase() === network.toLowerCase());
    const url = asText(profile?.url);
    const kept = asText(own[ours]);
    personalInfo[ours] = kept !== "" && toUri(kept) === url ? kept : url;
  }
  return { personalInfo, summary: asText(basics.summary) };
}

/** In JSON Resume a place of work without an end is the present one; an end that is no month is one. */
function defaultOf(key: string, { startDate, endDate }: Json): unknown {
  return key === "current" ? Boolean(startDate) && !endDate : "";
}

const ownOf = (part: Json) => asJson(asJson(part.meta).covitae);
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const asJson = (value: unknown): Json =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
