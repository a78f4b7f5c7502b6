/**
 * Explains a writing tip beside its words: the reason, a better pattern, and buttons for what to do
 * about it.
 */
import { X } from "lucide-react";
import { useId, useLayoutEffect, useRef } from "react";
import type { Tip } from "#app/core/writing-advice/list-tips.ts";
import { RULE_LABELS } from "#app/features/score-report/writing-rules.ts";
import { Button, IconButton } from "#app/ui/controls/button.tsx";
import { placeBeside } from "./place-beside.ts";
import { TEXTS } from "./texts.ts";

const LABELS = { ...RULE_LABELS, spelling: TEXTS.spelling };

export interface TipActions {
  /** Absent, as `ignore` and `rewrite`, for people who may not edit. */
  fix?(words: string): void;
  ignore?(): void;
  /** Absent also if no model is configured, the tip has fixes to offer, or its field has no rewrite tool. */
  rewrite?(): void;
  /** Shows the next tip; absent if there is only one. */
  next?(): void;
  /** `returnsFocus`: whether the focus goes back to the text. */
  close(returnsFocus: boolean): void;
}

export function TipPopover({
  tip,
  anchor,
  takesFocus,
  actions,
}: {
  tip: Tip;
  /** Where the words are now, in the window. */
  anchor(): { words: DOMRect; isInView: boolean } | null;
  /**
   * Whether it takes the focus: not if it was opened by a press, which leaves the focus in the
   * text.
   */
  takesFocus: boolean;
  actions: TipActions;
}) {
  const box = useRef<HTMLDivElement>(null);
  const headingId = useId();
  useLayoutEffect(() => {
    let frameRequest = 0;
    const positionBox = () => {
      frameRequest = 0;
      const anchored = anchor();
      // Closes when its words are scrolled out of view, but not with the focus in it, which would
      // be lost.
      if (anchored && !anchored.isInView && !takesFocus) actions.close(false);
      else if (box.current) placeBeside(box.current, anchored?.words ?? null);
    };
    const schedule = () => {
      frameRequest ||= requestAnimationFrame(positionBox);
    };
    positionBox();
    document.addEventListener("scroll", schedule, true);
    addEventListener("resize", schedule);
    visualViewport?.addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frameRequest);
      document.removeEventListener("scroll", schedule, true);
      removeEventListener("resize", schedule);
      visualViewport?.removeEventListener("resize", schedule);
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: takes the focus again for another tip
  useLayoutEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true });
  }, [takesFocus, tip.id, tip.field]);
  const { fix, ignore, rewrite, next, close } = actions;
  return (
    <div
      ref={box}
      role="dialog"
      aria-labelledby={headingId}
      tabIndex={-1}
      data-tip-popover
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close(true);
      }}
      className="fixed z-40 grid w-80 max-w-[calc(100vw-1rem)] animate-appear gap-2 rounded-card border border-line-strong bg-raised p-3 text-sm shadow-raised"
    >
      <div className="flex items-start gap-2">
        <p id={headingId} className="min-w-0 flex-1 font-semibold">
          {LABELS[tip.rule]}
        </p>
        <IconButton
          size="small"
          label={TEXTS.closeTip}
          className="-mt-1.5 -mr-1.5"
          onClick={() => close(true)}
        >
          <X aria-hidden size={16} />
        </IconButton>
      </div>
      <p className="wrap-anywhere text-ink-soft">{tip.advice}</p>
      {tip.pattern ? (
        <p className="wrap-anywhere">
          <span className="text-ink-soft">{TEXTS.better} </span>
          <span className="rounded-control bg-sunken px-1.5 py-0.5">{tip.pattern}</span>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {fix
          ? tip.fixes.map((words) => (
              <Button key={words} size="small" onClick={() => fix(words)}>
                {words}
              </Button>
            ))
          : null}
        {rewrite ? (
          <Button size="small" onClick={rewrite}>
            {TEXTS.rewrite}
          </Button>
        ) : null}
        {ignore ? (
          <Button size="small" variant="quiet" onClick={ignore}>
            {TEXTS.ignore}
          </Button>
        ) : null}
        {next ? (
          <Button size="small" variant="quiet" className="ms-auto" onClick={next}>
            {TEXTS.nextTip}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
