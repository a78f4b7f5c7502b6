import { type FormEvent, useState } from "react";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { TextField } from "#app/ui/controls/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";

export function RenameDialog({
  title,
  onClose,
  onRename,
}: {
  title: string;
  onClose(): void;
  /** Resolves to an error text, or null on success. */
  onRename(title: string): Promise<string | null>;
}) {
  const [value, setValue] = useState(title);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const next = value.trim();
    if (next === "") return setError("Give the resume a title");
    if (next === title) return onClose();
    setBusy(true);
    const failure = await onRename(next);
    setBusy(false);
    if (failure) setError(failure);
    else onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Rename resume" size="small">
      <form onSubmit={submit} className="grid gap-4" noValidate>
        <TextField
          data-first-focus
          label="Title"
          hint="Only you and people you share with can see it. It isn't printed."
          value={value}
          maxLength={CAPS.shortText}
          autoComplete="off"
          error={error}
          onChange={(event) => {
            setValue(event.target.value);
            setError(null);
          }}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Rename
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
