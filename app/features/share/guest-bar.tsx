/** Shows a guest their role and name, and lets them change the name. */

import { Link, useFetcher, useLocation } from "@remix-run/react";
import { UserRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { loginPathFor } from "#app/core/account/login-path.ts";
import { ANONYMOUS, type Role } from "#app/core/collab/protocol/room-api.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { TextField } from "#app/ui/controls/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { TEXTS } from "./texts.ts";

const ROLE_ACTIVITIES: Record<Role, string> = {
  owner: "editing",
  edit: "editing",
  comment: "commenting",
  view: "viewing",
};

export function GuestBar({
  name,
  role,
  onNameSaved,
}: {
  name: string | null;
  role: Role;
  /** The caller must rejoin the room for the new name to take effect. */
  onNameSaved(): void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  return (
    <section
      aria-label={TEXTS.guestAccess}
      className="flex flex-wrap items-center gap-y-1 border-b border-line bg-accent-wash px-4 py-1.5 text-sm sm:gap-x-3"
    >
      <UserRound aria-hidden size={16} className="shrink-0 text-accent max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-32 leading-tight wrap-anywhere">
        <Sentence
          text={TEXTS.asAGuest}
          doing={ROLE_ACTIVITIES[role]}
          name={<strong>{name ?? ANONYMOUS}</strong>}
        />
      </p>
      <div className="flex items-center sm:gap-x-3">
        <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
          {name ? TEXTS.changeName : TEXTS.addYourName}
        </Button>
        <Link
          to={loginPathFor(pathname)}
          className="flex min-h-8 items-center rounded-control px-2 font-semibold pointer-coarse:min-h-10 text-accent hover:underline"
        >
          {TEXTS.logIn}
        </Link>
      </div>
      {isOpen ? (
        <NameDialog name={name} onNameSaved={onNameSaved} onClose={() => setOpen(false)} />
      ) : null}
    </section>
  );
}

function NameDialog({
  name,
  onNameSaved,
  onClose,
}: {
  name: string | null;
  onNameSaved(): void;
  onClose(): void;
}) {
  const fetcher = useFetcher<{ error: string | null }>();
  const { state, data } = fetcher;
  const callbacks = useRef({ onNameSaved, onClose });
  callbacks.current = { onNameSaved, onClose };
  useEffect(() => {
    if (state !== "idle" || data?.error !== null) return;
    callbacks.current.onNameSaved();
    callbacks.current.onClose();
  }, [state, data]);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={TEXTS.yourName} size="small">
      <fetcher.Form method="post" className="grid gap-4">
        <TextField
          data-first-focus
          label={TEXTS.name}
          optional
          name="name"
          defaultValue={name ?? ""}
          autoComplete="name"
          error={data?.error}
          hint={TEXTS.shownToOthersWhoHave}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
          <Button type="submit" variant="primary" busy={state !== "idle"}>
            {TEXTS.pickThisName}
          </Button>
        </div>
      </fetcher.Form>
    </Dialog>
  );
}
