/**
 * Imports the resume attached to a PDF that we exported, which has more data than the page shows. It is used only if
 * the page shows the same words, because a person may have edited the page or attached another file.
 */
import { fromJsonResumeDocument, parseJson } from "#app/core/import/json/from-json.ts";
import { isJsonObject } from "#app/core/import/json/json-text.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import { findAttachedFile } from "./attached-files.ts";
import { isOnPage } from "./is-on-page.ts";

/** `bytes`: the file; `page`: its text. Null if there is no attached resume, or if the pages show another one. */
export function fromAttachedResume(
  bytes: Uint8Array,
  page: PdfText,
  newId: () => string,
): ImportOutcome | null {
  const text = findAttachedFile(
    bytes,
    (text) => text.startsWith("{") && text.includes('"covitae":{'),
  );
  const parsed = text === null ? null : parseJson(text);
  if (!parsed?.ok || !isJsonObject(parsed.document)) return null;
  const outcome = fromJsonResumeDocument(parsed.document, "pdf", newId);
  return outcome.ok && isOnPage(outcome.resume, page) ? outcome : null;
}
