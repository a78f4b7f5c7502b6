/**
 * When to ask for a score, and what to show of the answers: one call at a time, the newest wins, the last
 * good result stays when a later call fails [spec 4, Editor].
 */
import type { AtsReport } from "#app/ats/report.ts";
import { ATS_DEBOUNCE_MS, ATS_FAILED, ATS_NEEDS_JOB } from "#app/report/messages.ts";

export interface ScoreState {
  report: AtsReport | null;
  isAnalyzing: boolean;
  error: string | null;
  /** The report is older than the latest change. */
  isStale: boolean;
}

interface Needs {
  /** A result from before, to begin with. */
  found?: AtsReport | null;
  /** Asks the server about what is on the screen now. */
  ask(signal: AbortSignal): Promise<AtsReport>;
  hasJobDescription(): boolean;
  /** Tells a person who pressed the button; automatic runs only show in the panel. */
  alert(message: string): void;
}

export function createScoreKeeper({ found = null, ask, hasJobDescription, alert }: Needs) {
  let state: ScoreState = { report: found, isAnalyzing: false, error: null, isStale: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;
  const listeners = new Set<() => void>();

  function set(change: Partial<ScoreState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  function stop() {
    clearTimeout(timer);
    timer = undefined;
    running?.abort();
    running = null;
  }
  async function run(asked: "by hand" | "by itself") {
    stop();
    const mine = new AbortController();
    running = mine;
    set({ isAnalyzing: true, error: null });
    try {
      const report = await ask(mine.signal);
      // A change while this was under way has its own run coming.
      if (running === mine) set({ report, isAnalyzing: false, isStale: timer !== undefined });
    } catch {
      if (running !== mine) return;
      set({ isAnalyzing: false, error: ATS_FAILED, isStale: state.report !== null });
      if (asked === "by hand") alert(ATS_FAILED);
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
      alert(ATS_NEEDS_JOB);
    },
    /** The resume changed, or the posting of a report that is shown. */
    changed() {
      if (!hasJobDescription()) return;
      if (state.report && !state.isStale) set({ isStale: true });
      clearTimeout(timer);
      timer = setTimeout(() => run("by itself"), ATS_DEBOUNCE_MS);
    },
    /** The posting was removed: nothing is analysed any more. */
    cleared() {
      stop();
      set({ report: null, isAnalyzing: false, error: null, isStale: false });
    },
    /** Drops what is under way, as the screen goes away. */
    pause() {
      stop();
      if (state.isAnalyzing) set({ isAnalyzing: false });
    },
  };
}
