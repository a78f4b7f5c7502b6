/** Undo and redo of the user's own edits, with the field that each step changed. */
import type * as Y from "yjs";
import { pathOf } from "#app/core/collab/document/changed-path.ts";

export interface EditHistory {
  undo(): void;
  redo(): void;
  canUndo(): boolean;
  canRedo(): boolean;
  subscribe(listener: () => void): () => void;
  /** Calls back with the field of each edit that was undone or redone. */
  onUndoRedo(listener: (field: string) => void): () => void;
  /** The latest undo step, to compare by identity; null if there is none. */
  latestStep(): object | null;
  /** Labels the latest step, so that `onLabelledUndoRedo` recognizes it. */
  labelLatestStep(label: string): void;
  /** Calls back with the label of each labelled step that was undone or redone. */
  onLabelledUndoRedo(listener: (label: string, how: "undo" | "redo") => void): () => void;
}

interface PoppedStep {
  changedParentTypes: Map<object, unknown>;
  stackItem: { meta: Map<unknown, unknown> };
  type: "undo" | "redo";
}
const LABEL = "label";

/** Events of whole steps, not of the keystrokes that extend one. */
const STEP_EVENTS = ["stack-item-added", "stack-item-popped", "stack-cleared"] as const;

export function createEditHistory(
  doc: Y.Doc,
  manager: Y.UndoManager,
  canWrite: () => boolean,
): EditHistory {
  return {
    undo: () => void (canWrite() && manager.undo()),
    redo: () => void (canWrite() && manager.redo()),
    canUndo: () => manager.undoStack.length > 0,
    canRedo: () => manager.redoStack.length > 0,
    subscribe(listener) {
      for (const event of STEP_EVENTS) manager.on(event, listener);
      return () => {
        for (const event of STEP_EVENTS) manager.off(event, listener);
      };
    },
    onUndoRedo(listener) {
      const onPopped = ({ changedParentTypes }: PoppedStep) => {
        const paths = [...changedParentTypes.keys()].flatMap((type) => {
          const path = pathOf(doc, type);
          // A path begins with the root's name ("resume"), which the names of fields leave out.
          return Array.isArray(path) && path.length > 1 ? [path.slice(1)] : [];
        });
        // The deepest path is the most specific: a text rather than its entry or its list.
        const [deepest] = paths.sort((a, b) => b.length - a.length);
        if (deepest) listener(deepest.join("."));
      };
      manager.on("stack-item-popped", onPopped);
      return () => manager.off("stack-item-popped", onPopped);
    },
    latestStep: () => manager.undoStack.at(-1) ?? null,
    labelLatestStep: (label) => void manager.undoStack.at(-1)?.meta.set(LABEL, label),
    onLabelledUndoRedo(listener) {
      const onPopped = ({ stackItem, type }: PoppedStep) => {
        const label = stackItem.meta.get(LABEL);
        if (typeof label !== "string") return;
        // Yjs creates a new step for the opposite direction, without the label.
        const opposite = type === "undo" ? manager.redoStack : manager.undoStack;
        opposite.at(-1)?.meta.set(LABEL, label);
        listener(label, type);
      };
      manager.on("stack-item-popped", onPopped);
      return () => manager.off("stack-item-popped", onPopped);
    },
  };
}
