/**
 * Decides which notice of another person's work is shown, one for each event [spec 2, 4]: while someone types, the
 * typing banner, or only their caret where its name is in sight; after that, what they have changed.
 */
import { type Activity, isSameChange } from "#app/core/collab/protocol/activity.ts";

/** [spec 9] How long the two banners are shown. */
export const CHANGE_BANNER_MS = 5_000;
export const TYPING_BANNER_MS = 3_000;
/** The first keystroke's cursor comes a little later than its text, so the change waits to see whether it was typed. */
export const SETTLE_MS = 500;
/** A caret is drawn a moment after its keystroke came, and its name then says who types, so the banner waits for it. */
export const CARET_MS = 300;

export interface ShownNotices {
  /** The latest change by another person, while its banner is shown. */
  banner: Activity | null;
  isTyping: boolean;
}
export const NO_NOTICES: ShownNotices = { banner: null, isTyping: false };

type Timer = ReturnType<typeof setTimeout>;

export function createActivityNotices(show: (notices: ShownNotices) => void) {
  /** By client: a person may type in several windows. `isCaretDue` until their caret has had time to be drawn. */
  const typists = new Map<
    number,
    { userId: string; timer: Timer; caretTimer: Timer; isCaretDue: boolean }
  >();
  /** Changes whose banner waits, by person. */
  const waiting = new Map<string, { change: Activity; settled: Timer | null }>();
  /** Clients whose caret has its name in sight in the form, and those on the page. */
  const labelled = { form: new Set<number>(), page: new Set<number>() };
  let banner: Activity | null = null;
  let bannerTimer: Timer | undefined;
  let shown = NO_NOTICES;

  function refresh(): void {
    const isTyping = [...typists].some(
      ([clientId, { userId, isCaretDue }]) =>
        !isCaretDue &&
        !labelled.form.has(clientId) &&
        !labelled.page.has(clientId) &&
        userId !== banner?.userId,
    );
    if (banner === shown.banner && isTyping === shown.isTyping) return;
    shown = { banner, isTyping };
    show(shown);
  }

  function showIfDone(userId: string): void {
    const isTyping = [...typists.values()].some((typist) => typist.userId === userId);
    const next = waiting.get(userId);
    if (!next || next.settled !== null || isTyping) return;
    waiting.delete(userId);
    banner = next.change;
    clearTimeout(bannerTimer);
    bannerTimer = setTimeout(() => {
      banner = null;
      refresh();
    }, CHANGE_BANNER_MS);
  }

  function endTyping(clientId: number): void {
    const typist = typists.get(clientId);
    if (!typist) return;
    clearTimeout(typist.timer);
    clearTimeout(typist.caretTimer);
    typists.delete(clientId);
    showIfDone(typist.userId);
    refresh();
  }

  return {
    onTyping(clientId: number, userId: string): void {
      const timer = setTimeout(() => endTyping(clientId), TYPING_BANNER_MS);
      const known = typists.get(clientId);
      if (known) {
        clearTimeout(known.timer);
        known.timer = timer;
        return;
      }
      const caretTimer = setTimeout(() => {
        const typist = typists.get(clientId);
        if (typist) typist.isCaretDue = false;
        refresh();
      }, CARET_MS);
      typists.set(clientId, { userId, timer, caretTimer, isCaretDue: true });
    },
    endTyping,
    onChange(change: Activity): void {
      const { userId } = change;
      const before = waiting.get(userId)?.settled;
      if (before) clearTimeout(before);
      const settled = setTimeout(() => {
        waiting.set(userId, { change, settled: null });
        showIfDone(userId);
        refresh();
      }, SETTLE_MS);
      waiting.set(userId, { change, settled });
    },
    setLabelShown(place: "form" | "page", clientId: number, isShown: boolean): void {
      if (isShown) labelled[place].add(clientId);
      else labelled[place].delete(clientId);
      refresh();
    },
    rename(rename: (activity: Activity) => Activity): void {
      if (banner) banner = rename(banner);
      for (const [userId, { change, settled }] of waiting) {
        waiting.set(userId, { change: rename(change), settled });
      }
      refresh();
    },
    clear(): void {
      for (const { timer, caretTimer } of typists.values()) {
        clearTimeout(timer);
        clearTimeout(caretTimer);
      }
      for (const { settled } of waiting.values()) if (settled) clearTimeout(settled);
      clearTimeout(bannerTimer);
      typists.clear();
      waiting.clear();
      banner = null;
      refresh();
    },
  };
}

/** Newest first; a change that goes on takes its earlier place's row. */
export function withChange(
  changes: readonly Activity[],
  change: Activity,
  count: number,
): Activity[] {
  return [change, ...changes.filter((other) => !isSameChange(other, change))].slice(0, count);
}
