/** What one can take back and do again, and where it happened. */
import type * as Y from "yjs";
import { pathOf } from "#app/core/collab/document/changed-path.ts";

export interface History {
  canUndo(): boolean;
  canRedo(): boolean;
  subscribe(listener: () => void): () => void;
  /** Hears the field of each edit that was taken back or done again. */
  onStep(listener: (field: string) => void): () => void;
  /** The latest step, to be compared; null where there is none. */
  latest(): object | null;
  /** Says what the latest step was for. */
  label(label: string): void;
  /** Hears of each labelled step that was taken back or done again. */
  onLabelled(listener: (label: string, how: "undo" | "redo") => void): () => void;
}

export const NO_HISTORY: History = {
  canUndo: () => false,
  canRedo: () => false,
  subscribe: () => () => {},
  onStep: () => () => {},
  latest: () => null,
  label: () => {},
  onLabelled: () => () => {},
};

interface Popped {
  changedParentTypes: Map<object, unknown>;
  stackItem: { meta: Map<unknown, unknown> };
  type: "undo" | "redo";
}
const LABEL = "label";

/** Hears of whole steps only, never of the keystrokes that lengthen one. */
const CHANGES = ["stack-item-added", "stack-item-popped", "stack-cleared"] as const;

export function historyOf(doc: Y.Doc, manager: Y.UndoManager): History {
  return {
    canUndo: () => manager.undoStack.length > 0,
    canRedo: () => manager.redoStack.length > 0,
    subscribe(listener) {
      for (const change of CHANGES) manager.on(change, listener);
      return () => {
        for (const change of CHANGES) manager.off(change, listener);
      };
    },
    onStep(listener) {
      const hear = ({ changedParentTypes }: Popped) => {
        // The innermost: a text before the entry and the list it is in.
        const paths = [...changedParentTypes.keys()].flatMap((type) => {
          const path = pathOf(doc, type);
          return Array.isArray(path) && path.length > 1 ? [path.slice(1)] : [];
        });
        const [deepest] = paths.sort((a, b) => b.length - a.length);
        if (deepest) listener(deepest.join("."));
      };
      manager.on("stack-item-popped", hear);
      return () => manager.off("stack-item-popped", hear);
    },
    latest: () => manager.undoStack.at(-1) ?? null,
    label: (label) => void manager.undoStack.at(-1)?.meta.set(LABEL, label),
    onLabelled(listener) {
      const hear = ({ stackItem, type }: Popped) => {
        const label = stackItem.meta.get(LABEL);
        if (typeof label !== "string") return;
        // The step back is another one, which knows nothing of this.
        const back = type === "undo" ? manager.redoStack : manager.undoStack;
        back.at(-1)?.meta.set(LABEL, label);
        listener(label, type);
      };
      manager.on("stack-item-popped", hear);
      return () => manager.off("stack-item-popped", hear);
    },
  };
}
