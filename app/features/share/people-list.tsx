/** Everybody with an account who can open the resume: another role, or out. */
import { useState } from "react";
import type { MemberItem } from "#app/core/api-contract/share-bodies.ts";
import type { ShareRole } from "#app/core/collab/protocol/room-api.ts";
import { Avatar } from "#app/ui/controls/avatar.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { ROLE_WORDS } from "./share-words.ts";
import type { SharingActions } from "./use-sharing.ts";

type Actions = Pick<SharingActions, "setRole" | "remove">;

export function PeopleList({ members, ...actions }: { members: readonly MemberItem[] } & Actions) {
  if (members.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        Nobody has joined yet. Whoever opens a link while logged in is listed here, and finds the
        resume on their own dashboard.
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line rounded-control border border-line">
      {members.map((member) => (
        <PersonRow key={member.userId} member={member} {...actions} />
      ))}
    </ul>
  );
}

function PersonRow({ member, setRole, remove }: { member: MemberItem } & Actions) {
  const [isBusy, setBusy] = useState(false);
  const { userId, fullName, email, profileImageUrl, role } = member;

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
        <p className="text-ink-soft wrap-anywhere">{email}</p>
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
        <Button
          size="small"
          variant="danger"
          busy={isBusy}
          aria-label={`Remove ${fullName}`}
          onClick={() =>
            void attempt(
              remove(userId),
              `${fullName} was removed. End the link too if they should not come back by it.`,
            )
          }
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
