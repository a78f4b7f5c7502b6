/** Lists the people the owner removed, each with a button that lets them rejoin. */
import { useState } from "react";
import type { RemovedItem } from "#app/core/api-contract/share-bodies.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { TEXTS } from "./texts.ts";
import type { SharingActions } from "./use-sharing.ts";

export function RemovedList({
  removed,
  resetAccess,
}: { removed: readonly RemovedItem[] } & Pick<SharingActions, "resetAccess">) {
  const [busyUserId, setBusyUserId] = useState<string | null>(null);
  if (removed.length === 0) return null;

  async function letBackIn({ userId, fullName }: RemovedItem) {
    setBusyUserId(userId);
    const failure = await resetAccess(userId);
    setBusyUserId(null);
    if (failure) notify.error(failure);
    else notify.success(TEXTS.canOpenALinkAgain({ fullName }));
  }
  return (
    <>
      <h4 className="mt-2 text-sm font-semibold">{TEXTS.removed}</h4>
      <p className="text-sm text-ink-soft">{TEXTS.thesePeopleCantRejoinThrough}</p>
      <ul className="ruled rounded-control border border-line">
        {removed.map((person) => (
          <li
            key={person.userId}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5"
          >
            <div className="min-w-0 flex-1 basis-40 text-sm">
              <p className="font-semibold wrap-anywhere">{person.fullName}</p>
              {person.email ? <p className="text-ink-soft wrap-anywhere">{person.email}</p> : null}
            </div>
            <Button
              size="small"
              busy={busyUserId === person.userId}
              aria-label={TEXTS.letBackInFullName({ fullName: person.fullName })}
              onClick={() => void letBackIn(person)}
            >
              {TEXTS.letBackIn}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
