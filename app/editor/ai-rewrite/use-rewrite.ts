/**
 * Requests a rewrite of a text from the model. Accepting it is the user's own edit, which never
 * overwrites others'.
 */
import { useEffect, useRef, useState } from "react";
import { ApiError, callApi, errorMessage } from "#app/client/call-api.ts";
import type { RewriteAnswer } from "#app/core/api-contract/rewrite-bodies.ts";
import type { TextPath } from "#app/editor/sync/room.ts";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { maxTextLength } from "#app/editor/sync/room-edits.ts";
import { textAt } from "#app/editor/sync/text-at.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { undoAction } from "#app/ui/toast/undo-action.ts";
import { type Proposed, putIn, type Question } from "./put-in.ts";
import { TEXTS } from "./texts.ts";

export type RewriteState =
  | { kind: "idle" }
  | { kind: "busy"; question: Question }
  | { kind: "failed"; question: Question; message: string }
  | ({ kind: "proposed" } & Proposed);

export function useRewrite(path: TextPath) {
  const room = useOpenRoom();
  const [state, setState] = useState<RewriteState>({ kind: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const text = useRoomValue((snapshot) => textAt(snapshot, path));

  async function ask(question: Question): Promise<void> {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setState({ kind: "busy", question });
    try {
      const answer = await callApi<RewriteAnswer>(`/api/resumes/${room.resumeId}/rewrite`, {
        body: { kind: question.kind, field: path.join("."), text: question.text },
        signal: abort.signal,
      });
      if (!abort.signal.aborted) setState({ kind: "proposed", question, answer });
    } catch (error) {
      if (abort.signal.aborted) return;
      const fallback = error instanceof ApiError ? TEXTS.notRewritten : TEXTS.serverNotReached;
      const message = errorMessage(error, fallback);
      setState({ kind: "failed", question, message });
    }
  }

  return {
    state,
    text,
    ask,
    reset() {
      running.current?.abort();
      setState({ kind: "idle" });
    },
    /** Why a proposal cannot be applied now; null if it can. */
    obstacle(proposed: Proposed): string | null {
      const next = putIn(text, proposed, maxTextLength(path));
      return "obstacle" in next ? next.obstacle : null;
    },
    /** Applies a proposal; returns false, with a message for the user, if that failed. */
    accept(proposed: Proposed): boolean {
      // From the present text, not the rendered one. Read again afterwards, since a read-only
      // document ignores edits.
      const next = putIn(textAt(room.document.read(), path), proposed, maxTextLength(path));
      if ("text" in next) room.edits.replaceText(path, next.text);
      if ("obstacle" in next || textAt(room.document.read(), path) !== next.text) {
        notify.error("obstacle" in next ? next.obstacle : TEXTS.notApplied);
        return false;
      }
      const isLine = proposed.question.kind !== "summary";
      notify.success(isLine ? TEXTS.lineRewritten : TEXTS.summaryRewritten, {
        action: undoAction(room.history),
      });
      setState({ kind: "idle" });
      return true;
    },
  };
}
