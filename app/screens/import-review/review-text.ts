/**
 * Converts texts for the fields of the import review. Stored texts use `**bold**` and `*italic*`, and escape other
 * asterisks (`5\*4`); a text without bold or italic parts is shown without the escapes.
 */
import { escapeInline, plainText } from "#app/core/resume/inline-text.ts";
import { isFormattedField } from "#app/core/resume/plain-resume.ts";

/** @param path such as `experience.0.description` */
export const shownText = (path: string, text: string): string =>
  isWithoutFormats(path, text) ? plainText(text) : text;

/**
 * Converts the typed text back to the stored form.
 * @param before the stored text before the change, which tells whether the field showed plain text
 */
export const storedText = (path: string, before: string, typed: string): string =>
  isWithoutFormats(path, before) ? escapeInline(typed) : typed;

const isWithoutFormats = (path: string, text: string) =>
  isFormattedField(path) && escapeInline(plainText(text)) === text;
