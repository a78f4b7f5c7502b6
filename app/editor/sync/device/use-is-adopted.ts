/** Whether the resume was moved from this device into the account by the navigation that led here. */
import { useHistoryState } from "#app/ui/page/use-history-state.ts";

export const useIsAdopted = (): boolean =>
  useHistoryState<{ isAdopted: boolean }>()?.isAdopted === true;
