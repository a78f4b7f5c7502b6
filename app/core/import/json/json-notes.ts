/** Gathers what a JSON Resume says that is uncertain here, or has no place. */

import type { Uncertain } from "#app/core/import/outcome.ts";
import { toWords } from "./json-words.ts";

/** More of them nobody looks through; the others are counted. */
const MOST = 300;
const SHOWN = 2_000;

export interface Notes {
  /** A field to look at. */
  check(field: string, text: string, reason: string): void;
  /** A value without a place, in words; none where it is empty. */
  lost(value: unknown, reason: string): void;
  /** A date whose day of the month is left out. */
  day(date: string): void;
  all(): Uncertain[];
}

export function startNotes(): Notes {
  const noted: Uncertain[] = [];
  const days: string[] = [];
  let more = 0;
  const add = (note: Uncertain) => {
    if (noted.length < MOST) noted.push(note);
    else more += 1;
  };
  return {
    check: (field, text, reason) => add({ field, text, reason }),
    lost(value, reason) {
      const words = toWords(value);
      if (words !== "") add({ field: null, text: shorten(words), reason });
    },
    day: (date) => days.push(date),
    all() {
      const last: Uncertain[] = [];
      if (days.length > 0) {
        const text = `The day in ${days.length === 1 ? days[0] : `${days.length} dates, such as ${days[0]}`}`;
        last.push({ field: null, text, reason: "Dates are kept as months" });
      }
      if (more > 0) {
        const text = `${more.toLocaleString("en")} more values of the file`;
        last.push({ field: null, text, reason: "There are too many to list" });
      }
      return [...noted, ...last];
    },
  };
}

function shorten(words: string): string {
  if (/^data:[\w/+.-]+[;,]/.test(words)) return "a picture inside the file";
  return words.length > SHOWN ? `${words.slice(0, SHOWN)} … (cut here)` : words;
}
