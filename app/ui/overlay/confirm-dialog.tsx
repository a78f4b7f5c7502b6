/** Asks before what cannot be undone. Where undo is possible, do it and offer Undo in a toast instead. */
import { AlertDialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { panelLook, VEIL } from "./dialog.tsx";
import { useReturnFocus } from "./return-focus.ts";

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = "Cancel",
  danger = false,
  busy = false,
  onConfirm,
}: {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The question, as one. */
  title: string;
  /** What will happen. */
  description: ReactNode;
  /** The verb, never just OK. */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  /** The caller closes the dialog when the work is done. */
  onConfirm(): void;
}) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={VEIL} />
        <Radix.Content className={panelLook("small", "gap-2 p-5")} {...returnFocus}>
          <Radix.Title className="text-xl">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="text-ink-soft">{description}</div>
          </Radix.Description>
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <Radix.Cancel asChild>
              <Button disabled={busy}>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
