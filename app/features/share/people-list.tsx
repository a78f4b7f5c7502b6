/** Everybody who came by a link, members and guests: another role, or out, until the owner undoes it. */
import { useState } from "react";
import type { GuestItem, MemberItem } from "#app/core/api-contract/share-bodies.ts";
import { isGuest, type ShareRole } from "#app/core/collab/protocol/room-api.ts";
import { Avatar } from "#app/ui/controls/avatar.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { ROLE_WORDS } from "./share-words.ts";
import type { SharingActions } from "./use-sharing.ts";

type Actions = Pick<SharingActions, "setRole" | "remove" | "undo">;
type PersonItem = MemberItem | GuestItem;

export function PeopleList({ people, ...actions }: { people: readonly PersonItem[] } & Actions) {
  if (people.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        Nobody has joined yet. Whoever opens a link is listed here; while logged in they also find
        the resume on their own dashboard.
      </p>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line rounded-control border border-line">
        {people.map((person) => (
          <PersonRow key={person.userId} person={person} {...actions} />
        ))}
      </ul>
      {people.some(isGuest) ? (
        <p className="text-sm text-ink-soft">
          Guests are recognized by their browser. In another browser they can open a link again. To
          keep them out, end the link.
        </p>
      ) : null}
    </>
  );
}

const NO_ACCOUNT = { email: null, profileImageUrl: null };

function PersonRow({ person, setRole, remove, undo }: { person: PersonItem } & Actions) {
  const [isBusy, setBusy] = useState(false);
  const { userId, fullName, role, isDecided } = person;
  const { email, profileImageUrl } = "email" in person ? person : NO_ACCOUNT;

  async function attempt(work: Promise<string | null>, done: string) {
    setBusy(true);
    const failure = await work;
    setBusy(false);
    if (failure) notify.error(failure);
    else notify.success(done);
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
      <Avatar name={fullName} imageUrl={profileImageUrl} />
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <p className="font-semibold wrap-anywhere">{fullName}</p>
        {email ? <p className="text-ink-soft wrap-anywhere">{email}</p> : null}
        {isDecided ? (
          <p className="text-ink-soft">You set this role. It stays, whichever link they open.</p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <select
          aria-label={`Role of ${fullName}`}
          value={role}
          disabled={isBusy}
          className="min-h-8 rounded-control border border-line-strong bg-raised px-2 text-sm pointer-coarse:min-h-10"
          onChange={(event) => {
            const next = event.target.value as ShareRole;
            void attempt(
              setRole(userId, next),
              `${fullName}: ${ROLE_WORDS[next].toLowerCase()} from now on`,
            );
          }}
        >
          {Object.entries(ROLE_WORDS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        {isDecided ? (
          <Button
            size="small"
            busy={isBusy}
            aria-label={`Use the link’s role for ${fullName}`}
            onClick={() => void attempt(undo(userId), `${fullName} has the link’s role again`)}
          >
            Use the link’s role
          </Button>
        ) : null}
        <Button
          size="small"
          variant="danger"
          busy={isBusy}
          aria-label={`Remove ${fullName}`}
          onClick={() =>
            void attempt(
              remove(userId),
              `${fullName} was removed and stays out until you let them back in`,
            )
          }
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
