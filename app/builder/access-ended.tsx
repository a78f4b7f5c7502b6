/** Stands for an editor whose room has shown this person out. */
import { type ReactNode, useEffect, useRef } from "react";
import { useEditorAccess } from "#app/open-room/editor-access.ts";
import { NO_ACCESS } from "#app/open-room/room-socket.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { HeaderBar } from "#app/ui/header-bar.tsx";

export function AccessEnded({ reason }: { reason: string | null }) {
  const { role, isGuest } = useEditorAccess();
  // An owner is shut out of a room only with the resume itself.
  if (role === "owner" && reason === NO_ACCESS) {
    return (
      <Ended
        title="This resume is in the trash"
        to="/dashboard?view=trash"
        toText="Go to the trash"
      >
        It was deleted while you had it open here. You can restore it for 30 days.
      </Ended>
    );
  }
  return (
    <Ended
      title="You no longer have access"
      to={isGuest ? "/" : "/dashboard"}
      toText={isGuest ? "Go to the start page" : "Go to the dashboard"}
    >
      {isGuest
        ? "The link you came by has expired or was withdrawn, or the resume was deleted. Ask whoever sent it for a new one."
        : (reason ?? "Ask the owner of this resume to share it with you again.")}
    </Ended>
  );
}

function Ended({
  title,
  to,
  toText,
  children,
}: {
  title: string;
  to: string;
  toText: string;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The field that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <HeaderBar />
      <main className="mx-auto grid max-w-xl gap-4 px-6 py-16 sm:py-24">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {title}
        </h1>
        <p className="text-lg text-ink-soft">{children}</p>
        <div className="mt-2">
          <ButtonLink to={to} variant="primary" reloadDocument>
            {toText}
          </ButtonLink>
        </div>
      </main>
    </>
  );
}
