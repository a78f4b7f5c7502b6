/**
 * Compares a text that a language model rewrote with its source, the resume. Finds invented numbers, names and
 * contacts; the user judges other changes before accepting the text (docs/decisions/0025).
 */
import type { AtsModel } from "#app/core/ats/model.ts";
import { findNewContacts } from "./contact-patterns.ts";
import { collectKnownNames } from "./known-names.ts";
import { isLikelyEnglish } from "./likely-english.ts";
import { findNewNames } from "./new-names.ts";
import { findNewQualifications } from "./qualifications.ts";
import { findQuantities, listStatedQuantities } from "./quantities.ts";
import type { RewriteSource } from "./rewrite-source.ts";

export interface FactCheck {
  /** Claims without a source: the text must be rejected. */
  added: string[];
  /** Names that the resume has only in its list of skills, so they may not be true of this line. */
  fromSkills: string[];
  /** Whether new names were looked for: they can be told from other words everywhere in the text. */
  areNamesChecked: boolean;
}

/** Maximum number of claims to report; one is enough to reject a text. */
const MAX_REPORTED = 5;

/**
 * `after`: the rewritten text. The job posting is not accepted as a source, because it claims what the resume doesn't.
 */
export function checkFacts(after: string, source: RewriteSource, model: AtsModel): FactCheck {
  const { kind, text, facts, skills } = source;
  // A short resume has too few words to detect its language.
  const isEnglish = source.language === "another" && isLikelyEnglish(`${text}\n${after}`, model);
  const language = isEnglish ? "English" : source.language;
  const texts = [text, ...facts, ...skills];
  const stated = listStatedQuantities(texts);
  const numbers = findQuantities(after)
    .filter(({ key }) => !stated.has(key))
    .map(({ written }) => written);
  // The first line of an entry is its title.
  const [titles, bodies] = [
    facts.map((claim) => claim.split("\n", 1)[0] ?? ""),
    facts.map(withoutTitle),
  ];
  const lines = [text, ...bodies];
  const known = collectKnownNames({ lines, headings: [...titles, ...skills] }, model);
  const { names, hasDoubtfulName } = findNewNames(after, known, model, language);
  const withoutSkills = () => collectKnownNames({ lines, headings: titles }, model);
  const namesNotInEntry =
    kind === "summary" ? [] : findNewNames(after, withoutSkills(), model, language).names;
  return {
    added: uniqueClaims([
      ...numbers,
      ...findNewContacts(after, texts),
      ...findNewQualifications(after, texts),
      ...names,
    ]),
    fromSkills: uniqueClaims(namesNotInEntry.filter((name) => !names.includes(name))),
    // Names cannot be recognized in scripts without capitals.
    areNamesChecked: language === "English" && !hasDoubtfulName && !/\p{Lo}/u.test(after),
  };
}

const withoutTitle = (text: string) => text.split("\n").slice(1).join("\n");

/** Removes duplicates and parts of other claims, such as the "six" of "six sigma". */
const uniqueClaims = (claims: string[]) =>
  [...new Set(claims)]
    .filter((claim) => !claims.some((other) => other !== claim && other.includes(claim)))
    .slice(0, MAX_REPORTED);
