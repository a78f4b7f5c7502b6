/** Says that edits of an older state of the resume wait, and leads to their difference. */
import { memo, useState } from "react";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { Banner } from "#app/ui/page/banner.tsx";

const UnsentDialog = lazyPart(() =>
  import("./unsent-dialog.tsx").then((module) => module.UnsentDialog),
);

/** Drawn once the document is there. */
export const UnsentBanner = memo(function UnsentBanner() {
  const { unsent } = useOpenRoom();
  const [waiting, setWaiting] = useState(unsent.read);
  const [isOpen, setOpen] = useState(false);
  if (!waiting) return null;
  const edits = waiting.count === 1 ? "1 change" : `${waiting.count} changes`;
  return (
    <>
      <Banner
        tone="warn"
        announce
        className="rounded-none border-x-0"
        title={`${edits} of yours not yet synced`}
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            Look at them
          </Button>
        }
      >
        This resume was tidied up on the server while you were away, so they were set aside instead
        of being mixed in.
      </Banner>
      {isOpen ? (
        <UnsentDialog
          unsent={waiting}
          onClose={() => setOpen(false)}
          onLoadError={() => setOpen(false)}
          onSettled={() => {
            unsent.drop();
            setWaiting(null);
          }}
        />
      ) : null}
    </>
  );
});
