/** Applies the labels that tables give their lines: a table's names are more certain than the network. */
import type { Correction } from "./correction.ts";

export const withTableLabels: Correction = (lines, labeled) =>
  labeled.map((current, index) => {
    const tableLabel = lines[index]?.tableLabel;
    if (tableLabel === undefined || tableLabel === "name") return current;
    if (current.label === tableLabel || current.label.startsWith(`${tableLabel}.`)) return current;
    // Without a ".", the table gives only the kind of content, as in "projects".
    return { ...current, label: tableLabel.includes(".") ? tableLabel : `${tableLabel}.item` };
  });
