/** A form that creates a share link with a role and an expiration, and shows its URL. */
import { Link2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { ShareRole } from "#app/core/collab/protocol/room-api.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { CheckboxField, SelectField } from "#app/ui/controls/field.tsx";
import { CopyField } from "./copy-field.tsx";
import { EXPIRIES, type Expiry, expirationDate, ROLE_HINTS, ROLE_LABELS } from "./share-labels.ts";
import { TEXTS } from "./texts.ts";
import type { SharingActions } from "./use-sharing.ts";

export function NewLink({ createLink: create }: Pick<SharingActions, "createLink">) {
  const [role, setRole] = useState<ShareRole>("view");
  const [expiry, setExpiry] = useState<Expiry>("never");
  const [allowDownload, setAllowDownload] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<{ url: string; failure: string | null } | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const expiresAt = expirationDate(expiry, Date.now());
    setResult(await create({ role, expiresAt, allowDownload: role === "view" && allowDownload }));
    setBusy(false);
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          data-first-focus
          label={TEXTS.anyoneWithTheLink}
          value={role}
          onChange={(event) => setRole(event.target.value as ShareRole)}
        >
          {Object.entries(ROLE_LABELS).map(([value, roleLabel]) => (
            <option key={value} value={value}>
              {roleLabel}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={TEXTS.expires}
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
      {role === "view" ? (
        <CheckboxField
          label={TEXTS.allowDownloadPdf}
          checked={allowDownload}
          onChange={({ target }) => setAllowDownload(target.checked)}
        />
      ) : null}
      <div>
        <Button type="submit" busy={isBusy} variant={result?.url ? "secondary" : "primary"}>
          <Link2 aria-hidden size={16} />
          {TEXTS.createLink}
        </Button>
      </div>
      {result?.failure ? (
        <p role="alert" className="text-sm text-bad">
          {result.failure}
        </p>
      ) : null}
      {result?.url ? (
        <CopyField
          key={result.url}
          label={TEXTS.newLink}
          value={result.url}
          hint={TEXTS.youCanCopyItAgain}
        />
      ) : null}
    </form>
  );
}
