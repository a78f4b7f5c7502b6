/** Collects the issues of a JSON Resume: uncertain fields and values without a field. */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import { toText } from "./json-text.ts";

/** Further issues are only counted, because no user reads a longer list. */
const MAX_ISSUES = 300;
const MAX_TEXT_LENGTH = 2_000;

export interface IssueCollector {
  /** A field the user should check. */
  addField(field: string, text: string, reason: string): void;
  /** A nonempty value without a field here. */
  addUnplaced(value: unknown, reason: string): void;
  /** A date whose day of the month was dropped. */
  addDroppedDay(date: string): void;
  list(): ImportIssue[];
}

export function createIssueCollector(): IssueCollector {
  const issues: ImportIssue[] = [];
  const days: string[] = [];
  let more = 0;
  const add = (issue: ImportIssue) => {
    if (issues.length < MAX_ISSUES) issues.push(issue);
    else more += 1;
  };
  return {
    addField: (field, text, reason) => add({ field, text, reason }),
    addUnplaced(value, reason) {
      const text = toText(value);
      if (text !== "") add({ field: null, text: shorten(text), reason });
    },
    addDroppedDay: (date) => days.push(date),
    list() {
      const last: ImportIssue[] = [];
      if (days.length > 0) {
        const text = `The day in ${days.length === 1 ? days[0] : `${days.length} dates, such as ${days[0]}`}`;
        last.push({ field: null, text, reason: "Dates are kept as months" });
      }
      if (more > 0) {
        const text = `${more.toLocaleString("en")} more values of the file`;
        last.push({ field: null, text, reason: "There are too many to list" });
      }
      return [...issues, ...last];
    },
  };
}

function shorten(text: string): string {
  if (/^data:[\w/+.-]+[;,]/.test(text)) return "a picture inside the file";
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)} … (cut here)` : text;
}
