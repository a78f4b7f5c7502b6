/** Converts a section of RenderCV whose title matches none of our sections to a custom section. */
import { type JsonObject, toText } from "#app/core/import/json/json-text.ts";
import { addressOfLink, plainOfRichText, richText } from "#app/core/import/structured/rich-text.ts";
import { escapeInline } from "#app/core/resume/inline-text.ts";
import { readCommon } from "./entries.ts";

export function customSection(
  title: string,
  texts: readonly string[],
  entries: readonly JsonObject[],
  newId: () => string,
): JsonObject {
  const lines = entries.filter((entry) => "line" in entry).map(({ line }) => line);
  const dated = entries.filter((entry) => !("line" in entry));
  return {
    ...{ id: newId(), title, body: [...texts, ...lines].join("\n") },
    ...(dated.length > 0 ? { entries: dated } : {}),
  };
}

/** An entry, or `{ line }` for "Label: details". */
export function toCustomEntry(entry: JsonObject, newId: () => string): JsonObject {
  if ("label" in entry) {
    const label = escapeInline(plainOfRichText(toText(entry.label)));
    return { line: `${label}: ${richText(toText(entry.details))}` };
  }
  const { rest, period, summary, highlights, location, url } = readCommon(entry);
  const { name, title, ...more } = rest;
  const label = toText(name) || toText(title);
  const { startDate = "", endDate = "" } = period as { startDate?: string; endDate?: string };
  const others = Object.values(more).map(toText).filter(Boolean).map(escapeInline);
  const address = url || addressOfLink(label);
  return {
    ...{ id: newId(), title: plainOfRichText(label), subtitle: "", startDate, endDate },
    current: startDate !== "" && endDate === "",
    description: [summary, ...highlights, ...others, address].filter(Boolean).join("\n"),
    ...(location ? { location } : {}),
  };
}
