/**
 * Corrects line labels: "Available on request" right below a heading of references becomes "references.item", whatever
 * section the model labeled it with.
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { isReferencesOnRequest } from "#app/core/import/readers/references-on-request.ts";

export const withReferencesOnRequest: Correction = (lines, labeled) =>
  labeled.map((current, index) => {
    const isBelow =
      labeled[index - 1]?.label === "heading" &&
      readHeading(lines[index - 1]?.text ?? "") === "references";
    const hasOtherLabel = current.label !== "heading" && !current.label.startsWith("references.");
    return isBelow && hasOtherLabel && isReferencesOnRequest(lines[index]?.text ?? "")
      ? { ...current, label: "references.item" }
      : current;
  });
