/**
 * Store of the writing tips on the open resume: a worker finds them when typing has paused; until
 * then the known ones are moved with their words.
 */
import { hasNoSections } from "#app/core/resume/is-empty-resume.ts";
import type { Tip } from "#app/core/writing-advice/list-tips.ts";
import { createDebounce } from "#app/editor/sync/debounce.ts";
import { editorSpellcheck } from "#app/editor/sync/editor-spellcheck.ts";
import type { ResumeSnapshot, RoomDocument, TextPath } from "#app/editor/sync/room.ts";
import { textAt } from "#app/editor/sync/text-at.ts";
import { createTypingPauseTask } from "#app/editor/sync/typing-pause.ts";
import type { AdviceRequest, AdviceResponse } from "./advice-messages.ts";
import { type CheckedTips, currentTips, lineAround } from "./current-tips.ts";
import { readCaret } from "./read-caret.ts";

/** Delay of a check after the last change. */
const CHECK_MS = 400;
/** Delay until the tips are moved with their words, shorter than that of a check. */
const FOLLOW_MS = 80;
/** Delay after the last keystroke until the line with the caret gets tips. */
const TYPED_LINE_MS = 1_500;
/**
 * Delay of the worker's start on an empty resume, so as not to slow the page's loading; it starts
 * earlier with a text.
 */
const EMPTY_START_MS = 4_000;

export type Advice = ReturnType<typeof createAdvice>;

/** Off until `setOn(true)`. Call `close` when the resume is closed. */
export function createAdvice(document: RoomDocument, startWorker: () => Worker) {
  let worker: Worker | null = null;
  let isOn = false;
  let mayStartOnEmptyResume = false;
  let latestId = 0;
  let checkedSnapshot: ResumeSnapshot | null = null;
  let lastSnapshot: ResumeSnapshot | null = null;
  /** The worker's last response. */
  let checked: CheckedTips = { tips: [], texts: new Map() };
  let tips: readonly Tip[] = [];
  /** The number of tips by field, entry and section. */
  let counts = new Map<string, number>();
  let isSpellingChecked = false;
  let editCount = document.localEditCount();
  /** Position of the caret after the last local edit, until TYPED_LINE_MS later. */
  let typedAt: ReturnType<typeof readCaret> = null;
  const listeners = new Set<() => void>();
  const showListeners = new Set<(field: string | null) => void>();

  const check = createDebounce(CHECK_MS, () => {
    const snapshot = document.read();
    if (!isOn || !snapshot) return;
    if (checkedSnapshot?.resume === snapshot.resume && checkedSnapshot.design === snapshot.design)
      return;
    if (!worker && !mayStartOnEmptyResume && hasNoSections(snapshot.resume)) return;
    checkedSnapshot = snapshot;
    worker ??= start();
    const { resume, design } = snapshot;
    worker.postMessage({ id: ++latestId, resume, design } satisfies AdviceRequest);
  });
  const followUp = createTypingPauseTask(FOLLOW_MS, refresh);
  const typedLineTimer = createDebounce(TYPED_LINE_MS, () => {
    typedAt = null;
    refresh();
  });

  function start(): Worker {
    const started = startWorker();
    started.addEventListener("message", ({ data }: MessageEvent<AdviceResponse>) => {
      if (data.id !== latestId || !isOn) return;
      const fields = new Set(data.tips.map(({ field }) => field));
      checked = {
        tips: data.tips,
        texts: new Map([...fields].map((field) => [field, textAt(checkedSnapshot, pathOf(field))])),
      };
      isSpellingChecked = data.isSpellingChecked;
      refresh();
    });
    // A failed worker answers no more; the next check starts another.
    started.addEventListener("error", () => {
      started.terminate();
      if (worker === started) [worker, checkedSnapshot] = [null, null];
    });
    return started;
  }

  function onChange(): void {
    const snapshot = document.read();
    if (!snapshot || snapshot === lastSnapshot) return;
    const isIgnoredTipsChanged =
      lastSnapshot !== null && lastSnapshot.ignoredTips !== snapshot.ignoredTips;
    lastSnapshot = snapshot;
    if (!isOn) return;
    if (isIgnoredTipsChanged) refresh();
    if (document.localEditCount() !== editCount) {
      editCount = document.localEditCount();
      typedAt = readCaret();
      typedLineTimer.schedule();
    }
    followUp.schedule();
    check.schedule();
  }

  function refresh(): void {
    const snapshot = document.read();
    const next =
      isOn && snapshot
        ? currentTips(checked, {
            textOf: (field) => textAt(snapshot, pathOf(field)),
            ignored: new Set(snapshot.ignoredTips),
            typedLine: typedLine(snapshot),
          })
        : [];
    editorSpellcheck.set(isOn && isSpellingChecked);
    const isSame = next.length === tips.length && next.every((tip, index) => tip === tips[index]);
    if (!isSame) {
      tips = next;
      counts = countByPart(next);
    }
    for (const listener of [...listeners]) listener();
  }

  function typedLine(snapshot: ResumeSnapshot) {
    // Null once the user has left the field, for example for a tip about it.
    if (!typedAt || readCaret()?.field !== typedAt.field) return null;
    const text = textAt(snapshot, pathOf(typedAt.field));
    return { field: typedAt.field, range: lineAround(text, typedAt.offset) };
  }

  const stopFollowing = document.subscribe(onChange);
  const emptyResumeStart = createDebounce(EMPTY_START_MS, () => {
    mayStartOnEmptyResume = true;
    check.schedule();
  });
  emptyResumeStart.schedule();
  return {
    /** The visible tips: neither ignored nor about the line that is being edited. */
    tips: () => tips,
    /** The number of tips in a field, an entry (`experience.{id}`) or a section. */
    countIn: (part: string) => counts.get(part) ?? 0,
    /** Whether misspelled words are marked by the editor, so that the browser need not. */
    isSpellingChecked: () => isOn && isSpellingChecked,
    isOn: () => isOn,
    setOn(next: boolean): void {
      if (next === isOn) return;
      isOn = next;
      checkedSnapshot = null;
      if (isOn) check.schedule();
      else checked = { tips: [], texts: new Map() };
      refresh();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Requests that a tip be explained: the first one in a field, or, for null, the next one. */
    show(field: string | null): void {
      for (const listener of [...showListeners]) listener(field);
    },
    onShow(listener: (field: string | null) => void): () => void {
      showListeners.add(listener);
      return () => void showListeners.delete(listener);
    },
    close(): void {
      stopFollowing();
      for (const timer of [check, followUp, typedLineTimer, emptyResumeStart]) timer.cancel();
      worker?.terminate();
      worker = null;
      editorSpellcheck.set(false);
    },
  };
}

const pathOf = (field: string) => field.split(".") as unknown as TextPath;

function countByPart(tips: readonly Tip[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { field } of tips) {
    const parts = field.split(".");
    for (let length = 1; length <= parts.length; length++) {
      const part = parts.slice(0, length).join(".");
      counts.set(part, (counts.get(part) ?? 0) + 1);
    }
  }
  return counts;
}
