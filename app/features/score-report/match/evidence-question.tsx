/**
 * Asks "Does this line show it?" where the resume shows a requirement in other words: Yes and No
 * buttons, then the given answer with Undo.
 */
import type { Keyword } from "#app/core/ats/report.ts";
import { keywordKey, keywordName } from "#app/core/ats/requirement-summary.ts";
import { TEXTS } from "#app/features/score-report/texts.ts";
import { Button } from "#app/ui/controls/button.tsx";
import type { KeywordActions } from "./keyword-actions.ts";

const OPTIONS = [
  { text: TEXTS.yes, shows: true },
  { text: TEXTS.no, shows: false },
];
/** Null clears the answer. */
const UNDO = [{ text: TEXTS.undo, shows: null }];

export function EvidenceQuestion({
  keyword,
  answer,
}: {
  keyword: Keyword;
  /** Absent where the role may not answer. */
  answer: KeywordActions["answer"];
}) {
  const { confirmation, discountedBecause } = keyword;
  if (!confirmation) return null;
  const { shows } = confirmation;
  const name = keywordName(keyword);
  // Otherwise the reason next to it already says that the user confirmed it.
  const isFullyConfirmed = shows === true && discountedBecause === null;
  const confirmed = isFullyConfirmed ? CONFIRMED : "";
  const text = shows === null ? TEXTS.doesThisLineShowIt : confirmed;
  const answered = shows ? TEXTS.saidYes(name) : TEXTS.saidNo(name);
  if (!answer) return isFullyConfirmed ? <span className="text-ink-soft">{CONFIRMED}</span> : null;
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">
        {shows === null ? TEXTS.doesThisLineShow({ name }) : answered}
      </legend>
      {text ? <span className="text-ink-soft">{text}</span> : null}
      {(shows === null ? OPTIONS : UNDO).map((option) => (
        <Button
          key={option.text}
          size="small"
          data-answer={keywordKey(keyword)}
          aria-label={TEXTS.answerAbout({ answer: option.text, name })}
          onClick={() => answer(keyword, option.shows)}
        >
          {option.text}
        </Button>
      ))}
    </fieldset>
  );
}

const CONFIRMED = TEXTS.confirmedByYou;
