/** The dialog that renames a resume. */
import { type FormEvent, useState } from "react";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { capError } from "#app/ui/controls/cap-message.ts";
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
  const [failure, setFailure] = useState<string | null>(null);
  const excess = capError(TEXTS.title, value.trim().length, CAPS.shortText);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const next = value.trim();
    if (excess !== null) return;
    if (next === "") return setFailure(TEXTS.giveTheResumeATitle);
    if (next === title) return onClose();
    setBusy(true);
    const problem = await onRename(next);
    setBusy(false);
    if (problem) setFailure(problem);
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
          autoComplete="off"
          error={excess ?? failure}
          onChange={(event) => {
            setValue(event.target.value);
            setFailure(null);
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
