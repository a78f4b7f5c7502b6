/** An Undo action for a toast. It undoes only the toast's own step, never later edits. */
import type { ToastAction } from "./toast-store.ts";

interface History {
  /** The latest undo step, to compare by identity; null if there is none. */
  latestStep(): object | null;
  subscribe(listener: () => void): () => void;
  undo(): void;
}

/** Call it right after the step. The toast closes when another step becomes the latest. */
export function undoAction({ latestStep, subscribe, undo }: History): ToastAction {
  const step = latestStep();
  const isPossible = () => step !== null && latestStep() === step;
  return {
    label: "Undo",
    onClick: () => void (isPossible() && undo()),
    onceImpossible: (callback) => {
      const check = () => void (isPossible() || callback());
      // It may have become impossible before the toast was rendered.
      check();
      return subscribe(check);
    },
  };
}
