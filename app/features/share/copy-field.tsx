/** A read-only URL with a button that copies it. */
import { Check, Copy } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { TextField } from "#app/ui/controls/field.tsx";
import { TEXTS } from "./texts.ts";

export function CopyField({ label, value, hint }: { label: string; value: string; hint?: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState("");

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setStatus(TEXTS.copied);
    } catch {
      // Without clipboard permission the URL stays selected, so that the user can copy it.
      setStatus(TEXTS.pressCtrlCToCopy);
    }
  }
  return (
    <div className="grid gap-2">
      <TextField
        ref={field}
        label={label}
        value={value}
        readOnly
        hint={hint}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex items-center gap-3">
        <Button size="small" variant="primary" onClick={copy}>
          {status === TEXTS.copied ? (
            <Check aria-hidden size={16} />
          ) : (
            <Copy aria-hidden size={16} />
          )}
          {TEXTS.copyLink}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {status}
        </p>
      </div>
    </div>
  );
}
