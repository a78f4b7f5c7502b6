/** Bars for a measured value (meter) and for progress (progressbar). */
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { TONES, type Tone } from "./tone.ts";

function Track({ percent, tone }: { percent: number; tone: Tone }) {
  return (
    <div className="h-2 overflow-hidden rounded-full bg-line">
      <div
        className={classNames("h-full rounded-full transition-[width]", TONES[tone].fill)}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

export function ScoreBar({
  label,
  value,
  max = 100,
  tone = "info",
  valueText,
  className,
  children,
}: {
  label: string;
  value: number;
  max?: number;
  /** The band's color; `valueText` or `children` must convey the same in words. */
  tone?: Tone;
  /** Shown next to the label and announced; defaults to '{value}/{max}'. */
  valueText?: string;
  className?: string;
  /** A sentence below the bar. */
  children?: ReactNode;
}) {
  const id = useId();
  const displayedValue = valueText ?? `${value}/${max}`;
  return (
    <div className={classNames("grid gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-3">
        <span id={id} className="text-sm font-semibold">
          {label}
        </span>
        <span className={classNames("font-semibold tabular-nums", TONES[tone].text)}>
          {displayedValue}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: <meter> cannot be styled consistently across browsers */}
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={clamp(value, max)}
        aria-valuetext={displayedValue}
      >
        <Track percent={max > 0 ? (clamp(value, max) / max) * 100 : 0} tone={tone} />
      </div>
      {children ? <p className="text-sm text-ink-soft">{children}</p> : null}
    </div>
  );
}

export function ProgressBar({
  label,
  value,
  className,
}: {
  label: string;
  /** 0 to 1; without it the bar is indeterminate. */
  value?: number;
  className?: string;
}) {
  const isDeterminate = value !== undefined;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isDeterminate ? Math.round(clamp(value, 1) * 100) : undefined}
      className={className}
    >
      {isDeterminate ? (
        <Track percent={clamp(value, 1) * 100} tone="info" />
      ) : (
        <div className="h-2 overflow-hidden rounded-full bg-line">
          <div className="h-full w-1/3 animate-sweep rounded-full bg-accent" />
        </div>
      )}
    </div>
  );
}
