/** Reads a document by the labels of its lines. */
import type { ImportIssue, ImportKind, ImportOutcome } from "#app/core/import/outcome.ts";
import { findSignature, fromSections } from "#app/core/import/readers/from-lines.ts";
import { languageOfHeadings } from "#app/core/resume-languages/reading/read-heading.ts";
import { labelSequence } from "./crf.ts";
import { entriesOf } from "./entries-of.ts";
import { toEntries } from "./fill-entries.ts";
import type { ImportModels } from "./import-models.ts";
import { joinerOf } from "./join-wrapped.ts";
import type { LabelLine } from "./label-line.ts";
import { HEADED } from "./labels.ts";
import { lineFeatures } from "./line-features.ts";
import { readAddress } from "./read-heads.ts";
import { docLine, sectionsOf } from "./sections-of.ts";

export function fromLabels(
  all: readonly LabelLine[],
  kind: ImportKind,
  newId: () => string,
  models: Pick<ImportModels, "lines" | "heads">,
): { outcome: ImportOutcome; sureness: number } {
  const signature = findSignature(all);
  const lines = all.filter((line) => line !== signature);
  const labeled = labelSequence(models.lines, lineFeatures(lines));
  const join = joinerOf(lines);
  const headings = lines.filter((_, index) => labeled[index]?.label === "heading");
  const language = languageOfHeadings(headings.map(({ text }) => text)) ?? undefined;
  const split = sectionsOf(lines, labeled, HEADED, join);
  const more: Record<string, Record<string, unknown>[]> = {};
  const uncertain: ImportIssue[] = [];
  for (const content of HEADED) {
    const entries = entriesOf(lines, labeled, content, join);
    if (entries.length === 0) continue;
    more[content] = toEntries(content, entries, models.heads, language, uncertain);
  }
  const contact = lines.filter((_, index) => labeled[index]?.label === "contact");
  const address = readAddress(contact, models.heads);
  const outcome = fromSections(
    { ...split, address, more, moreUncertain: uncertain },
    all.map(docLine),
    kind,
    newId,
    signature && docLine(signature),
  );
  const sum = labeled.reduce((total, { probability }) => total + probability, 0);
  return { outcome, sureness: sum / Math.max(1, labeled.length) };
}
