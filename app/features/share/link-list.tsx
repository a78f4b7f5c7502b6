/** The links that let people in, each with its end. */
import { useState } from "react";
import type { ShareItem } from "#app/core/api-contract/share-bodies.ts";
import { Badge } from "#app/ui/controls/badge.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { cameText, endsText, ROLE_WORDS } from "./share-words.ts";
import type { SharingActions } from "./use-sharing.ts";

export function LinkList({
  shares,
  end,
}: { shares: readonly ShareItem[] } & Pick<SharingActions, "end">) {
  const [ending, setEnding] = useState<ShareItem | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function confirm(share: ShareItem) {
    setBusy(true);
    const failure = await end(share.id);
    setBusy(false);
    setEnding(null);
    if (failure) notify.error(failure);
    else notify.success("The link was ended");
  }
  if (shares.length === 0) {
    return <p className="text-sm text-ink-soft">No links yet. Only you can open this resume.</p>;
  }
  return (
    <>
      <ul className="divide-y divide-line rounded-control border border-line">
        {shares.map((share) => (
          <li key={share.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
            <div className="min-w-0 flex-1 basis-48">
              <p className="flex flex-wrap items-center gap-2 text-sm">
                <Badge tone="info">{ROLE_WORDS[share.role]}</Badge>
                {endsText(share.expiresAt)}
              </p>
              <p className="mt-0.5 text-sm text-ink-soft">{cameText(share)}</p>
            </div>
            <Button
              size="small"
              aria-label={`End link: ${ROLE_WORDS[share.role]}, ${endsText(share.expiresAt)}`}
              onClick={() => setEnding(share)}
            >
              End link
            </Button>
          </li>
        ))}
      </ul>
      {ending ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setEnding(null)}
          title="End this link?"
          description="Everybody who came by it loses access at once. What they wrote stays."
          confirmLabel="End link"
          danger
          busy={isBusy}
          onConfirm={() => void confirm(ending)}
        />
      ) : null}
    </>
  );
}
