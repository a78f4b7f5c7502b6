/** Asks before the resume that is kept on this device is erased. */
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { TEXTS } from "./texts.ts";

export function EraseDialog({ onErase, onClose }: { onErase(): void; onClose(): void }) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={TEXTS.eraseThisResume}
      description={TEXTS.whatErasingMeans}
      confirmLabel={TEXTS.erase}
      danger
      onConfirm={onErase}
    />
  );
}
