/** Lists the members and guests who joined by link; the owner can change their role or remove them. */
import { useState } from "react";
import type { GuestItem, MemberItem } from "#app/core/api-contract/share-bodies.ts";
import { isGuest, type ShareRole } from "#app/core/collab/protocol/room-api.ts";
import { Avatar } from "#app/ui/controls/avatar.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { ROLE_LABELS } from "./share-labels.ts";
import { TEXTS } from "./texts.ts";
import type { SharingActions } from "./use-sharing.ts";

type Actions = Pick<SharingActions, "setRole" | "removePerson" | "resetAccess">;
type PersonItem = MemberItem | GuestItem;

export function PeopleList({ people, ...actions }: { people: readonly PersonItem[] } & Actions) {
  if (people.length === 0) {
    return <p className="text-sm text-ink-soft">{TEXTS.noOneHasJoinedYet}</p>;
  }
  return (
    <>
      <ul className="ruled rounded-control border border-line">
        {people.map((person) => (
          <PersonRow key={person.userId} person={person} {...actions} />
        ))}
      </ul>
      {people.some(isGuest) ? (
        <p className="text-sm text-ink-soft">{TEXTS.guestsAreRecognizedByTheirBrowser}</p>
      ) : null}
    </>
  );
}

const NO_ACCOUNT = { email: null, profileImageUrl: null };

function PersonRow({
  person,
  setRole,
  removePerson,
  resetAccess,
}: { person: PersonItem } & Actions) {
  const [isBusy, setBusy] = useState(false);
  const { userId, fullName, role, isDecided } = person;
  const { email, profileImageUrl } = "email" in person ? person : NO_ACCOUNT;

  async function run(request: Promise<string | null>, successMessage: string) {
    setBusy(true);
    const failure = await request;
    setBusy(false);
    if (failure) notify.error(failure);
    else notify.success(successMessage);
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
      <Avatar name={fullName} imageUrl={profileImageUrl} />
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <p className="font-semibold wrap-anywhere">{fullName}</p>
        {email ? <p className="text-ink-soft wrap-anywhere">{email}</p> : null}
        {isDecided ? <p className="text-ink-soft">{TEXTS.youSetThisRole}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <select
          aria-label={TEXTS.roleOf({ fullName })}
          value={role}
          disabled={isBusy}
          className="min-h-8 rounded-control border border-line-strong bg-raised px-2 text-sm pointer-coarse:min-h-10"
          onChange={(event) => {
            const next = event.target.value as ShareRole;
            void run(setRole(userId, next), `${fullName} ${ROLE_LABELS[next].toLowerCase()} now`);
          }}
        >
          {Object.entries(ROLE_LABELS).map(([value, roleLabel]) => (
            <option key={value} value={value}>
              {roleLabel}
            </option>
          ))}
        </select>
        {isDecided ? (
          <Button
            size="small"
            busy={isBusy}
            aria-label={TEXTS.pickTheLinksRoleFor({ fullName })}
            onClick={() => void run(resetAccess(userId), TEXTS.hasTheLinksRole({ fullName }))}
          >
            {TEXTS.pickTheLinksRole}
          </Button>
        ) : null}
        <Button
          size="small"
          variant="danger"
          busy={isBusy}
          aria-label={TEXTS.removeFullName({ fullName })}
          onClick={() => void run(removePerson(userId), TEXTS.wasRemoved({ fullName }))}
        >
          {TEXTS.remove}
        </Button>
      </div>
    </li>
  );
}
