/** Lists the screening questions that an application form may ask; they do not affect the score. */
import { useId } from "react";
import type { Knockout } from "#app/core/ats/report.ts";
import { TEXTS } from "#app/features/score-report/texts.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { SCREENING_STATE_LABELS } from "./keyword-labels.ts";

export function ScreeningQuestionList({ questions }: { questions: Knockout[] }) {
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
      <ScreeningAnswers questions={questions} />
    </section>
  );
}

/** Side by side on wide screens only if `isNarrow` is not set. */
export function ScreeningAnswers({
  questions,
  isNarrow = false,
}: {
  questions: Knockout[];
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
