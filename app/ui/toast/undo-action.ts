/** Undo in a notice takes back the step that the notice is about, and nothing that was written since. */
import { notify } from "./toast.tsx";

interface Undoable {
  /** `latest`: the latest step, to be compared; null where there is none. */
  history: { latest(): object | null };
  undo(): void;
}

/** Asked for right after the step. */
export function undoAction({ history, undo }: Undoable) {
  const step = history.latest();
  return {
    label: "Undo",
    onClick(): void {
      if (history.latest() === step) undo();
      else notify.plain("You have written more since. Undo in the header goes back step by step.");
    },
  };
}
