/** Whether the navigation to this page has moved ("adopted") the resume from this browser into the account. */
import { useHistoryState } from "#app/ui/page/use-history-state.ts";

export const useIsAdopted = (): boolean =>
  useHistoryState<{ isAdopted: boolean }>()?.isAdopted === true;
