/** Where one is on the way to a resume [spec 2]. */
import { Check } from "lucide-react";
import { classNames } from "#app/ui/class-names.ts";

const STEPS = ["Choose Template", "Customize Resume", "Download & Share"] as const;

export function FlowSteps({ current }: { current: 1 | 2 | 3 }) {
  return (
    <ol aria-label="Steps" className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2">
      {STEPS.map((name, index) => {
        const number = index + 1;
        const isDone = number < current;
        const isCurrent = number === current;
        return (
          <li
            key={name}
            aria-current={isCurrent ? "step" : undefined}
            className={classNames(
              "flex items-center gap-2 text-sm",
              isCurrent ? "font-semibold text-ink" : "text-ink-soft",
              index > 0 &&
                "before:mr-1 before:h-px before:w-4 before:bg-line-strong sm:before:w-10",
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
                  <span className="sr-only">{number}, done</span>
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
