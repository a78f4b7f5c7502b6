/**
 * Banner for unsynced edits that were set aside when the server rebuilt the resume; opens a dialog
 * to review them.
 */
import { memo, useState } from "react";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { lazyOverlay } from "#app/ui/loading/lazy-part.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { TEXTS } from "./texts.ts";

const StashedEditsDialog = lazyOverlay(() =>
  import("./stashed-edits-dialog.tsx").then((module) => module.StashedEditsDialog),
);

/** Only mounted once the document has loaded. */
export const StashedEditsBanner = memo(function StashedEditsBanner() {
  const { stash } = useOpenRoom();
  const [edits, setEdits] = useState(stash.read);
  const [isOpen, setOpen] = useState(false);
  if (!edits) return null;
  const count = edits.count === 1 ? "1 change" : `${edits.count} changes`;
  return (
    <>
      <Banner
        tone="warn"
        announce
        className="rounded-none border-x-0"
        title={TEXTS.unsyncedChanges({ count })}
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {TEXTS.reviewChanges}
          </Button>
        }
      >
        {TEXTS.thisResumeWasRebuilt}
      </Banner>
      {isOpen ? (
        <StashedEditsDialog
          edits={edits}
          onClose={() => setOpen(false)}
          onLoadError={() => setOpen(false)}
          onResolved={() => {
            stash.drop();
            setEdits(null);
          }}
        />
      ) : null}
    </>
  );
});
