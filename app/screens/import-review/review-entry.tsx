/** One imported entry: a summary line and its fields, collapsed unless a field is to be checked. */
import { ChevronRight, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { describeEntry } from "./describe-entry.ts";
import { TEXTS } from "./texts.ts";

export function ReviewEntry({
  label,
  entry,
  toCheck,
  onRemove,
  children,
}: {
  /** "Experience 2". */
  label: string;
  entry: object;
  /** How many of its fields are to be checked. */
  toCheck: number;
  onRemove(): void;
  children: ReactNode;
}) {
  const { name, details } = describeEntry(entry);
  // Fixed at the start, so that it does not collapse when its last doubt is settled.
  const [isOpen] = useState(toCheck > 0);
  return (
    <details
      open={isOpen}
      className="group min-w-0 rounded-card border border-line bg-raised open:pb-4 sm:col-span-2"
    >
      <summary className="flex min-h-11 cursor-pointer items-start gap-x-2 px-3 py-2.5 text-sm">
        <ChevronRight
          aria-hidden
          size={16}
          className="mt-0.5 shrink-0 text-ink-soft group-open:rotate-90 rtl:-scale-x-100"
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate">
            <span className="font-semibold">{label}</span>{" "}
            <span className="text-ink-soft">{name}</span>
          </span>
          {details ? <span className="block truncate text-ink-soft">{details}</span> : null}
        </span>
        {toCheck > 0 ? (
          <span className="shrink-0 text-warn">{TEXTS.toCheckCount({ toCheck })}</span>
        ) : null}
      </summary>
      <div className="grid gap-3 px-4 sm:grid-cols-2">
        {children}
        <Button
          variant="quiet"
          size="small"
          aria-label={TEXTS.removeLabel({ label })}
          className="-ml-3 justify-self-start sm:col-span-2"
          onClick={(event) => {
            focusNeighbor(event.currentTarget.closest("details"));
            onRemove();
          }}
        >
          <Trash2 aria-hidden size={16} />
          {TEXTS.remove}
        </Button>
      </div>
    </details>
  );
}

/** Moves the focus to the next entry, or to the previous one. */
function focusNeighbor(entry: Element | null): void {
  const neighbors = [entry?.nextElementSibling, entry?.previousElementSibling];
  const otherEntry = neighbors.find((neighbor) => neighbor?.matches("details"));
  otherEntry?.querySelector("summary")?.focus();
}
