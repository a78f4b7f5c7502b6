/** Converts a section of RenderCV whose title matches none of our sections to a custom section. */
import { type JsonObject, toText } from "#app/core/import/json/json-text.ts";
import { addressOfLink, plainOfRichText, richText } from "#app/core/import/structured/rich-text.ts";
import { escapeInline } from "#app/core/resume/inline-text.ts";
import { readSharedFields } from "./entries.ts";

/**
 * @param texts in our text format
 * @param entries what `toCustomEntry` returned
 */
export function customSection(
  title: string,
  texts: readonly string[],
  entries: readonly JsonObject[],
  newId: () => string,
): JsonObject {
  const lines = entries.filter((entry) => "line" in entry).map(({ line }) => line);
  const fullEntries = entries.filter((entry) => !("line" in entry));
  return {
    id: newId(),
    title,
    body: [...texts, ...lines].join("\n"),
    ...(fullEntries.length > 0 ? { entries: fullEntries } : {}),
  };
}

/** Returns a custom entry, or `{ line }` in our text format for an entry that is only a label with details. */
export function toCustomEntry(entry: JsonObject, newId: () => string): JsonObject {
  if ("label" in entry) {
    const label = escapeInline(plainOfRichText(toText(entry.label)));
    return { line: `${label}: ${richText(toText(entry.details))}` };
  }
  const { rest, period, summary, highlights, location, url } = readSharedFields(entry);
  const { name, title, ...more } = rest;
  const label = toText(name) || toText(title);
  const { startDate = "", endDate = "" } = period as { startDate?: string; endDate?: string };
  const others = Object.values(more).map(toText).filter(Boolean).map(escapeInline);
  const address = url || addressOfLink(label);
  return {
    id: newId(),
    title: plainOfRichText(label),
    subtitle: "",
    startDate,
    endDate,
    current: startDate !== "" && endDate === "",
    description: [summary, ...highlights, ...others, address].filter(Boolean).join("\n"),
    ...(location ? { location } : {}),
  };
}
