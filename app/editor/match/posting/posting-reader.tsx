/**
 * Read the posting: shows the job description line by line, with what each line requires and how
 * the resume shows it.
 */
import { useEffect, useId, useMemo, useRef } from "react";
import type { AtsReport } from "#app/core/ats/report.ts";
import {
  breakdownText,
  headlineText,
  noMissingSkillsText,
  summarizeRequirements,
} from "#app/core/ats/requirement-summary.ts";
import { useRoomValue } from "#app/editor/sync/room-context.ts";
import { KeywordList } from "#app/features/score-report/match/keyword-list.tsx";
import { useAnswerFocus } from "#app/features/score-report/match/use-answer-focus.ts";
import { Button } from "#app/ui/controls/button.tsx";
import type { OtherPanes, PickField } from "../show-line.ts";
import { useKeywordActions } from "../use-keyword-actions.ts";
import { PostingLineList } from "./posting-line-list.tsx";
import { readPostingLines } from "./posting-lines.ts";
import { StateIcon } from "./state-icon.tsx";
import { TEXTS } from "./texts.ts";

export function PostingReader({
  report,
  isAnalyzing,
  otherPanes,
  onAnalyze,
  onPick,
  onClose,
}: {
  /** Null before the first score. */
  report: AtsReport | null;
  isAnalyzing: boolean;
  otherPanes: OtherPanes;
  onAnalyze(): void;
  /** Focuses a field in the form; absent where there is no form. */
  onPick?: PickField;
  onClose(): void;
}) {
  const text = useRoomValue((snapshot) => snapshot.jobDescription?.text) ?? "";
  const { lines, notInText, isCurrent } = useMemo(
    () => readPostingLines(text, report),
    [text, report],
  );
  const keywordActions = useKeywordActions(otherPanes, onPick);
  const { ref, answer } = useAnswerFocus(keywordActions.answer, report);
  const actions = useMemo(() => ({ ...keywordActions, answer }), [keywordActions, answer]);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On a phone this view begins at the bottom edge of the screen.
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus();
  }, []);
  useFocusInOtherText(ref, heading, text);
  const keywords = isCurrent ? (report?.metadata.analysis.keywords ?? []) : [];
  const summary = summarizeRequirements(keywords);
  const breakdown = breakdownText(summary);
  const unread = lines.filter(({ state }) => state === "unread").length;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-busy={isAnalyzing}
      className="grid gap-3 outline-none"
    >
      <div className="flex items-center justify-between gap-2">
        <h3
          ref={heading}
          id={headingId}
          tabIndex={-1}
          className="scroll-mt-5 font-semibold outline-none"
        >
          {TEXTS.heading}
        </h3>
        <Button size="small" onClick={onClose}>
          {TEXTS.back}
          <span className="sr-only">{TEXTS.backTo}</span>
        </Button>
      </div>
      {isCurrent && report ? (
        <>
          <p className="text-lg font-semibold tabular-nums">
            {headlineText(summary) ?? noMissingSkillsText(summary)}
          </p>
          {report.score === null ? <p className="font-semibold">{report.feedback[0]}</p> : null}
          {breakdown ? (
            <p className="-mt-2 text-sm text-ink-soft tabular-nums">{breakdown}</p>
          ) : null}
          <Legend unread={unread} canAdd={keywordActions.addRequirement !== undefined} />
        </>
      ) : (
        <div className="grid justify-items-start gap-2 text-sm text-ink-soft">
          <p>{report ? TEXTS.otherText : TEXTS.notScored}</p>
          <Button size="small" disabled={isAnalyzing} onClick={onAnalyze}>
            {isAnalyzing ? TEXTS.analyzing : report ? TEXTS.reanalyze : TEXTS.getScore}
          </Button>
        </div>
      )}
      {notInText.length > 0 ? (
        <div className="grid gap-1">
          <h4 className="text-sm font-semibold">{TEXTS.elsewhere}</h4>
          <KeywordList keywords={notInText} actions={actions} />
        </div>
      ) : null}
      <PostingLineList
        key={text}
        labelId={headingId}
        lines={lines}
        actions={isCurrent ? actions : null}
      />
    </section>
  );
}

/**
 * Another text replaces all lines: moves the focus to the heading if the focused line was removed.
 */
function useFocusInOtherText(
  view: { readonly current: HTMLElement | null },
  heading: { readonly current: HTMLElement | null },
  text: string,
): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const trackFocus = () => {
      hadFocus.current = view.current?.contains(document.activeElement) === true;
    };
    document.addEventListener("focusin", trackFocus);
    return () => document.removeEventListener("focusin", trackFocus);
  }, [view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text removes lines
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) heading.current?.focus();
  }, [heading, text]);
}

function Legend({ unread, canAdd }: { unread: number; canAdd: boolean }) {
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      <ul aria-label={TEXTS.legend} className="flex flex-wrap gap-x-3 gap-y-1">
        {(["shown", "partly", "missing", "unread"] as const).map((state) => (
          <li key={state} className="flex items-center gap-1.5">
            <StateIcon state={state} showsName />
            {state === "unread" ? TEXTS.lines(unread) : null}
          </li>
        ))}
      </ul>
      <p>{canAdd ? TEXTS.howToCorrect : TEXTS.howToRead}</p>
    </div>
  );
}
