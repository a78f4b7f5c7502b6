/** Texts of the review as people read them: signs of formats show only where there are formats. */
import { inlineText, plainText } from "#app/core/resume/inline-text.ts";
import { isFormattedField } from "#app/core/resume/plain-resume.ts";

/** @param path such as `experience.0.description` */
export const shownText = (path: string, text: string): string =>
  isWithoutFormats(path, text) ? plainText(text) : text;

/** The text that is meant by what was typed over another. */
export const meantText = (path: string, before: string, typed: string): string =>
  isWithoutFormats(path, before) ? inlineText(typed) : typed;

const isWithoutFormats = (path: string, text: string) =>
  isFormattedField(path) && inlineText(plainText(text)) === text;
