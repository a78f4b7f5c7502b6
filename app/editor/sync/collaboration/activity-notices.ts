/**
 * Decides which banner about another person's edits is shown [spec 2, 4]. While someone types it is
 * the typing banner, unless the name label at their caret is visible; afterwards, what they have
 * changed.
 */
import { type Activity, isSameChange } from "#app/core/collab/protocol/activity.ts";

/** How long the two banners are shown [spec 9]. */
export const CHANGE_BANNER_MS = 5_000;
export const TYPING_BANNER_MS = 3_000;
/**
 * How long a change waits before its banner, since the typing signal of a keystroke arrives a
 * little later than its text.
 */
export const SETTLE_MS = 500;
/**
 * How long the typing banner waits for the caret to be drawn, whose name label may make the banner
 * unnecessary.
 */
export const CARET_MS = 300;

export interface ShownNotices {
  /** The latest change by another person, while its banner is shown. */
  banner: Activity | null;
  isTyping: boolean;
}
export const NO_NOTICES: ShownNotices = { banner: null, isTyping: false };

type Timer = ReturnType<typeof setTimeout>;

/** @param show called with what is shown whenever that changes */
export function createActivityNotices(show: (notices: ShownNotices) => void) {
  /**
   * By client id, since a person may type in several windows. `isAwaitingCaret` until CARET_MS have
   * passed.
   */
  const typists = new Map<
    number,
    { userId: string; timer: Timer; caretTimer: Timer; isAwaitingCaret: boolean }
  >();
  /**
   * Changes whose banner is not shown yet, by user id. `settleTimer` is null once SETTLE_MS have passed.
   */
  const pendingChanges = new Map<string, { change: Activity; settleTimer: Timer | null }>();
  /** Ids of clients whose name label is visible, in the form and on the page. */
  const labelled = { form: new Set<number>(), page: new Set<number>() };
  let banner: Activity | null = null;
  let bannerTimer: Timer | undefined;
  let shownNotices = NO_NOTICES;

  function refresh(): void {
    const isTyping = [...typists].some(
      ([clientId, { userId, isAwaitingCaret }]) =>
        !isAwaitingCaret &&
        !labelled.form.has(clientId) &&
        !labelled.page.has(clientId) &&
        userId !== banner?.userId,
    );
    if (banner === shownNotices.banner && isTyping === shownNotices.isTyping) return;
    shownNotices = { banner, isTyping };
    show(shownNotices);
  }

  function showBannerIfDone(userId: string): void {
    const isTyping = [...typists.values()].some((typist) => typist.userId === userId);
    const next = pendingChanges.get(userId);
    if (!next || next.settleTimer !== null || isTyping) return;
    pendingChanges.delete(userId);
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
    showBannerIfDone(typist.userId);
    refresh();
  }

  return {
    onTyping(clientId: number, userId: string): void {
      const timer = setTimeout(() => endTyping(clientId), TYPING_BANNER_MS);
      const typist = typists.get(clientId);
      if (typist) {
        clearTimeout(typist.timer);
        typist.timer = timer;
        return;
      }
      const caretTimer = setTimeout(() => {
        const typist = typists.get(clientId);
        if (typist) typist.isAwaitingCaret = false;
        refresh();
      }, CARET_MS);
      typists.set(clientId, { userId, timer, caretTimer, isAwaitingCaret: true });
    },
    endTyping,
    onChange(change: Activity): void {
      const { userId } = change;
      const previousTimer = pendingChanges.get(userId)?.settleTimer;
      if (previousTimer) clearTimeout(previousTimer);
      const settleTimer = setTimeout(() => {
        pendingChanges.set(userId, { change, settleTimer: null });
        showBannerIfDone(userId);
        refresh();
      }, SETTLE_MS);
      pendingChanges.set(userId, { change, settleTimer });
    },
    setLabelVisible(pane: "form" | "page", clientId: number, isVisible: boolean): void {
      if (isVisible) labelled[pane].add(clientId);
      else labelled[pane].delete(clientId);
      refresh();
    },
    rename(rename: (activity: Activity) => Activity): void {
      if (banner) banner = rename(banner);
      for (const [userId, { change, settleTimer }] of pendingChanges) {
        pendingChanges.set(userId, { change: rename(change), settleTimer });
      }
      refresh();
    },
    clear(): void {
      for (const { timer, caretTimer } of typists.values()) {
        clearTimeout(timer);
        clearTimeout(caretTimer);
      }
      for (const { settleTimer } of pendingChanges.values())
        if (settleTimer) clearTimeout(settleTimer);
      clearTimeout(bannerTimer);
      typists.clear();
      pendingChanges.clear();
      banner = null;
      refresh();
    },
  };
}

/** Adds a change as the newest; it replaces an earlier entry of the same continued change. */
export function prependChange(
  changes: readonly Activity[],
  change: Activity,
  count: number,
): Activity[] {
  return [change, ...changes.filter((other) => !isSameChange(other, change))].slice(0, count);
}
