/** The progress steps of the main flow [spec 2]. */
import { Check } from "lucide-react";
import { classNames } from "#app/ui/controls/class-names.ts";
import { TEXTS } from "./texts.ts";

const STEPS = [TEXTS.chooseTemplate, TEXTS.customizeResume, TEXTS.downloadShare] as const;

export function FlowSteps({ current }: { current: 1 | 2 | 3 }) {
  return (
    <ol
      aria-label={TEXTS.steps}
      className="mx-auto grid w-full max-w-3xl grid-cols-3 gap-2 sm:flex sm:items-center sm:justify-center sm:gap-3"
    >
      {STEPS.map((name, index) => {
        const number = index + 1;
        const isDone = number < current;
        const isCurrent = number === current;
        return (
          <li
            key={name}
            aria-current={isCurrent ? "step" : undefined}
            className={classNames(
              "flex flex-col items-center gap-1 text-center text-sm sm:flex-row sm:gap-2",
              isCurrent ? "font-semibold text-ink" : "text-ink-soft",
              index > 0 && "sm:before:mr-1 sm:before:h-px sm:before:w-10 sm:before:bg-line-strong",
            )}
          >
            <span
              className={classNames(
                "grid size-6 place-items-center rounded-full border text-xs font-semibold",
                isCurrent || isDone
                  ? "border-accent bg-accent text-on-accent"
                  : "border-line-strong text-ink-soft",
              )}
            >
              {isDone ? (
                <>
                  <Check aria-hidden size={14} />
                  <span className="sr-only">{TEXTS.done({ number })}</span>
                </>
              ) : (
                number
              )}
            </span>
            {name}
          </li>
        );
      })}
    </ol>
  );
}
