/** Converts the paragraphs of a document to a resume, with bold, italic and links in its texts. */

import { completeAddresses } from "#app/core/import/addresses-from-links.ts";
import { fromDocument } from "#app/core/import/labels/from-document.ts";
import type { ImportModels } from "#app/core/import/labels/import-models.ts";
import type { ImportKind, ImportOutcome } from "#app/core/import/outcome.ts";
import { escapedResume } from "#app/core/resume/plain-resume.ts";
import type { CollectedParagraphs, Unreadable } from "./paragraph-collector.ts";
import { restoreFormats } from "./restore-formats.ts";

/** `read`: what a reader of the format returned. `models`: those that label lines; null to read by rules alone. */
export function fromParagraphs(
  read: CollectedParagraphs | Unreadable,
  kind: ImportKind,
  newId: () => string,
  models: ImportModels | null,
): ImportOutcome {
  if ("message" in read) return { ok: false, message: read.message };
  const { lines, formats, links } = read;
  const outcome = fromDocument(lines, kind, newId, models);
  if (!outcome.ok) return outcome;
  // In Markdown, an address without a scheme is a link as well, whose scheme is not written.
  const resume = kind === "markdown" ? outcome.resume : completeAddresses(outcome.resume, links);
  return { ...outcome, resume: restoreFormats(escapedResume(resume), formats) };
}
