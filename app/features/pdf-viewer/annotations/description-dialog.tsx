/** A dialog for the alt text of a stamped image. */
import { useState } from "react";
import { TEXTS } from "#app/features/pdf-viewer/texts.ts";
import type { DescriptionRequest } from "#app/features/pdf-viewer/viewer-handle.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { capError } from "#app/ui/controls/cap-message.ts";
import { TextField } from "#app/ui/controls/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";

const MAX_CHARS = 300;

export function DescriptionDialog({
  request,
  onDone,
}: {
  request: DescriptionRequest;
  onDone(): void;
}) {
  const [text, setText] = useState(request.text);
  const excess = capError(TEXTS.description, text.trim().length, MAX_CHARS);
  const finish = (action: () => void) => {
    action();
    onDone();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) finish(request.cancel);
      }}
      title={TEXTS.describeTheImage}
      footer={
        <>
          <Button onClick={() => finish(request.cancel)}>{TEXTS.cancel}</Button>
          <Button
            variant="primary"
            disabled={excess !== null}
            onClick={() => finish(() => request.submit(text.trim()))}
          >
            {TEXTS.saveDescription}
          </Button>
        </>
      }
    >
      <TextField
        label={TEXTS.description}
        hint={TEXTS.readAloudToPeopleWho}
        error={excess}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  );
}
