/** Collects the issues found while a JSON Resume is read: uncertain fields and values without a field here. */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import { toText } from "./json-text.ts";

/** Further issues are only counted, because no user reads a longer list. */
const MAX_ISSUES = 300;
/** In characters; a longer value is cut. */
const MAX_TEXT_LENGTH = 2_000;

export interface IssueCollector {
  /** A field the user should check. */
  addField(field: string, text: string, reason: string): void;
  /** A value without a field here; ignored if it is empty. */
  addUnplaced(value: unknown, reason: string): void;
  /** A date whose day of the month was dropped. */
  addDroppedDay(date: string): void;
  /** All issues, then one for all dropped days and one for the issues beyond the limit. */
  list(): ImportIssue[];
}

export function createIssueCollector(): IssueCollector {
  const issues: ImportIssue[] = [];
  const datesWithDay: string[] = [];
  let unlistedCount = 0;
  const add = (issue: ImportIssue) => {
    if (issues.length < MAX_ISSUES) issues.push(issue);
    else unlistedCount += 1;
  };
  return {
    addField: (field, text, reason) => add({ field, text, reason }),
    addUnplaced(value, reason) {
      const text = toText(value);
      if (text !== "") add({ field: null, text: shorten(text), reason });
    },
    addDroppedDay: (date) => datesWithDay.push(date),
    list() {
      const summaries: ImportIssue[] = [];
      if (datesWithDay.length > 0) {
        const [first] = datesWithDay;
        const dates =
          datesWithDay.length === 1 ? first : `${datesWithDay.length} dates, such as ${first}`;
        summaries.push({
          field: null,
          text: `The day in ${dates}`,
          reason: "Dates are kept as months",
        });
      }
      if (unlistedCount > 0) {
        const text = `${unlistedCount.toLocaleString("en")} more values of the file`;
        summaries.push({ field: null, text, reason: "There are too many to list" });
      }
      return [...issues, ...summaries];
    },
  };
}

function shorten(text: string): string {
  if (/^data:[\w/+.-]+[;,]/.test(text)) return "a picture inside the file";
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)} … (cut here)` : text;
}
