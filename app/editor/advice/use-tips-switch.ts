/** The switch that shows or hides writing tips. */
import { useSyncExternalStore } from "react";
import { saveTipsChoice } from "./tips-choice.ts";
import { useAdvice } from "./use-advice.ts";

/** Null where no tips are offered. */
export function useTipsSwitch(): { isOn: boolean; toggle(): void } | null {
  const advice = useAdvice();
  const isOn = useSyncExternalStore(
    advice?.subscribe ?? subscribeToNothing,
    () => advice?.isOn() ?? false,
  );
  if (!advice) return null;
  return {
    isOn,
    toggle() {
      saveTipsChoice(!isOn);
      advice.setOn(!isOn);
    },
  };
}
const subscribeToNothing = () => () => {};
