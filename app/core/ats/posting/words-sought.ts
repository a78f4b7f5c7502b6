/**
 * Collects the words of all requirements, their abbreviations and known other wordings, so that
 * only these are indexed when a resume is searched.
 */
import { LANGUAGE_RULES, stemmerFor } from "#app/core/ats/languages/rules.ts";
import type { AtsModel } from "#app/core/ats/model.ts";
import { type SoughtWords, soughtWords } from "#app/core/ats/words/phrase-index.ts";
import type { Requirement } from "./requirement.ts";

/** @param language of the posting, for stemming */
export function wordsSought(
  requirements: readonly Requirement[],
  { shownBy }: AtsModel,
  language: string | null,
): SoughtWords {
  const rules = LANGUAGE_RULES[language ?? ""];
  return soughtWords(
    requirements.flatMap(({ words, short, term }) => [
      words,
      ...(short ? [[short], [`${short}s`]] : []),
      ...((term && shownBy.get(term)) ?? []),
    ]),
    rules && stemmerFor(rules),
  );
}
