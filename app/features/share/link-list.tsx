/** Lists the share links with their role and expiration. */
import { useState } from "react";
import type { ListedShare } from "#app/core/api-contract/share-bodies.ts";
import { Badge } from "#app/ui/controls/badge.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { expirationText, openCountText, ROLE_LABELS } from "./share-labels.ts";
import { TEXTS } from "./texts.ts";
import type { SharingActions } from "./use-sharing.ts";

const linkName = ({ role, expiresAt }: ListedShare) =>
  `${ROLE_LABELS[role]}, ${expirationText(expiresAt)}`;

export function LinkList({
  shares,
  turnOffLink,
}: { shares: readonly ListedShare[] } & Pick<SharingActions, "turnOffLink">) {
  const [linkToTurnOff, setLinkToTurnOff] = useState<ListedShare | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function confirm(share: ListedShare) {
    setBusy(true);
    const failure = await turnOffLink(share.id);
    setBusy(false);
    setLinkToTurnOff(null);
    if (failure) notify.error(failure);
    else notify.success(TEXTS.linkTurnedOff);
  }
  if (shares.length === 0) {
    return <p className="text-sm text-ink-soft">{TEXTS.noLinksYet}</p>;
  }
  return (
    <>
      <ul className="ruled rounded-control border border-line">
        {shares.map((share) => (
          <li key={share.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
            <div className="min-w-0 flex-1 basis-48">
              <p className="flex flex-wrap items-center gap-2 text-sm">
                <Badge tone="info">{ROLE_LABELS[share.role]}</Badge>
                {expirationText(share.expiresAt)}
              </p>
              {share.role === "view" ? (
                <p className="mt-0.5 text-sm text-ink-soft">
                  {share.allowDownload ? TEXTS.withPdfDownload : TEXTS.withoutDownload}
                </p>
              ) : null}
              <p className="mt-0.5 text-sm text-ink-soft">{openCountText(share)}</p>
            </div>
            {share.url ? <CopyButton url={share.url} name={linkName(share)} /> : null}
            <Button
              size="small"
              aria-label={TEXTS.turnOffLinkName({ name: linkName(share) })}
              onClick={() => setLinkToTurnOff(share)}
            >
              {TEXTS.turnOffLink}
            </Button>
          </li>
        ))}
      </ul>
      {linkToTurnOff ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setLinkToTurnOff(null)}
          title={TEXTS.turnOffThisLink}
          description={TEXTS.everyoneWhoJoinedThrough}
          confirmLabel={TEXTS.turnOffLink}
          danger
          busy={isBusy}
          onConfirm={() => void confirm(linkToTurnOff)}
        />
      ) : null}
    </>
  );
}

function CopyButton({ url, name }: { url: string; name: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      notify.success(TEXTS.linkCopied);
    } catch {
      // Without clipboard permission, show the URL so that the user can copy it by hand.
      notify.plain(url, { durationMs: 30_000 });
    }
  }
  return (
    <Button size="small" aria-label={TEXTS.copyLinkName({ name })} onClick={() => void copy()}>
      {TEXTS.copyLink}
    </Button>
  );
}
