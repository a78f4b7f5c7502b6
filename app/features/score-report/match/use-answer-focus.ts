/** Keeps the keyboard focus at a keyword whose answer moves it to another list or replaces its buttons. */
import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { AtsReport, Keyword } from "#app/core/ats/report.ts";
import { keywordKey } from "#app/core/ats/requirement-summary.ts";
import type { KeywordActions } from "./keyword-actions.ts";

/**
 * @returns the ref for the element around all keywords, which gets the focus if the keyword is
 * gone, and an `answer` to use in place of the given one
 */
export function useAnswerFocus(
  answer: KeywordActions["answer"],
  report: AtsReport | null,
): { ref: RefObject<HTMLDivElement>; answer: KeywordActions["answer"] } {
  const ref = useRef<HTMLDivElement>(null);
  const answeredKey = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new report is what moves the buttons
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (answeredKey.current === null || !isLost) return;
    const key = answeredKey.current;
    answeredKey.current = null;
    const buttons = ref.current?.querySelectorAll<HTMLElement>("[data-answer]") ?? [];
    const isShown = (button: HTMLElement) => button.offsetParent !== null;
    const next = [...buttons].find((each) => each.dataset.answer === key && isShown(each));
    (next ?? ref.current)?.focus();
  }, [report]);
  const answerAndKeepFocus = useMemo(
    () =>
      answer &&
      ((keyword: Keyword, shows: boolean | null) => {
        answeredKey.current = keywordKey(keyword);
        answer(keyword, shows);
      }),
    [answer],
  );
  return { ref, answer: answerAndKeepFocus };
}
