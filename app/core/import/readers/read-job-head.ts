/** Reads the head (the first lines) of a job's entry: its title, employer and place. */
import type { DocLine } from "./doc-line.ts";
import { looksLikeLocation, scoreJobTitle } from "./entry-keywords.ts";
import { hasDate } from "./has-date.ts";
import { isPlace, splitPlace } from "./places.ts";
import type { ReadEntry } from "./read-entry.ts";

export interface JobHead {
  entry: ReadEntry;
  /**
   * The title and the employer, in the order of the file; the second is empty if there is only one
   * part.
   */
  first: string;
  second: string;
  place: string;
  /** Further parts, for which a job has no field. */
  unplaced: string[];
  /** 1 if `first` is the more likely title, -1 if `second` is, 0 if undecided. */
  score: number;
  /**
   * True if the first line has no date but one below has: more titles may follow at its employer.
   */
  mayIntroduceRoles: boolean;
}

/** `head`: the lines that `entry` was read from. */
export function readJobHead(entry: ReadEntry, head: readonly DocLine[]): JobHead {
  const separated = separatePlace(entry);
  let { parts, place } = separated;
  if (parts.length === 1) {
    const nameAndPlace = place ? { name: parts[0] ?? "", place } : splitPlace(parts[0] ?? "");
    place = nameAndPlace.place;
    parts = splitTitleAndEmployer(nameAndPlace.name);
  }
  const [first = "", second = "", ...unplaced] = parts;
  const [top, ...others] = head;
  return {
    entry,
    first,
    second,
    place,
    unplaced: [...unplaced, ...separated.unplaced],
    score: second === "" ? 0 : Math.sign(scoreJobTitle(first) - scoreJobTitle(second)),
    mayIntroduceRoles: top !== undefined && !hasDate(top) && others.some(hasDate),
  };
}

/** Takes the place out of the parts. Further parts that look like a place are `unplaced`. */
function separatePlace({ parts, place }: ReadEntry) {
  let foundPlace = place;
  const unplaced: string[] = [];
  let remaining = parts.filter((part, index) => {
    if (foundPlace !== "" || index === 0 || !isPlace(part)) return true;
    foundPlace = part;
    return false;
  });
  if (remaining.length > 2) {
    const names = remaining.filter((part, index) => index === 0 || !looksLikeLocation(part));
    if (names.length >= 2) {
      const [likelyPlace = "", ...more] = remaining.filter((part) => !names.includes(part));
      if (foundPlace === "") foundPlace = likelyPlace;
      else if (likelyPlace !== "") unplaced.push(likelyPlace);
      unplaced.push(...more);
      remaining = names;
    }
  }
  return { parts: remaining, place: foundPlace, unplaced };
}

/** Splits "Engineer at ACME" and "Engineer, ACME". */
function splitTitleAndEmployer(text: string): string[] {
  const match =
    /^(.+?)\s+(?:at|bei|chez|en)\s+(\p{Lu}.*)$/u.exec(text) ?? /^(.+?),\s+(.+)$/.exec(text);
  return match ? [match[1] ?? "", match[2] ?? ""] : [text];
}
