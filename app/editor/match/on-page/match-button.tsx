/**
 * Button with numbers of matches in the page's margin: hovering highlights their lines, a click
 * shows their rows.
 */
import { Fragment, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";
import { keywordName } from "#app/core/ats/requirement-summary.ts";
import {
  matchLabelClass,
  PARTIAL_SIGN_CLASS,
} from "#app/features/score-report/match/match-label.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { SCORE_TEXTS } from "../score-texts.ts";
import {
  LABEL_PX,
  type LabelGroup,
  labelNumbers,
  type MarginLabel,
  type PageMatch,
  type PageMetrics,
  TARGET_PX,
} from "./margin-labels.ts";

/** Gap between a number and the text, in CSS pixels. */
const GAP_PX = 2;

export function MatchButton({
  group: { side, labels },
  metrics,
  onHighlight,
  onPick,
}: {
  group: LabelGroup;
  metrics: PageMetrics;
  /** Highlights the lines of these matches. */
  onHighlight(matches: readonly PageMatch[]): void;
  /** A click picks the label's matches; the keyboard picks all of the button's. */
  onPick(matches: readonly PageMatch[]): void;
}) {
  const all = labels.flatMap(({ matches }) => matches);
  const [first] = labels;
  if (!first) return null;
  const { width, height, left, right } = metrics;
  const marginPx = ((side === "left" ? left : 100 - right) / 100) * width - GAP_PX;
  const drawn = labels.map((label) => ({ label, ...labelNumbers(label.matches, marginPx) }));
  // The accessible name begins with the visible text, which voice control needs.
  const name = SCORE_TEXTS.shownHere({ numbers: drawn.map(textOf).join(" "), names: namesOf(all) });
  const labelAt = ({ target }: MouseEvent | PointerEvent): MarginLabel | undefined => {
    const index = (target as Element).closest<HTMLElement>("[data-label]")?.dataset.label;
    return index === undefined ? undefined : labels[Number(index)];
  };
  return (
    <button
      type="button"
      data-matches={all.map(({ number }) => number).join(" ")}
      aria-label={name}
      title={name}
      onPointerOver={(event) => onHighlight((labelAt(event) ?? first).matches)}
      onPointerLeave={() => onHighlight([])}
      onFocus={() => onHighlight(first.matches)}
      onBlur={() => onHighlight([])}
      onClick={(event) => onPick(labelAt(event)?.matches ?? all)}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (event.key === "Escape") event.currentTarget.blur();
      }}
      className={classNames(
        "pointer-events-auto absolute z-10 flex min-w-6 flex-col rounded-control",
        side === "left" ? "items-end" : "items-start",
      )}
      style={{
        top: `calc(${first.middle}% - ${TARGET_PX / 2}px)`,
        paddingBlock: (TARGET_PX - LABEL_PX) / 2,
        ...(side === "left"
          ? { right: `calc(${100 - left}% + ${GAP_PX}px)` }
          : { left: `calc(${right}% + ${GAP_PX}px)` }),
      }}
    >
      {drawn.map(({ label, shown, more }, index) => {
        const before = labels[index - 1];
        const distance = before ? ((label.middle - before.middle) / 100) * height : LABEL_PX;
        return (
          <span
            // Keyed by the first match, so that the label is kept while others appear or disappear.
            key={label.matches[0]?.key}
            data-label={index}
            className={classNames(
              matchLabelClass(label.matches.every(({ isPartial }) => isPartial)),
              "shrink-0",
            )}
            style={{ marginTop: distance - LABEL_PX }}
          >
            {shown.map(({ number, hasSign }, index) => (
              <Fragment key={number}>
                {index > 0 ? ", " : null}
                <span className={hasSign ? PARTIAL_SIGN_CLASS : undefined}>{number}</span>
              </Fragment>
            ))}
            {/* The space keeps the numbers of two labels apart for voice control. */}
            {`${more} `}
          </span>
        );
      })}
    </button>
  );
}

const textOf = ({ shown, more }: ReturnType<typeof labelNumbers>): string =>
  `${shown.map(({ number }) => number).join(", ")}${more}`;

/** `2 PostgreSQL, 5 React (partly)`. */
function namesOf(matches: readonly PageMatch[]): string {
  const names = matches.map(({ number, keyword, isPartial }) => {
    const name = `${number} ${keywordName(keyword)}`;
    return isPartial ? SCORE_TEXTS.partlyName({ name }) : name;
  });
  return names.join(", ");
}
