/** The dialog that renames a resume. */
import { type FormEvent, useState } from "react";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { TextField } from "#app/ui/controls/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { TEXTS } from "./texts.ts";

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
    if (next === "") return setError(TEXTS.giveTheResumeATitle);
    if (next === title) return onClose();
    setBusy(true);
    const failure = await onRename(next);
    setBusy(false);
    if (failure) setError(failure);
    else onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={TEXTS.renameResume} size="small">
      <form onSubmit={submit} className="grid gap-4" noValidate>
        <TextField
          data-first-focus
          label={TEXTS.title}
          hint={TEXTS.onlyYouAndPeopleYou}
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
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {TEXTS.rename}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
