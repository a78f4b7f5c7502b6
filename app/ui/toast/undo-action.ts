/** An Undo action for a toast. It undoes only the toast's own step, never later edits. */
import { notify } from "./toast.tsx";

interface Undoable {
  /** `latest` identifies the latest undo step; null if there is none. */
  history: { latest(): object | null };
  undo(): void;
}

/** Call it right after the step. */
export function undoAction({ history, undo }: Undoable) {
  const step = history.latest();
  return {
    label: "Undo",
    onClick(): void {
      if (history.latest() === step) undo();
      else
        notify.plain("You've made changes since. Use Undo in the header to go back step by step.");
    },
  };
}
