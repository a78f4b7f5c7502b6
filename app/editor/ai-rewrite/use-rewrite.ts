/**
 * Requests a rewrite of a text from the model. Accepting it is the user's own edit, which never
 * overwrites others'.
 */
import { useEffect, useRef, useState } from "react";
import { ApiError, callApi, errorMessage } from "#app/client/call-api.ts";
import type { RewriteResponse } from "#app/core/api-contract/rewrite-bodies.ts";
import type { TextPath } from "#app/editor/sync/room.ts";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { maxTextLength } from "#app/editor/sync/room-edits.ts";
import { textAt } from "#app/editor/sync/text-at.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { undoAction } from "#app/ui/toast/undo-action.ts";
import { applyProposal, type ReceivedProposal, type RewriteRequest } from "./apply-proposal.ts";
import { TEXTS } from "./texts.ts";

export type RewriteState =
  | { kind: "idle" }
  | { kind: "busy"; request: RewriteRequest }
  | { kind: "failed"; request: RewriteRequest; message: string }
  | ({ kind: "proposed" } & ReceivedProposal);

/** Returns the field's text, the state of the request, and the functions that change it. */
export function useRewrite(path: TextPath) {
  const room = useOpenRoom();
  const [state, setState] = useState<RewriteState>({ kind: "idle" });
  const currentRequest = useRef<AbortController | null>(null);
  useEffect(() => () => currentRequest.current?.abort(), []);
  const text = useRoomValue((snapshot) => textAt(snapshot, path));

  async function requestRewrite(request: RewriteRequest): Promise<void> {
    currentRequest.current?.abort();
    const abort = new AbortController();
    currentRequest.current = abort;
    setState({ kind: "busy", request });
    try {
      const response = await callApi<RewriteResponse>(`/api/resumes/${room.resumeId}/rewrite`, {
        body: { kind: request.kind, field: path.join("."), text: request.text },
        signal: abort.signal,
      });
      if (!abort.signal.aborted) setState({ kind: "proposed", request, response });
    } catch (error) {
      if (abort.signal.aborted) return;
      const fallback = error instanceof ApiError ? TEXTS.notRewritten : TEXTS.serverNotReached;
      const message = errorMessage(error, fallback);
      setState({ kind: "failed", request, message });
    }
  }

  return {
    state,
    text,
    requestRewrite,
    reset() {
      currentRequest.current?.abort();
      setState({ kind: "idle" });
    },
    /** Why a proposal cannot be applied now; null if it can. */
    obstacle(proposed: ReceivedProposal): string | null {
      const next = applyProposal(text, proposed, maxTextLength(path));
      return "obstacle" in next ? next.obstacle : null;
    },
    /** Applies a proposal; returns false, with a message for the user, if that failed. */
    accept(proposed: ReceivedProposal): boolean {
      // From the present text, not the rendered one. Read again afterwards, since a read-only
      // document ignores edits.
      const next = applyProposal(textAt(room.document.read(), path), proposed, maxTextLength(path));
      if ("text" in next) room.edits.replaceText(path, next.text);
      if ("obstacle" in next || textAt(room.document.read(), path) !== next.text) {
        notify.error("obstacle" in next ? next.obstacle : TEXTS.notApplied);
        return false;
      }
      const isLine = proposed.request.kind !== "summary";
      notify.success(isLine ? TEXTS.lineRewritten : TEXTS.summaryRewritten, {
        action: undoAction(room.history),
      });
      setState({ kind: "idle" });
      return true;
    },
  };
}
