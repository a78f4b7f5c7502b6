/** Labels known headings with numbers as headings, whatever they were taken for: "3. Employment history". */

import { readHeading, withoutEnumeration } from "#app/core/import/readers/headings.ts";
import type { Correction } from "./correction.ts";

export const withNumberedHeadings: Correction = (lines, labeled) =>
  labeled.map((own, index) => {
    const line = lines[index];
    const isNumbered = line?.cells.length === 1 && withoutEnumeration(line.text) !== line.text;
    const isHeading = isNumbered && line.isBold && readHeading(line.text) !== null;
    return isHeading ? { ...own, label: "heading" } : own;
  });
