/** Converts the sections that a user of Reactive Resume added to custom sections of ours. */
import { isEmpty, type JsonObject, toText } from "#app/core/import/json/json-text.ts";
import { objectAt, objectsOf, readPeriodText } from "#app/core/import/structured/foreign-entry.ts";
import { plainOfRichText, richText } from "#app/core/import/structured/rich-text.ts";
import { linkOf } from "./sections.ts";

/** Keys that may hold the title of an entry; the first with a value is used. */
const TITLE_KEYS = ["title", "position", "name", "degree", "language", "network"];
const SUBTITLE_KEYS =
  "subtitle company organization school institution awarder issuer publisher".split(" ");

export function readCustomSections(
  source: JsonObject,
  sections: JsonObject,
  newId: () => string,
): JsonObject[] {
  const custom = [
    // Version 3 has custom sections among the others, version 4 in `sections.custom`, version 5 beside `sections`.
    ...Object.values(sections).filter((section) => objectAt(section).type === "custom"),
    ...Object.values(objectAt(sections.custom)),
    ...objectsOf(source.customSections),
  ].map(objectAt);
  return custom
    .filter((section) => objectsOf(section.items).length > 0)
    .map((section) => toCustomSection(section, newId));
}

function toCustomSection(section: JsonObject, newId: () => string): JsonObject {
  const items = objectsOf(section.items);
  const textItems = items.filter((item) => "content" in item);
  const isHidden = section.visible === false || section.hidden === true;
  return {
    id: newId(),
    title: toText(section.title) || toText(section.name),
    body: textItems.map(({ content }) => richText(toText(content))).join("\n"),
    entries: items.filter((item) => !textItems.includes(item)).map((item) => toEntry(item, newId)),
    ...(isHidden ? { hidden: true } : {}),
  };
}

function toEntry(item: JsonObject, newId: () => string): JsonObject {
  const firstText = (keys: string[]) => keys.map((key) => toText(item[key])).find(Boolean) ?? "";
  const { startDate = "", endDate = "" } = readPeriodText(
    isEmpty(item.period) ? item.date : item.period,
  );
  const keywords = toText(item.keywords);
  // In version 4, the description is a short line beside the summary.
  const hasSummary = !isEmpty(item.summary);
  const subtitle =
    firstText(SUBTITLE_KEYS) || (hasSummary ? plainOfRichText(toText(item.description)) : "");
  const text = toText(hasSummary ? item.summary : item.description);
  const address = linkOf(item.website) || linkOf(item.url);
  return {
    id: newId(),
    title: firstText(TITLE_KEYS),
    subtitle,
    startDate,
    endDate,
    current: startDate !== "" && endDate === "",
    description: [richText(text), keywords, address].filter(Boolean).join("\n"),
    ...(toText(item.location) ? { location: toText(item.location) } : {}),
    ...(item.visible === false || item.hidden === true ? { hidden: true } : {}),
  };
}
