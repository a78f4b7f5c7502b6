/**
 * Converts texts for the review's fields: a text without formatting is shown without the escapes of
 * `*` and other formatting characters.
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
