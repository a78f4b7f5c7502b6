/** Lists the screening questions that an application form may ask; they do not affect the score. */
import { useId } from "react";
import type { ScreeningQuestion } from "#app/core/ats/report.ts";
import { TEXTS } from "#app/features/score-report/texts.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { SCREENING_STATE_LABELS } from "./keyword-labels.ts";

export function ScreeningQuestionList({ questions }: { questions: ScreeningQuestion[] }) {
  const headingId = useId();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <div>
        <h2 id={headingId} className="text-xl">
          {TEXTS.questionsTheFormMayAsk}
        </h2>
        <p className="max-w-prose text-ink-soft">{TEXTS.aWrongAnswerToOne}</p>
      </div>
      <ScreeningQuestionRows questions={questions} />
    </section>
  );
}

/** On wide screens each question's name is left of its text; with `isNarrow`, always above it. */
export function ScreeningQuestionRows({
  questions,
  isNarrow = false,
}: {
  questions: ScreeningQuestion[];
  isNarrow?: boolean;
}) {
  return (
    <dl
      className={classNames(
        "grid gap-x-6 gap-y-2",
        !isNarrow && "sm:grid-cols-[11rem_minmax(0,1fr)]",
      )}
    >
      {questions.map(({ name, text, state, where }) => (
        <div key={`${name} ${text}`} className="contents">
          <dt className="font-semibold">{name}</dt>
          <dd className="[overflow-wrap:anywhere] max-sm:mb-2">
            {/* The posting's words, then the words of the resume that answer them. */}
            <q>{text}</q>
            <span className="block text-sm text-ink-soft">
              {SCREENING_STATE_LABELS[state]}
              {where ? (
                <>
                  : <q>{where.snippet}</q>
                </>
              ) : null}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
