/**
 * When to ask for a score, and what to show of the answers: one call at a time, the newest wins, the last
 * good result stays when a later call fails [spec 4, Editor].
 */
import type { AtsReport } from "#app/core/ats/report.ts";
import { ATS_DEBOUNCE_MS, ATS_FAILED, ATS_NEEDS_JOB } from "#app/features/score-report/messages.ts";

export interface ScoreState {
  /** The last good answer of the server, which is the record. */
  report: AtsReport | null;
  /** Reckoned here since then, until the server answers. */
  estimate: AtsReport | null;
  isAnalyzing: boolean;
  error: string | null;
  /** The report is older than the latest change. */
  isStale: boolean;
}

interface Needs {
  /** A result from before, to begin with. */
  found?: AtsReport | null;
  /** The resume changed after that result. */
  isOutdated?: boolean;
  /** Asks the server about what is on the screen now. */
  ask(signal: AbortSignal): Promise<AtsReport>;
  hasJobDescription(): boolean;
  /** Tells a person who pressed the button, and gives what takes it back; automatic runs only show in the panel. */
  alert(message: string): () => void;
}

const NOTHING: ScoreState = {
  report: null,
  estimate: null,
  isAnalyzing: false,
  error: null,
  isStale: false,
};

export function createScoreKeeper({
  found = null,
  isOutdated = false,
  ask,
  hasJobDescription,
  alert,
}: Needs) {
  let state: ScoreState = { ...NOTHING, report: found, isStale: found !== null && isOutdated };
  /** A change made here waits for the server. */
  let isOwed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;
  let takeBack = () => {};
  const listeners = new Set<() => void>();

  function set(change: Partial<ScoreState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  /** What was said before no longer holds. */
  function tell(message: string | null) {
    takeBack();
    takeBack = message === null ? () => {} : alert(message);
  }
  function stop() {
    clearTimeout(timer);
    timer = undefined;
    running?.abort();
    running = null;
  }
  function markStale() {
    if (state.report && !state.isStale) set({ isStale: true });
  }
  async function run(asked: "by hand" | "by itself") {
    stop();
    if (asked === "by hand") tell(null);
    const mine = new AbortController();
    running = mine;
    set({ isAnalyzing: true, error: null });
    try {
      const report = await ask(mine.signal);
      // A change while this was under way has its own run coming.
      if (running === mine) {
        isOwed = timer !== undefined;
        tell(null);
        set({ report, estimate: null, isAnalyzing: false, isStale: isOwed });
      }
    } catch {
      if (running !== mine) return;
      set({ isAnalyzing: false, error: ATS_FAILED });
      if (asked === "by hand") tell(ATS_FAILED);
    }
    if (running === mine) running = null;
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    analyze() {
      if (hasJobDescription()) return run("by hand");
      tell(ATS_NEEDS_JOB);
    },
    /** There is another posting: that there is none is not to be read any longer. */
    jobChanged: () => tell(null),
    /** The resume changed here, or the posting of a report that is shown. */
    changed() {
      if (!hasJobDescription()) return;
      isOwed = true;
      markStale();
      clearTimeout(timer);
      timer = setTimeout(() => run("by itself"), ATS_DEBOUNCE_MS);
    },
    /** Somebody else changed it: theirs is the call [spec 4]. */
    changedElsewhere: markStale,
    /** The server may be back: asks for what it still owes. */
    catchUp() {
      if (isOwed && state.isStale) this.changed();
    },
    /** Reckoned in this browser; only while the server's own answer is older than the screen. */
    estimated(estimate: AtsReport) {
      if (state.isStale) set({ estimate });
    },
    /** The posting was removed: nothing is analysed any more. */
    cleared() {
      stop();
      isOwed = false;
      set(NOTHING);
    },
    /** Drops what is under way, as the screen goes away. */
    pause() {
      stop();
      if (state.isAnalyzing) set({ isAnalyzing: false });
    },
  };
}
