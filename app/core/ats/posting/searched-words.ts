/**
 * Collects the words that a resume is searched for: those of all requirements, their abbreviations
 * and known other wordings. Only these are indexed in a resume (phrase-index.ts).
 */
import { LANGUAGE_RULES, stemmerFor } from "#app/core/ats/languages/rules.ts";
import type { AtsModel } from "#app/core/ats/model.ts";
import { type SearchedWords, toSearchedWords } from "#app/core/ats/words/phrase-index.ts";
import type { Requirement } from "./requirement.ts";

/** @param language of the posting, for stemming */
export function searchedWordsOf(
  requirements: readonly Requirement[],
  { termWordings }: AtsModel,
  language: string | null,
): SearchedWords {
  const rules = LANGUAGE_RULES[language ?? ""];
  return toSearchedWords(
    requirements.flatMap(({ words, abbreviation, term }) => [
      words,
      ...(abbreviation ? [[abbreviation], [`${abbreviation}s`]] : []),
      ...((term && termWordings.get(term)) ?? []),
    ]),
    rules && stemmerFor(rules),
  );
}
