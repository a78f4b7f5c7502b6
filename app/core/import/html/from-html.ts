/** Imports a web page: its HTML in, a resume with a report or an error message out. */
import type { ImportModels } from "#app/core/import/labels/import-models.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { fromParagraphs } from "#app/core/import/paragraphs/from-paragraphs.ts";
import { readHtml } from "./read-html.ts";

export const fromHtml = (
  html: string,
  newId: () => string,
  models: ImportModels | null,
): ImportOutcome => fromParagraphs(readHtml(html), "html", newId, models);
