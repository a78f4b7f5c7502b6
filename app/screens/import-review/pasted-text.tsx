/** A field for the text of a resume, which is imported like a file. */
import { useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { TextArea } from "#app/ui/controls/field.tsx";
import { TEXTS } from "./texts.ts";

export function PastedText({ onChoose }: { onChoose(file: File): void }) {
  const [text, setText] = useState("");
  return (
    <div className="grid gap-3">
      <TextArea
        label={TEXTS.textOfYourResume}
        autoFocus
        rows={10}
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint={TEXTS.putHeadingsAndEachJob}
      />
      <Button
        variant="primary"
        className="justify-self-start"
        disabled={text.trim() === ""}
        onClick={() => onChoose(new File([text], "Pasted text.txt", { type: "text/plain" }))}
      >
        {TEXTS.importText}
      </Button>
    </div>
  );
}
