/** What a stamped picture says to those who cannot see it. */
import { useState } from "react";
import type { AskedDescription } from "#app/features/pdf-viewer/viewer-handle.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { TextField } from "#app/ui/controls/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";

const LIMIT = 300;

export function DescriptionDialog({ asked, onDone }: { asked: AskedDescription; onDone(): void }) {
  const [text, setText] = useState(asked.text);
  const end = (act: () => void) => {
    act();
    onDone();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) end(asked.cancel);
      }}
      title="Describe the picture"
      footer={
        <>
          <Button onClick={() => end(asked.cancel)}>Cancel</Button>
          <Button variant="primary" onClick={() => end(() => asked.put(text.trim()))}>
            Keep the description
          </Button>
        </>
      }
    >
      <TextField
        label="Description"
        hint="Read out to people who cannot see the picture."
        maxLength={LIMIT}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  );
}
