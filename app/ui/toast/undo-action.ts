/** An Undo action for a toast. It undoes only the toast's own step, never later edits. */
import { notify } from "./toast.tsx";

interface History {
  /** The latest undo step, to compare by identity; null if there is none. */
  latestStep(): object | null;
  undo(): void;
}

/** Call it right after the step. */
export function undoAction({ latestStep, undo }: History) {
  const step = latestStep();
  return {
    label: "Undo",
    onClick(): void {
      if (latestStep() === step) undo();
      else
        notify.plain("You've made changes since. Use Undo in the header to go back step by step.");
    },
  };
}
