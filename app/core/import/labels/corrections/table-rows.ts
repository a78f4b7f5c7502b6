/** Labels of the lines of a table's rows. */

import type { Correction } from "./correction.ts";

/** The first line of a row that starts an entry is its head, the next line belongs to it. */
export const withRowStarts: Correction = (lines, labeled) =>
  labeled.map((own, index) => {
    const [before, next] = [labeled[index - 1], labeled[index + 1]];
    const startsRow = lines[index]?.startsEntry === true && lines[index + 1]?.startsEntry === false;
    if (
      startsRow &&
      next?.label.endsWith(".head") &&
      own.label === next.label.replace("head", "more")
    )
      return { ...own, label: next.label };
    const goesOn = lines[index]?.startsEntry === false && lines[index - 1]?.startsEntry === true;
    if (
      goesOn &&
      own.label.endsWith(".head") &&
      before?.label === own.label.replace("head", "more")
    )
      return { ...own, label: before.label };
    return own;
  });
