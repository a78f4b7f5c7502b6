/**
 * "Please check": a list of the fields that the import is unsure of (doubts). One can be open; its
 * text is then marked in the file.
 */
import { useRef } from "react";
import type { Resume } from "#app/core/resume/schema.ts";
import { TEXTS } from "#app/screens/import-review/texts.ts";
import type { FieldValue } from "../review-field.tsx";
import { DoubtRow } from "./doubt-row.tsx";
import type { Doubt } from "./group-issues.ts";

interface Props {
  doubts: readonly Doubt[];
  resume: Resume;
  /** The origins (ids) of the doubts that the user has confirmed or corrected. */
  settled: ReadonlySet<string>;
  /** The origin of the open doubt; null if none is open. */
  open: string | null;
  quoteOf(doubt: Doubt): string;
  suggestionsFor(doubt: Doubt): string[];
  onOpen(origin: string | null): void;
  onChange(path: string, value: FieldValue): void;
  onSwap(fields: [string, string]): void;
  onSettle(origin: string): void;
  onShowOriginal(): void;
}

export function DoubtList(props: Props) {
  const { doubts, settled, open } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  if (doubts.length === 0) return null;
  const unsettledCount = doubts.filter(({ origin }) => !settled.has(origin)).length;

  /**
   * Settles a doubt, opens the next one, and focuses its field (if the user was typing) or its row.
   */
  function settle(origin: string, isTyping: boolean) {
    props.onSettle(origin);
    const index = doubts.findIndex((doubt) => doubt.origin === origin);
    const next = [...doubts.slice(index + 1), ...doubts.slice(0, index)].find(
      (doubt) => !settled.has(doubt.origin),
    );
    props.onOpen(next?.origin ?? null);
    requestAnimationFrame(() => {
      if (!next) return heading.current?.focus();
      const row = document.getElementById(`doubt-${next.origin}`);
      const panel = row?.nextElementSibling;
      const field = isTyping ? panel?.querySelector<HTMLElement>("input, textarea") : null;
      (field ?? row)?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: "nearest" });
    });
  }

  return (
    <section aria-labelledby="please-check" className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3
          id="please-check"
          ref={heading}
          tabIndex={-1}
          className="text-lg font-medium outline-none"
        >
          {TEXTS.pleaseCheck({ doubtsCount: doubts.length })}
        </h3>
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {unsettledCount === 0
            ? TEXTS.allChecked
            : TEXTS.leftOfTotal({ left: unsettledCount, doubtsCount: doubts.length })}
        </p>
      </div>
      <ul className="overflow-hidden rounded-card border border-line bg-raised">
        {doubts.map((doubt) => (
          <DoubtRow
            key={doubt.origin}
            doubt={doubt}
            resume={props.resume}
            isOpen={open === doubt.origin}
            isSettled={settled.has(doubt.origin)}
            quote={props.quoteOf(doubt)}
            suggestions={open === doubt.origin ? props.suggestionsFor(doubt) : []}
            onToggle={() => props.onOpen(open === doubt.origin ? null : doubt.origin)}
            onChange={props.onChange}
            onSwap={props.onSwap}
            onSettle={(isTyping) => settle(doubt.origin, isTyping)}
            onShowOriginal={props.onShowOriginal}
          />
        ))}
      </ul>
    </section>
  );
}
