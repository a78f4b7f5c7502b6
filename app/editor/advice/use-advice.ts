/** Provides the writing tips on the open resume to the editor's components. */
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";
import type { Tip } from "#app/core/writing-advice/list-tips.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { type Advice, createAdvice } from "./create-advice.ts";
import { loadTipsPreference } from "./tips-preference.ts";

/** Null until the resume is open, and for people who may only view it. */
export const AdviceContext = createContext<Advice | null>(null);

const startAdviceWorker = () =>
  new Worker(new URL("./advice-worker.ts", import.meta.url), { type: "module" });

/**
 * Creates the store of a room's writing tips; null until it exists.
 *
 * @param isOffered whether the user may see tips at all
 */
export function useCreateAdvice({ document }: Room, isOffered: boolean): Advice | null {
  const [advice, setAdvice] = useState<Advice | null>(null);
  useEffect(() => {
    if (!isOffered) return;
    const created = createAdvice(document, startAdviceWorker);
    created.setOn(loadTipsPreference());
    setAdvice(created);
    return () => {
      created.close();
      setAdvice(null);
    };
  }, [document, isOffered]);
  return advice;
}

export const useAdvice = () => useContext(AdviceContext);

const NO_TIPS: readonly Tip[] = [];
export const useTips = (): readonly Tip[] => useAdviceValue((advice) => advice.tips(), NO_TIPS);
/** The number of tips in a field, an entry (`experience.{id}`) or a section. */
export const useTipCount = (part: string): number =>
  useAdviceValue((advice) => advice.countIn(part), 0);
export const useIsSpellingChecked = (): boolean =>
  useAdviceValue((advice) => advice.isSpellingChecked(), false);

function useAdviceValue<T>(select: (advice: Advice) => T, fallback: T): T {
  const advice = useAdvice();
  return useSyncExternalStore(advice?.subscribe ?? subscribeToNothing, () =>
    advice ? select(advice) : fallback,
  );
}
const subscribeToNothing = () => () => {};
