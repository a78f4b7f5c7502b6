/** Asks before the resume that is kept on this device is erased. */

import { LATER_TEXTS } from "#app/editor/shell/later-texts.ts";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";

export function EraseDialog({ onErase, onClose }: { onErase(): void; onClose(): void }) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={LATER_TEXTS.eraseThisResume}
      description={LATER_TEXTS.whatErasingMeans}
      confirmLabel={LATER_TEXTS.erase}
      danger
      onConfirm={onErase}
    />
  );
}
