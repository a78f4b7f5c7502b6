/**
 * Accepts, rejects, reopens or withdraws a suggestion. Accepting is an edit by the owner, with its
 * own undo step.
 */

import type { Suggestion } from "#app/core/collab/comments/discussion.ts";
import { shownName } from "#app/core/collab/protocol/room-api.ts";
import { TEXTS } from "#app/editor/comments/texts.ts";
import type { CommandInput } from "#app/editor/sync/collaboration/comment-store.ts";
import type { TextPath } from "#app/editor/sync/room.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { useBusy } from "#app/ui/loading/use-busy.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { undoAction } from "#app/ui/toast/undo-action.ts";
import { isTextField, type SuggestionOutcome, withFieldText } from "./suggested-text.ts";
import { undoLabelFor } from "./suggestion-undo.ts";

export function useDecisions({ id, anchor, by }: Suggestion) {
  const room = useOpenRoom();
  const [isBusy, sendCommand] = useBusy(async (command: CommandInput, onSuccess?: () => void) => {
    try {
      await room.comments.send(command);
      onSuccess?.();
    } catch (failure) {
      notify.error(failure instanceof Error ? failure.message : String(failure));
    }
  });
  const decide = (decision: "accepted" | "rejected" | "open", reason = "") =>
    ({ type: "suggestionDecide", suggestionId: id, decision, reason }) as const;

  function accept(outcome: SuggestionOutcome): void {
    const snapshot = room.document.read();
    if (!snapshot || outcome.kind === "outdated") return;
    let undo: ReturnType<typeof undoAction> | undefined;
    if (outcome.kind === "ready") {
      const before = room.history.latestStep();
      // Writes only what differs, as one undo step, so that concurrent edits of others are kept.
      if (isTextField(anchor.field)) {
        room.edits.replaceText(anchor.field.split(".") as TextPath, outcome.newFieldText);
      } else {
        const resume = withFieldText(snapshot.resume, anchor.field, outcome.newFieldText);
        room.edits.restoreState({ resume, templateId: snapshot.templateId });
      }
      if (room.history.latestStep() !== before) {
        room.history.labelLatestStep(undoLabelFor(id));
        undo = undoAction(room.history);
      }
    }
    sendCommand(decide("accepted"), () =>
      notify.success(
        TEXTS.suggestionOfAccepted({ shownName: shownName(by) }),
        undo && { action: undo },
      ),
    );
  }
  return {
    isBusy,
    accept,
    reject: (reason: string) => sendCommand(decide("rejected", reason)),
    reopen: () => sendCommand(decide("open")),
    withdraw: () => sendCommand({ type: "suggestionWithdraw", suggestionId: id }),
  };
}
