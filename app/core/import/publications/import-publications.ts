/** Creates a resume from a list of publications and the file's data about the person. */
import { fromJsonResumeDocument } from "#app/core/import/json/from-json.ts";
import type { JsonObject } from "#app/core/import/json/json-text.ts";
import type { ImportKind, ImportOutcome } from "#app/core/import/outcome.ts";

export interface Publication {
  title: string;
  authors: string[];
  /** Journal, proceedings or publisher. */
  venue: string;
  date: string;
  url: string;
}

/** The field holds 200 characters. */
const MAX_LENGTH = 200;

/** Where there are several, authors come before the venue, as in a list of references, if both fit into the field. */
export function toEntry({ title, authors, venue, date, url }: Publication): JsonObject {
  // A single author is the person.
  const names = authors.length > 1 ? authors.join(", ") : "";
  const both = [names, venue].filter(Boolean).join(". ");
  const fits = both.length <= MAX_LENGTH;
  return {
    ...{ name: title, publisher: fits ? both : venue, releaseDate: date, url },
    ...(fits ? {} : { authors: names }),
  };
}

export const importPublications = (
  document: JsonObject,
  kind: ImportKind,
  newId: () => string,
): ImportOutcome =>
  fromJsonResumeDocument({ ...document, meta: { covitae: { formats: true } } }, kind, newId);
