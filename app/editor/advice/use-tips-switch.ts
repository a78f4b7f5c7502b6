/** State of the switch that shows or hides writing tips. */
import { useSyncExternalStore } from "react";
import { saveTipsPreference } from "./tips-preference.ts";
import { useAdvice } from "./use-advice.ts";

/** Null if the user may not see tips. */
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
      saveTipsPreference(!isOn);
      advice.setOn(!isOn);
    },
  };
}
const subscribeToNothing = () => () => {};
