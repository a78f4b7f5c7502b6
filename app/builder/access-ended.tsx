/** Stands for an editor whose room has shown this person out. */
import { useEffect, useRef } from "react";
import { useEditorAccess } from "#app/open-room/editor-access.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { HeaderBar } from "#app/ui/header-bar.tsx";

export function AccessEnded({ reason }: { reason: string | null }) {
  const { isGuest } = useEditorAccess();
  const heading = useRef<HTMLHeadingElement>(null);
  // The field that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <HeaderBar />
      <main className="mx-auto grid max-w-xl gap-4 px-6 py-16 sm:py-24">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          You no longer have access
        </h1>
        <p className="text-lg text-ink-soft">
          {isGuest
            ? "The link you came by has expired or was withdrawn, or the resume was deleted. Ask whoever sent it for a new one."
            : (reason ?? "Ask the owner of this resume to share it with you again.")}
        </p>
        <div className="mt-2">
          <ButtonLink to={isGuest ? "/" : "/dashboard"} variant="primary" reloadDocument>
            {isGuest ? "Go to the start page" : "Go to the dashboard"}
          </ButtonLink>
        </div>
      </main>
    </>
  );
}
