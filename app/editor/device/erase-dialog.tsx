/** Asks before the resume that is kept on this device is erased. */

import { LAZY_TEXTS } from "#app/editor/shell/lazy-texts.ts";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";

export function EraseDialog({ onErase, onClose }: { onErase(): void; onClose(): void }) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={LAZY_TEXTS.eraseThisResume}
      description={LAZY_TEXTS.eraseDescription}
      confirmLabel={LAZY_TEXTS.erase}
      danger
      onConfirm={onErase}
    />
  );
}
