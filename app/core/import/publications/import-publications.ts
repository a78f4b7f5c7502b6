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

/** The limit of the field for the publisher, in characters. */
const MAX_PUBLISHER_LENGTH = 200;

/**
 * Converts a publication to JSON Resume. Several authors come before the venue, as in a list of references; if both
 * don't fit into the field, `authors` is a key of its own, which is reported.
 */
export function toPublicationEntry({ title, authors, venue, date, url }: Publication): JsonObject {
  // A single author is the person whose resume it is.
  const names = authors.length > 1 ? authors.join(", ") : "";
  const authorsAndVenue = [names, venue].filter(Boolean).join(". ");
  const fits = authorsAndVenue.length <= MAX_PUBLISHER_LENGTH;
  return {
    name: title,
    publisher: fits ? authorsAndVenue : venue,
    releaseDate: date,
    url,
    ...(fits ? {} : { authors: names }),
  };
}

/** `document`: a JSON Resume whose descriptions are in our text format. */
export const importPublications = (
  document: JsonObject,
  kind: ImportKind,
  newId: () => string,
): ImportOutcome =>
  fromJsonResumeDocument({ ...document, meta: { covitae: { formats: true } } }, kind, newId);
