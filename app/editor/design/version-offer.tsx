/**
 * Banner that offers a newer version of the resume's template; after declining, the design panel
 * still has it.
 */
import { useState } from "react";
import type { TemplateSummary } from "#app/core/templates/template-summaries.ts";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { undoAction } from "#app/ui/toast/undo-action.ts";
import { TEXTS } from "./texts.ts";
import { VersionOfferDialog } from "./version-offer-dialog.tsx";

export function VersionOffer({ template }: { template: TemplateSummary }) {
  const room = useOpenRoom();
  const version = useRoomValue((snapshot) => snapshot.design.version) ?? 1;
  const [isComparing, setComparing] = useState(false);
  const [isDeclined, decline] = useDeclined(`${room.resumeId}:${template.id}:${template.version}`);
  if (isDeclined) return null;
  const accept = () => {
    room.edits.setDesign({ version: template.version });
    notify.success(TEXTS.isOnVersionNow({ name: template.name, version: template.version }), {
      action: undoAction(room.history),
    });
  };
  return (
    <Banner
      className="m-3"
      title={TEXTS.thereIsANewerVersionOf({ name: template.name })}
      action={
        <Button size="small" onClick={() => setComparing(true)}>
          {TEXTS.compare}
        </Button>
      }
      onDismiss={decline}
    >
      {TEXTS.staysOnVersion({ version })}
      {isComparing ? (
        <VersionOfferDialog
          template={template}
          version={version}
          onAccept={accept}
          onDecline={decline}
          onClose={() => setComparing(false)}
        />
      ) : null}
    </Banner>
  );
}

/** Whether the user has declined an offer, stored in this browser. */
function useDeclined(offerId: string): [isDeclined: boolean, decline: () => void] {
  const key = `covitae:version-declined:${offerId}`;
  const [isDeclined, setDeclined] = useState(() => {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  });
  return [
    isDeclined,
    () => {
      setDeclined(true);
      try {
        localStorage.setItem(key, "yes");
      } catch {
        // Storage is denied: the choice lasts until the page is closed.
      }
    },
  ];
}
