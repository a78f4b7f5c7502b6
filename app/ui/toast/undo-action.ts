/** Undo in a notice takes back the step that the notice is about, and nothing that was written since. */
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
      else notify.plain("You have written more since. Undo in the header goes back step by step.");
    },
  };
}
