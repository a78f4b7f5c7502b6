/** How much of something: a measured value (meter) or work under way (progressbar). */
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
  /** The band's colour; the words in `valueText` or `children` say the same. */
  tone?: Tone;
  /** Shown beside the label and read out; otherwise '{value}/{max}'. */
  valueText?: string;
  className?: string;
  /** A sentence below the bar. */
  children?: ReactNode;
}) {
  const id = useId();
  const shown = valueText ?? `${value}/${max}`;
  return (
    <div className={classNames("grid gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-3">
        <span id={id} className="text-sm font-semibold">
          {label}
        </span>
        <span className={classNames("font-semibold tabular-nums", TONES[tone].text)}>{shown}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> their own way, with their own colours */}
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={clamp(value, max)}
        aria-valuetext={shown}
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
  /** 0 to 1; without it only that work is under way. */
  value?: number;
  className?: string;
}) {
  const isKnown = value !== undefined;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isKnown ? Math.round(clamp(value, 1) * 100) : undefined}
      className={className}
    >
      {isKnown ? (
        <Track percent={clamp(value, 1) * 100} tone="info" />
      ) : (
        <div className="h-2 overflow-hidden rounded-full bg-line">
          <div className="h-full w-1/3 animate-sweep rounded-full bg-accent" />
        </div>
      )}
    </div>
  );
}
