/** Asks for another wording of a text, and puts it in when it is accepted: as an edit of one's own, never over others'. */
import { useEffect, useRef, useState } from "react";
import { ApiError, callApi, serverMessage } from "#app/api/call-api.ts";
import type { RewriteAnswer } from "#app/api/rewrite-bodies.ts";
import { useOpenRoom, useRoomValue } from "#app/open-room/room-context.ts";
import { textCap } from "#app/open-room/room-edits.ts";
import type { TextPath } from "#app/open-room/room-handle.ts";
import { textAt } from "#app/open-room/text-at.ts";
import { capError } from "#app/ui/cap-message.ts";
import { notify } from "#app/ui/toast.tsx";
import { undoAction } from "#app/ui/undo-action.ts";
import type { RewriteKind } from "#app/writing/rewrite-source.ts";
import { replaceLine } from "./text-lines.ts";

export interface Question {
  kind: RewriteKind;
  text: string;
  /** Which line of the field it is. */
  place: number;
}

export type RewriteState =
  | { kind: "idle" }
  | { kind: "busy"; question: Question }
  | { kind: "failed"; question: Question; message: string }
  | { kind: "proposed"; question: Question; answer: RewriteAnswer };

const NOT_REACHED = "The server could not be reached. Nothing was changed.";
const UNKNOWN = "The text could not be rewritten. Nothing was changed.";

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
      const message = serverMessage(error, error instanceof ApiError ? UNKNOWN : NOT_REACHED);
      setState({ kind: "failed", question, message });
    }
  }

  /** What the field would say; null where the text that was rewritten is no longer in it. */
  function outcome({ question, answer: { proposal } }: Proposed, now: string): string | null {
    const { before, after } = proposal;
    if (question.kind === "summary") return now.trim() === before ? after : null;
    return replaceLine(now, { before: question.text, after, place: question.place });
  }

  return {
    state,
    text,
    ask,
    reset() {
      running.current?.abort();
      setState({ kind: "idle" });
    },
    /** Why a proposal cannot be put in as things stand; null where it can. */
    obstacle(proposed: Proposed): string | null {
      const next = outcome(proposed, text);
      if (next === null) return "The text has changed meanwhile, so this is not put in.";
      return next.length > text.length ? capError("This text", next.length, textCap(path)) : null;
    },
    accept(proposed: Proposed): void {
      // As it is now, not as it was drawn.
      const next = outcome(proposed, textAt(room.read(), path));
      if (next === null) return;
      room.replaceText(path, next);
      const isLine = proposed.question.kind !== "summary";
      notify.success(isLine ? "Line rewritten" : "Summary rewritten", { action: undoAction(room) });
      setState({ kind: "idle" });
    },
  };
}
export type Proposed = Extract<RewriteState, { kind: "proposed" }>;
