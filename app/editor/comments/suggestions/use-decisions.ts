/** What can be decided about a suggestion. Accepting is the owner's own edit, so it is undone like any other. */

import type { Suggestion } from "#app/core/collab/comments/discussion.ts";
import { shownName } from "#app/core/collab/protocol/room-api.ts";
import { TEXTS } from "#app/editor/comments/texts.ts";
import type { CommandInput } from "#app/editor/sync/collaboration/comment-store.ts";
import type { TextPath } from "#app/editor/sync/room.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { useBusy } from "#app/ui/loading/use-busy.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { undoAction } from "#app/ui/toast/undo-action.ts";
import { isTextField, type Outcome, withFieldText } from "./suggested-text.ts";
import { labelOf } from "./suggestion-steps.ts";

export function useDecisions({ id, anchor, by }: Suggestion) {
  const room = useOpenRoom();
  const [isBusy, say] = useBusy(async (saying: CommandInput, done?: () => void) => {
    try {
      await room.comments.send(saying);
      done?.();
    } catch (failure) {
      notify.error(failure instanceof Error ? failure.message : String(failure));
    }
  });
  const decide = (decision: "accepted" | "rejected" | "open", reason = "") =>
    ({ type: "suggestionDecide", suggestionId: id, decision, reason }) as const;

  function accept(outcome: Outcome): void {
    const snapshot = room.document.read();
    if (!snapshot || outcome.kind === "outdated") return;
    let undo: ReturnType<typeof undoAction> | undefined;
    if (outcome.kind === "ready") {
      const before = room.history.latestStep();
      // Only what differs is written, as one step of undo; what others write meanwhile stays.
      if (isTextField(anchor.field)) {
        room.edits.replaceText(anchor.field.split(".") as TextPath, outcome.field);
      } else {
        const resume = withFieldText(snapshot.resume, anchor.field, outcome.field);
        room.edits.restoreState({ resume, templateId: snapshot.templateId });
      }
      if (room.history.latestStep() !== before) {
        room.history.labelLatestStep(labelOf(id));
        undo = undoAction(room.history);
      }
    }
    say(decide("accepted"), () =>
      notify.success(
        TEXTS.suggestionOfAccepted({ shownName: shownName(by) }),
        undo && { action: undo },
      ),
    );
  }
  return {
    isBusy,
    accept,
    reject: (reason: string) => say(decide("rejected", reason)),
    reopen: () => say(decide("open")),
    withdraw: () => say({ type: "suggestionWithdraw", suggestionId: id }),
  };
}
