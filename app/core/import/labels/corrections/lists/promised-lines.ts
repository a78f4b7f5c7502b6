/** Keeps "Available on request" below a heading for references, however few words there are to tell what it is. */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { isPromise } from "#app/core/import/readers/promised-references.ts";

export const withPromises: Correction = (lines, labeled) =>
  labeled.map((own, index) => {
    const isBelow =
      labeled[index - 1]?.label === "heading" &&
      readHeading(lines[index - 1]?.text ?? "") === "references";
    const isLost = own.label !== "heading" && !own.label.startsWith("references.");
    return isBelow && isLost && isPromise(lines[index]?.text ?? "")
      ? { ...own, label: "references.item" }
      : own;
  });
