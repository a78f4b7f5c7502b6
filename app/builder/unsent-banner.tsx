/** Says that edits of an older state of the resume wait, and leads to their difference. */
import { lazy, memo, Suspense, useState } from "react";
import { useOpenRoom } from "#app/open-room/room-context.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";

const UnsentDialog = lazy(() =>
  import("./unsent-dialog.tsx").then((module) => ({ default: module.UnsentDialog })),
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
        <Suspense>
          <UnsentDialog
            unsent={waiting}
            onClose={() => setOpen(false)}
            onSettled={() => {
              unsent.drop();
              setWaiting(null);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
});
