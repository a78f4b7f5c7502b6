/** Shows what the stashed edits would change in the current resume, to apply or to discard them. */
import { useMemo } from "react";
import { mergeResumes } from "#app/core/collab/merge/merge-resumes.ts";
import { compareResumes } from "#app/core/resume/compare-resumes.ts";
import type { StashedEdits } from "#app/editor/sync/offline/stashed-edits.ts";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { FieldChanges } from "#app/editor/versions/field-changes.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { undoAction } from "#app/ui/toast/undo-action.ts";
import { LAZY_TEXTS } from "./lazy-texts.ts";

export function StashedEditsDialog({
  edits: { base, mine },
  onClose,
  onResolved,
}: {
  edits: StashedEdits;
  onClose(): void;
  /** They were applied or discarded. */
  onResolved(): void;
}) {
  const room = useOpenRoom();
  const current = useRoomValue((snapshot) => snapshot.resume);
  const templateId = useRoomValue((snapshot) => snapshot.templateId);
  const merged = useMemo(() => mergeResumes(base ?? current, mine, current), [base, mine, current]);
  const changes = useMemo(() => compareResumes(current, merged), [current, merged]);
  const apply = () => {
    room.edits.restoreState({ resume: merged, templateId });
    onResolved();
    notify.success(LAZY_TEXTS.yourChangesAreInTheResume, {
      action: undoAction(room.history),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="large"
      title={LAZY_TEXTS.changesNotYetSynced}
      description={base ? LAZY_TEXTS.stashedEditsDescription : LAZY_TEXTS.stashedEditsWithoutBase}
      footer={
        <>
          <Button variant="danger" onClick={onResolved}>
            {LAZY_TEXTS.discardChanges}
          </Button>
          <Button variant="primary" onClick={apply} disabled={changes.length === 0}>
            {LAZY_TEXTS.applyChanges}
          </Button>
        </>
      }
    >
      {changes.length === 0 ? (
        <p>{LAZY_TEXTS.allEditsAlreadyApplied}</p>
      ) : (
        <FieldChanges
          changes={changes}
          before={LAZY_TEXTS.currentResume}
          after={LAZY_TEXTS.withYourChanges}
        />
      )}
    </Dialog>
  );
}
