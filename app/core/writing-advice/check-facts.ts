/**
 * Holds a rewritten text against what it was made from. Numbers and names are what models invent and what can
 * be compared; what they cannot be told by (docs/decisions/0025) is left to the person who accepts it.
 */
import type { AtsModel } from "#app/core/ats/model.ts";
import { newContacts } from "./contacts.ts";
import { knownNames } from "./known-names.ts";
import { readsEnglish } from "./language.ts";
import { newNames } from "./names.ts";
import { quantitiesIn, quantitiesTold } from "./numbers.ts";
import { newQualifications } from "./qualifications.ts";
import type { RewriteSource } from "./rewrite-source.ts";

export interface FactCheck {
  /** What nothing of the given says: the text is not to be used. */
  added: string[];
  /** What only the list of skills says: true of the person, perhaps not of this line. */
  fromSkills: string[];
  /** Whether names could be told from other words wherever they stand. */
  areNamesChecked: boolean;
}

/** So many are told; one is enough. */
const MOST_TOLD = 5;

/** The posting is no source: whoever takes its words over claims what the resume does not. */
export function checkFacts(after: string, source: RewriteSource, model: AtsModel): FactCheck {
  const { kind, text, own, skills } = source;
  // A resume of few words does not tell its language by itself.
  const isEnglish = source.language === "another" && readsEnglish(`${text}\n${after}`, model);
  const language = isEnglish ? "English" : source.language;
  const texts = [text, ...own, ...skills];
  const told = quantitiesTold(texts);
  const numbers = quantitiesIn(after)
    .filter(({ key }) => !told.has(key))
    .map(({ written }) => written);
  // What an entry is called is its first line.
  const [heads, tails] = [own.map((one) => one.split("\n", 1)[0] ?? ""), own.map(withoutHead)];
  const lines = [text, ...tails];
  const known = knownNames({ lines, headings: [...heads, ...skills] }, model);
  const { names, isAnyInDoubt } = newNames(after, known, model, language);
  const knownHere = () => knownNames({ lines, headings: heads }, model);
  const notOwn = kind === "summary" ? [] : newNames(after, knownHere(), model, language).names;
  return {
    added: eachOnce([
      ...numbers,
      ...newContacts(after, texts),
      ...newQualifications(after, texts),
      ...names,
    ]),
    fromSkills: eachOnce(notOwn.filter((name) => !names.includes(name))),
    // Scripts without capitals show no names.
    areNamesChecked: language === "English" && !isAnyInDoubt && !/\p{Lo}/u.test(after),
  };
}

const withoutHead = (text: string) => text.split("\n").slice(1).join("\n");

/** The six of "six sigma" is no second one. */
const eachOnce = (found: string[]) =>
  [...new Set(found)]
    .filter((one) => !found.some((other) => other !== one && other.includes(one)))
    .slice(0, MOST_TOLD);
