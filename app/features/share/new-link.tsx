/** Makes a share link: a role, a time, and the address to copy. */
import { Link2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { ShareRole } from "#app/core/collab/protocol/room-api.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { SelectField } from "#app/ui/controls/field.tsx";
import { CopyField } from "./copy-field.tsx";
import { EXPIRIES, type Expiry, expiresAtOf, ROLE_HINTS, ROLE_WORDS } from "./share-words.ts";
import type { SharingActions } from "./use-sharing.ts";

export function NewLink({ create }: Pick<SharingActions, "create">) {
  const [role, setRole] = useState<ShareRole>("view");
  const [expiry, setExpiry] = useState<Expiry>("never");
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<{ url: string; failure: string | null } | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setMade(await create(role, expiresAtOf(expiry, Date.now())));
    setBusy(false);
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          data-first-focus
          label="Anyone with the link"
          value={role}
          onChange={(event) => setRole(event.target.value as ShareRole)}
        >
          {Object.entries(ROLE_WORDS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="The link works"
          value={expiry}
          onChange={(event) => setExpiry(event.target.value as Expiry)}
        >
          {Object.entries(EXPIRIES).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="text-sm text-ink-soft">{ROLE_HINTS[role]}</p>
      <div>
        <Button type="submit" busy={isBusy} variant={made?.url ? "secondary" : "primary"}>
          <Link2 aria-hidden size={16} />
          Create link
        </Button>
      </div>
      {made?.failure ? (
        <p role="alert" className="text-sm text-bad">
          {made.failure}
        </p>
      ) : null}
      {made?.url ? (
        <CopyField
          key={made.url}
          label="New link"
          value={made.url}
          hint="Copy it now: it is shown only this once. Lost it? End it and create another."
        />
      ) : null}
    </form>
  );
}
