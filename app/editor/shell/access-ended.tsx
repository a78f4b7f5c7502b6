/** Stands for an editor whose room has shown this person out. */
import { Download } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { exportFileName } from "#app/core/export/file-name.ts";
import { toOutline } from "#app/core/export/outline.ts";
import { toTxt } from "#app/core/export/to-txt.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import type { RoomSnapshot } from "#app/editor/sync/room.ts";
import { NO_ACCESS } from "#app/editor/sync/room-socket.ts";
import { saveBlob } from "#app/features/downloads/save-file.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { HeaderBar } from "#app/ui/page/header-bar.tsx";

export function AccessEnded({
  reason,
  unsent = null,
}: {
  reason: string | null;
  /** What is before this person where some of it never reached the room. */
  unsent?: RoomSnapshot | null;
}) {
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
      unsent={unsent}
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
  unsent = null,
  children,
}: {
  title: string;
  to: string;
  toText: string;
  unsent?: RoomSnapshot | null;
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
        {unsent && (
          <p className="text-ink-soft">
            What you wrote last did not reach the resume and is only in this browser. Download a
            copy to keep it.
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to={to} variant="primary" reloadDocument>
            {toText}
          </ButtonLink>
          {unsent && (
            <Button onClick={() => saveCopy(unsent)}>
              <Download aria-hidden size={16} />
              Download a copy
            </Button>
          )}
        </div>
      </main>
    </>
  );
}

/** As plain text: the server, which makes the other files, no longer lets this person in. */
function saveCopy({ resume, design }: RoomSnapshot): void {
  // In the order of sections that any template has; each template's own is the server's to know.
  const text = toTxt(toOutline(resume, [], design));
  const name = exportFileName(resume.personalInfo.fullName);
  saveBlob(new Blob([text], { type: "text/plain;charset=utf-8" }), `${name}.txt`);
}
