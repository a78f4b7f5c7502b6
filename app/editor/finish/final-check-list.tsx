/** The results of the final checks; those that need a look come first. */
import { CircleAlert, CircleCheck } from "lucide-react";
import type { FinalCheck } from "#app/core/pdf-check/final-checks.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { SkeletonText } from "#app/ui/loading/skeleton.tsx";
import { TEXTS } from "./texts.ts";

export function FinalCheckList({
  checks,
  hasFailed,
  onRetry,
  onPick,
  onMatch,
}: {
  /** Null while they run. */
  checks: FinalCheck[] | null;
  hasFailed: boolean;
  onRetry(): void;
  onPick(field: string): void;
  onMatch(): void;
}) {
  if (hasFailed)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>{TEXTS.thePdfCouldNotBeChecked}</p>
        <Button size="small" onClick={onRetry}>
          {TEXTS.tryAgain}
        </Button>
      </div>
    );
  if (!checks)
    return (
      <div role="status">
        <p className="sr-only">{TEXTS.checkingThePdf}</p>
        <SkeletonText lines={3} />
      </div>
    );
  const sorted = [...checks.filter(isWarning), ...checks.filter((check) => !isWarning(check))];
  return (
    <ul className="ruled border-y border-line">
      {sorted.map((check) => (
        <li key={check.text} className="flex items-start gap-2 py-2">
          {isWarning(check) ? (
            <CircleAlert
              aria-label={TEXTS.toCheck}
              size={18}
              className="mt-0.5 shrink-0 text-warn"
            />
          ) : (
            <CircleCheck aria-label={TEXTS.ok} size={18} className="mt-0.5 shrink-0 text-good" />
          )}
          <p className="min-w-0 flex-1 wrap-break-word">{check.text}</p>
          <ActionButton check={check} onPick={onPick} onMatch={onMatch} />
        </li>
      ))}
    </ul>
  );
}

const isWarning = ({ state }: FinalCheck) => state === "warn";

function ActionButton({
  check,
  onPick,
  onMatch,
}: {
  check: FinalCheck;
  onPick(field: string): void;
  onMatch(): void;
}) {
  const { id, field } = check;
  if (!isWarning(check)) return null;
  if (id === "requirements")
    return (
      <Button size="small" onClick={onMatch}>
        {TEXTS.showThem}
      </Button>
    );
  if (field === null) return null;
  return (
    <Button size="small" onClick={() => onPick(field)}>
      {TEXTS.edit}
    </Button>
  );
}
