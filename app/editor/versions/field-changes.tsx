/**
 * Shows two states of a resume side by side: one row per field that differs, with the changed words
 * highlighted.
 */
import diff from "fast-diff";
import { memo, type ReactNode, useMemo } from "react";
import type { FieldChange } from "#app/core/resume/compare-resumes.ts";
import { wordDiff } from "#app/ui/text/word-diff.ts";
import { PANEL_TEXTS } from "./panel-texts.ts";

export function FieldChanges({
  changes,
  before,
  after,
  pick,
}: {
  changes: readonly FieldChange[];
  /** Names of the two sides. */
  before: string;
  after: string;
  /** Renders controls for each row, beside its label. */
  pick?(change: FieldChange): ReactNode;
}) {
  return (
    <ul className="grid gap-3">
      {changes.map((change) => (
        <li key={change.key} className="rounded-card border border-line">
          <div className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2">
            <h3 className="min-w-0 flex-1 text-sm font-semibold wrap-anywhere">{change.label}</h3>
            {pick?.(change)}
          </div>
          <SideBySide change={change} before={before} after={after} />
        </li>
      ))}
    </ul>
  );
}

const SideBySide = memo(function Sides({
  change,
  before,
  after,
}: {
  change: FieldChange;
  before: string;
  after: string;
}) {
  const parts = useMemo(() => wordDiff(change.before, change.after), [change]);
  return (
    <div className="grid sm:grid-cols-2">
      <Side name={before} parts={parts} side={diff.DELETE} />
      <Side name={after} parts={parts} side={diff.INSERT} />
    </div>
  );
});

function Side({ name, parts, side }: { name: string; parts: diff.Diff[]; side: -1 | 1 }) {
  const Mark = side === diff.DELETE ? "del" : "ins";
  const sideParts = parts.filter(([kind]) => kind === diff.EQUAL || kind === side);
  const className =
    side === diff.DELETE ? "bg-bad-wash text-bad" : "bg-good-wash text-good no-underline";
  let at = 0;
  return (
    <div className="min-w-0 border-line p-3 text-sm not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l">
      <p className="mb-1 text-xs text-ink-soft">{name}</p>
      <p className="whitespace-pre-wrap wrap-anywhere">
        {sideParts.length === 0 ? (
          <span className="text-ink-faint">{PANEL_TEXTS.empty}</span>
        ) : null}
        {sideParts.map(([kind, text]) => {
          at += text.length;
          return kind === diff.EQUAL ? (
            <span key={at}>{text}</span>
          ) : (
            <Mark key={at} className={className}>
              {text}
            </Mark>
          );
        })}
      </p>
    </div>
  );
}
