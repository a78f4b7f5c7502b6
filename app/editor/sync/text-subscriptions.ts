/**
 * Notifies the fields whose text a transaction has changed. A field is subscribed by path, not by its Y.Text: undo
 * and restore put a new Y.Text in the place of a deleted one.
 */
import type * as Y from "yjs";
import { pathOf } from "#app/core/collab/document/changed-path.ts";
import type { TextPath } from "#app/core/collab/document/paths.ts";

export function createTextSubscriptions(doc: Y.Doc) {
  const listenersByPath = new Map<string, Set<() => void>>();
  /** `experience.{id}.company`, or `experience.{id}` for all texts of an entry; "" for every text. */
  const changedPaths = new Set<string>();

  return {
    subscribe(path: TextPath, listener: () => void): () => void {
      const key = path.join(".");
      const listeners = listenersByPath.get(key) ?? new Set();
      listenersByPath.set(key, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && listenersByPath.get(key) === listeners) {
          listenersByPath.delete(key);
        }
      };
    },
    /**
     * Remembers what a transaction changed until `notify` is called: fields read the snapshot,
     * which is updated in between.
     */
    collect(changed: Y.Transaction["changed"]): void {
      for (const [type, keys] of changed) {
        const path = pathOf(doc, type);
        // The map around a deleted part has changed as well, and covers it.
        if (path === "deleted") continue;
        if (path === "unknown") changedPaths.add("");
        else if (path[0] === "resume") addChanged(path.slice(1), keys);
      }
    },
    notify(): void {
      if (changedPaths.size === 0) return;
      const paths = [...changedPaths];
      changedPaths.clear();
      for (const path of paths) {
        const exact = listenersByPath.get(path);
        if (exact) for (const listener of exact) listener();
        else notifyBelow(path);
      }
    },
  };

  function addChanged(path: string[], keys: Set<string | null>): void {
    for (const key of keys) changedPaths.add((key === null ? path : [...path, key]).join("."));
  }

  function notifyBelow(path: string): void {
    const prefix = path === "" ? "" : `${path}.`;
    for (const [key, listeners] of listenersByPath) {
      if (key.startsWith(prefix)) for (const listener of listeners) listener();
    }
  }
}
