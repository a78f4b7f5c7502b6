/** What the edits that were set aside would change in the resume as it is now; to put in or to discard. */
import { useMemo } from "react";
import { mergeResumes } from "#app/core/collab/merge/merge-resumes.ts";
import { compareResumes } from "#app/core/resume/compare-resumes.ts";
import type { Unsent } from "#app/editor/sync/offline/stashed-edits.ts";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { FieldChanges } from "#app/editor/versions/field-changes.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { undoAction } from "#app/ui/toast/undo-action.ts";

export function UnsentDialog({
  unsent: { base, mine },
  onClose,
  onSettled,
}: {
  unsent: Unsent;
  onClose(): void;
  /** They are in the resume, or not wanted. */
  onSettled(): void;
}) {
  const room = useOpenRoom();
  const now = useRoomValue((snapshot) => snapshot.resume);
  const templateId = useRoomValue((snapshot) => snapshot.templateId);
  const merged = useMemo(() => mergeResumes(base ?? now, mine, now), [base, mine, now]);
  const changes = useMemo(() => compareResumes(now, merged), [now, merged]);
  const putIn = () => {
    room.restore({ resume: merged, templateId });
    onSettled();
    notify.success("Your changes are in the resume.", {
      action: undoAction(room),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="large"
      title="Changes not yet synced"
      description={
        base
          ? "What they would change in the resume as it is now."
          : "This browser does not know what the resume was when you made them. Look closely: putting them in also takes back what others changed since."
      }
      footer={
        <>
          <Button variant="danger" onClick={onSettled}>
            Discard them
          </Button>
          <Button variant="primary" onClick={putIn} disabled={changes.length === 0}>
            Put them in
          </Button>
        </>
      }
    >
      {changes.length === 0 ? (
        <p>All of them are in the resume already.</p>
      ) : (
        <FieldChanges changes={changes} before="The resume now" after="With your changes" />
      )}
    </Dialog>
  );
}
