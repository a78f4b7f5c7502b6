/** Dialog to enter the address of a link on selected words. */
import { type FormEvent, useState } from "react";
import { isLinkAddress } from "#app/core/resume/inline-text.ts";
import { readAddress } from "#app/core/resume/read-address.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { textAt } from "#app/editor/sync/text-at.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { TextField } from "#app/ui/controls/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { applyFormat, type FormatTarget, sharedFormats } from "./format-selection.ts";
import { TEXTS } from "./texts.ts";

/**
 * "a.org" becomes "https://a.org", "me@a.org" becomes "mailto:me@a.org"; null if it is not an
 * address.
 */
export function addressOf(typed: string): string | null {
  const isMail = /^[^\s@:/]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());
  const read = readAddress(isMail ? `mailto:${typed.trim()}` : typed.trim());
  if (read.kind !== "link") return null;
  // A parenthesis would end the address in the stored text: "[words](address)".
  const address = read.href.replace(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29"));
  return isLinkAddress(address) ? address : null;
}

export function LinkDialog({ target, onClose }: { target: FormatTarget; onClose(): void }) {
  const room = useOpenRoom();
  const [before] = useState(() => sharedFormats(room, target).link ?? "");
  const { path, range } = target;
  const [words] = useState(() =>
    textAt(room.document.read(), path).slice(range.start, range.end).trim(),
  );
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = addressOf(typed);
    if (address === null) {
      setError(TEXTS.linkAddressError);
      return;
    }
    applyFormat(room, target, { link: address });
    onClose();
  };
  const remove = () => {
    applyFormat(room, target, { link: null });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={TEXTS.link}
      description={words}
      size="small"
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={TEXTS.address}
          value={typed}
          error={error}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          {before ? (
            <Button type="button" onClick={remove}>
              {TEXTS.removeLink}
            </Button>
          ) : null}
          <Button type="submit" variant="primary">
            {before ? TEXTS.changeLink : TEXTS.addLink}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
