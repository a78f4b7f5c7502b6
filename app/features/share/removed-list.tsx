/** People the owner has removed, and the way back for each. */
import { useState } from "react";
import type { RemovedItem } from "#app/core/api-contract/share-bodies.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import type { SharingActions } from "./use-sharing.ts";

export function RemovedList({
  removed,
  undo,
}: { removed: readonly RemovedItem[] } & Pick<SharingActions, "undo">) {
  const [busyWith, setBusyWith] = useState<string | null>(null);
  if (removed.length === 0) return null;

  async function letBackIn({ userId, fullName }: RemovedItem) {
    setBusyWith(userId);
    const failure = await undo(userId);
    setBusyWith(null);
    if (failure) notify.error(failure);
    else notify.success(`${fullName} can open a link again`);
  }
  return (
    <>
      <h4 className="mt-2 text-sm font-semibold">Removed</h4>
      <p className="text-sm text-ink-soft">
        You removed these people. They stay out, whichever link they open, until you let them back
        in. Somebody who logs out can still open a link as a guest. To prevent that, end the link.
      </p>
      <ul className="divide-y divide-line rounded-control border border-line">
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
              busy={busyWith === person.userId}
              aria-label={`Let ${person.fullName} back in`}
              onClick={() => void letBackIn(person)}
            >
              Let back in
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
