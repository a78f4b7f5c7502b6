/**
 * The lines of a job description: arrow keys move the focus along them, and one is open at a time.
 */
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import type { KeywordActions } from "#app/features/score-report/match/keyword-actions.ts";
import { nextTab } from "#app/ui/overlay/next-tab.ts";
import { PostingLineItem } from "./posting-line-item.tsx";
import type { PostingLine } from "./posting-lines.ts";
import { useWordSelection } from "./use-word-selection.ts";

export function PostingLineList({
  labelId,
  lines,
  actions,
}: {
  /** Id of the heading. */
  labelId: string;
  lines: PostingLine[];
  /** Null if the lines were not compared with the resume. */
  actions: KeywordActions | null;
}) {
  const list = useRef<HTMLOListElement>(null);
  // The first line is never blank.
  const [current, setCurrent] = useState(1);
  const [opened, setOpened] = useState<number | null>(null);
  const [selection, setSelection] = useState<{ line: number; words: string } | null>(null);
  const selectWords = useCallback((line: number, words: string) => {
    setOpened(line);
    setCurrent(line);
    setSelection({ line, words });
  }, []);
  const toggle = useCallback((line: number) => {
    setOpened((opened) => (opened === line ? null : line));
    setSelection(null);
  }, []);
  useWordSelection(list, actions?.addRequirement ? selectWords : null);
  useFocusAtLine(list, current, lines);
  return (
    <ol
      ref={list}
      aria-labelledby={labelId}
      className="-mx-2 grid"
      onKeyDown={(event) => moveAlong(buttonsOf(list.current), event)}
    >
      {lines.map((line) => (
        <PostingLineItem
          key={line.number}
          line={line}
          isTabStop={line.number === current}
          isOpen={opened === line.number}
          onToggle={toggle}
          onFocus={setCurrent}
          actions={actions}
          selectedWords={selection?.line === line.number ? selection.words : null}
        />
      ))}
    </ol>
  );
}

const buttonsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>("[data-line-button]") ?? []),
];

/** Moves the focus by the arrow, Home and End keys. */
function moveAlong(buttons: HTMLElement[], event: KeyboardEvent<HTMLElement>): void {
  // nextTab moves along tabs beside each other; these lines are below each other.
  const keys: Record<string, string> = { ArrowDown: "ArrowRight", ArrowUp: "ArrowLeft" };
  const key = keys[event.key] ?? (/^(?:Home|End)$/.test(event.key) ? event.key : null);
  const next = key && nextTab(key, buttons.indexOf(event.target as HTMLElement), buttons.length);
  if (typeof next !== "number") return;
  event.preventDefault();
  buttons[next]?.focus();
}

/**
 * Returns the focus to the current line's button when a new report has removed the focused button.
 */
function useFocusAtLine(
  list: { readonly current: HTMLElement | null },
  line: number,
  lines: PostingLine[],
): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const trackFocus = () => {
      hadFocus.current = list.current?.contains(document.activeElement) === true;
    };
    document.addEventListener("focusin", trackFocus);
    return () => document.removeEventListener("focusin", trackFocus);
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new report removes buttons
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost || !hadFocus.current) return;
    list.current?.querySelector<HTMLElement>(`[data-line-button="${line}"]`)?.focus();
  }, [lines]);
}
