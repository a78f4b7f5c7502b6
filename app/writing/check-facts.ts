/**
 * Holds a rewritten text against what it was made from. Numbers and names are what models invent and what can
 * be compared; what they cannot be told by (docs/decisions/0019) is left to the person who accepts it.
 */
import type { AtsModel } from "#app/ats/model.ts";
import { namesOf, newNames } from "./names.ts";
import { quantitiesIn } from "./numbers.ts";
import type { RewriteSource } from "./rewrite-source.ts";

export interface FactCheck {
  /** What nothing of the given says: the text is not to be used. */
  added: string[];
  /** What only the list of skills says: true of the person, perhaps not of this line. */
  fromSkills: string[];
}

/** So many are told; one is enough. */
const MOST_TOLD = 5;

/** The posting is no source: whoever takes its words over claims what the resume does not. */
export function checkFacts(
  after: string,
  { kind, text, own, skills, language }: RewriteSource,
  model: AtsModel,
): FactCheck {
  const ownTexts = [text, ...own];
  const numbers = new Set([...ownTexts, ...skills].flatMap(quantitiesIn).map(({ key }) => key));
  const newNumbers = quantitiesIn(after)
    .filter(({ key }) => !numbers.has(key))
    .map(({ written }) => written);
  const ownNames = namesOf(ownTexts, model);
  const names = namesOf([...ownTexts, ...skills], model);
  const added = newNames(after, names, model, language);
  const notOwn = kind === "summary" ? [] : newNames(after, ownNames, model, language);
  return {
    added: told([...newNumbers, ...added]),
    fromSkills: told(notOwn.filter((name) => !added.includes(name))),
  };
}

/** Each once: the six of "six sigma" is no second one. */
const told = (found: string[]) =>
  [...new Set(found)]
    .filter((one) => !found.some((other) => other !== one && other.includes(one)))
    .slice(0, MOST_TOLD);
