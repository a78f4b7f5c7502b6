/** Imports a resume of Reactive Resume, versions 3 to 5: parsed JSON in, a resume with a report or an error out. */
import { fromJsonResumeDocument } from "#app/core/import/json/from-json.ts";
import { isJsonObject, type JsonObject, toText } from "#app/core/import/json/json-text.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import {
  asHidden,
  objectAt,
  objectsOf,
  toProfile,
} from "#app/core/import/structured/foreign-entry.ts";
import { richText } from "#app/core/import/structured/rich-text.ts";
import { readCustomSections } from "./custom-sections.ts";
import { linkOf, SECTIONS, toEntry } from "./sections.ts";

/** The resume in a document, which version 5 may wrap in `data`; null if it is of another format. */
export function findReactiveResume(document: JsonObject): JsonObject | null {
  const inner = isJsonObject(document.data) ? document.data : document;
  const sections = objectAt(inner.sections);
  const hasItems = Object.values(sections).some((section) =>
    Array.isArray(objectAt(section).items),
  );
  return isJsonObject(inner.basics) && hasItems ? inner : null;
}

export function fromReactiveResume(source: JsonObject, newId: () => string): ImportOutcome {
  const sections = objectAt(source.sections);
  const document: JsonObject = {};
  const unplaced: JsonObject = {};
  const { summary, hiddenSummary } = readSummary(source, sections);
  if (hiddenSummary) unplaced.hiddenSummary = hiddenSummary;
  for (const [sourceKey, section] of Object.entries(SECTIONS)) {
    const { items, isHidden } = itemsOf(sections[sourceKey]);
    const entries = items.map((item) => {
      const entry = toEntry(item, section);
      return isHidden || isHiddenItem(item) ? asHidden(entry) : entry;
    });
    if (entries.length > 0)
      document[section.key] = [...objectsOf(document[section.key]), ...entries];
  }
  // Our skills cannot be hidden, so hidden ones are reported.
  const { shown, hidden } = divideSkills(sections.skills);
  document.skills = shown;
  if (hidden.length > 0) unplaced.hiddenSkills = hidden;
  const customSections = readCustomSections(source, sections, newId);
  return fromJsonResumeDocument(
    {
      ...document,
      ...unplaced,
      basics: { ...readBasics(source, sections), summary },
      meta: {
        covitae: { formats: true, ...(customSections.length > 0 ? { customSections } : {}) },
      },
    },
    "reactive-resume",
    newId,
  );
}

const isHiddenItem = (item: JsonObject) => item.visible === false || item.hidden === true;

function itemsOf(value: unknown): { items: JsonObject[]; isHidden: boolean } {
  const section = objectAt(value);
  return { items: objectsOf(section.items), isHidden: isHiddenItem(section) };
}

function divideSkills(value: unknown): { shown: JsonObject[]; hidden: string[] } {
  const { items, isHidden } = itemsOf(value);
  const shown = items.filter((item) => !isHidden && !isHiddenItem(item));
  const hidden = items.filter((item) => !shown.includes(item)).map(({ name }) => toText(name));
  return {
    hidden,
    shown: shown.map(({ name, keywords, level, proficiency, description }) => ({
      name,
      keywords,
      // A numeric level, drawn as a row of dots, is dropped.
      level: toText(proficiency) || toText(description) || (typeof level === "string" ? level : ""),
    })),
  };
}

/** Version 5 has the summary beside the sections, version 4 among them, version 3 in the basics. */
function readSummary(source: JsonObject, sections: JsonObject) {
  const section = objectAt(source.summary ?? sections.summary);
  const basics = objectAt(source.basics);
  const text = toText(section.content) || toText(basics.summary);
  const isHidden = isHiddenItem(section);
  return isHidden
    ? { summary: "", hiddenSummary: richText(text) }
    : { summary: richText(text), hiddenSummary: "" };
}

function readBasics(source: JsonObject, sections: JsonObject): JsonObject {
  const {
    summary,
    photo,
    picture,
    headline,
    url,
    website,
    profiles,
    customFields,
    location,
    ...rest
  } = objectAt(source.basics);
  const image = toText(objectAt(source.picture ?? picture ?? photo).url);
  const { items } = itemsOf(sections.profiles);
  const networks = [...objectsOf(profiles), ...items.filter((item) => !isHiddenItem(item))];
  const fields = objectsOf(customFields);
  return {
    ...rest,
    label: headline,
    location: isJsonObject(location) ? location : { address: location },
    url: linkOf(website) || linkOf(url),
    ...(image.startsWith("data:") ? { image } : {}),
    profiles: [
      ...networks.map(({ network, username, website, url }) => {
        const address = linkOf(website) || linkOf(url);
        return address ? toProfile(network, address) : { network, username };
      }),
      ...fields.flatMap((field) => {
        const address = toText(field.link) || toText(field.value);
        return /^https?:/.test(address)
          ? [toProfile(toText(field.name) || field.text, address)]
          : [];
      }),
    ],
    otherDetails: fields
      .filter((field) => !/^https?:/.test(toText(field.link) || toText(field.value)))
      .map((field) =>
        [toText(field.name), toText(field.value) || toText(field.text)].filter(Boolean).join(": "),
      ),
    ...(image !== "" && !image.startsWith("data:") ? { photo: image } : {}),
  };
}
