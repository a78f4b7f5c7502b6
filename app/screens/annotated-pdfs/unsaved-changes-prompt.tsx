/** Asks for confirmation before leaving with unsaved annotations. */
import { useBlocker } from "@remix-run/react";
import { useEffect } from "react";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { TEXTS } from "./texts.ts";

export function UnsavedChangesPrompt({ isChanged: hasUnsavedChanges }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges &&
      currentLocation.pathname + currentLocation.search !==
        nextLocation.pathname + nextLocation.search,
  );
  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", preventUnload);
    return () => window.removeEventListener("beforeunload", preventUnload);
  }, [hasUnsavedChanges]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      title={TEXTS.leaveWithoutSaving}
      description={TEXTS.yourAnnotationsArentSaved}
      confirmLabel={TEXTS.leave}
      cancelLabel={TEXTS.stay}
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
