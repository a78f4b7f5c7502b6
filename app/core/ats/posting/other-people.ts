/**
 * Recognizes names of skills that here mean colleagues: `product owners`, `the sales and marketing
 * teams`.
 */

import { TITLE_HEADS } from "#app/core/ats/titles/title-words.ts";
import type { Hit } from "#app/core/ats/words/find-terms.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import { FUNCTION_WORDS } from "#app/core/ats/words/word-classes.ts";

/** Words for groups of people. */
const GROUPS = new Set(
  "team department colleague stakeholder staff function division unit peer counterpart leadership organization people crew".split(
    " ",
  ),
);
/** How many tokens after a name its group may follow: `engineering, product and design teams`. */
const MAX_TOKENS_TO_GROUP = 4;

/** Whether a known name means people here, not a skill. */
export const isOtherPeople = (tokens: Token[], hit: Hit): boolean =>
  isTitleOfPerson(tokens, hit) || isBeforeGroup(tokens, hit) || isSupervised(tokens, hit);

/**
 * A job title that the dictionary lists under a skill: `project manager` under Project Management.
 */
function isTitleOfPerson(tokens: Token[], { from, to, form: { term, words } }: Hit): boolean {
  if (isOfLicense(tokens, from, to)) return false;
  const last = tokens[to - 1] as Token;
  const isHead = words.length > 1 && TITLE_HEADS.has(last.fold);
  return isHead && !term.name.toLowerCase().endsWith(last.fold);
}

/** Whether a license is for the title: `Licensed Professional Engineer`, `Professional Engineer (PE) license`. */
function isOfLicense(tokens: Token[], from: number, to: number): boolean {
  if (/^(?:licen[cs]ed|registered|certified|chartered)$/.test(tokens[from - 1]?.low ?? ""))
    return true;
  const next = tokens[to]?.isAfterOpenBracket ? tokens[to + 1] : tokens[to];
  return next !== undefined && /^(?:licen[cs]e|licensure|registration)$/.test(next.fold);
}

/** Whether a word for a group or an occupation follows: `the sales and marketing teams`. */
function isBeforeGroup(tokens: Token[], { to }: Hit): boolean {
  for (let at = to; at < Math.min(tokens.length, to + MAX_TOKENS_TO_GROUP); at++) {
    const { fold, gap, low } = tokens[at] as Token;
    if (gap > GAP.list) return false;
    if (GROUPS.has(fold) || TITLE_HEADS.has(fold) || low === "techs") return gap <= GAP.hyphen;
    // Only further items of the same list may be between the name and its group.
    if (gap < GAP.list && at === to && !/^(?:and|or)$/.test(low)) return false;
    if (FUNCTION_WORDS.has(low) && !/^(?:and|or)$/.test(low)) return false;
  }
  return false;
}

/** Whether it is an abbreviation of people to lead: the EITs of `Supervise EITs`. */
const isSupervised = (tokens: Token[], { from, to }: Hit): boolean =>
  to - from === 1 &&
  /^\p{Lu}{2,5}s$/u.test(tokens[from]?.raw ?? "") &&
  /^(?:supervis|mentor|coach|oversee|overseeing|train|manag)\w*$/.test(tokens[from - 1]?.low ?? "");
