/** Replaces the editor when the server has removed this person's access. */
import { Download } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { exportFileName } from "#app/core/export/file-name.ts";
import { toOutline } from "#app/core/export/outline.ts";
import { toTxt } from "#app/core/export/to-txt.ts";
import { loadedWords } from "#app/core/resume-languages/load-words.ts";
import { ENGLISH } from "#app/core/resume-languages/resume-words.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import type { ResumeSnapshot } from "#app/editor/sync/room.ts";
import { ACCESS_REMOVED } from "#app/editor/sync/room-socket.ts";
import { saveBlob } from "#app/features/downloads/save-file.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { HeaderBar } from "#app/ui/page/header-bar.tsx";
import { LATER_TEXTS } from "./later-texts.ts";

export function AccessEnded({
  reason,
  unsynced = null,
}: {
  reason: string | null;
  /** The resume in this page, if some of it never reached the room. */
  unsynced?: ResumeSnapshot | null;
}) {
  const { role, isGuest } = useEditorAccess();
  // An owner loses access only when the resume is deleted.
  if (role === "owner" && reason === ACCESS_REMOVED) {
    return (
      <EndedPage
        title={LATER_TEXTS.thisResumeIsInTheTrash}
        to="/dashboard?view=trash"
        toText={LATER_TEXTS.goToTheTrash}
      >
        {LATER_TEXTS.itWasDeletedWhileYou}
      </EndedPage>
    );
  }
  return (
    <EndedPage
      title={LATER_TEXTS.youNoLongerHaveAccess}
      to={isGuest ? "/" : "/dashboard"}
      toText={isGuest ? LATER_TEXTS.goToTheStartPage : LATER_TEXTS.goToTheDashboard}
      unsynced={unsynced}
    >
      {isGuest ? LATER_TEXTS.theLinkYouUsedHas : (reason ?? LATER_TEXTS.askTheOwner)}
    </EndedPage>
  );
}

function EndedPage({
  title,
  to,
  toText,
  unsynced = null,
  children,
}: {
  title: string;
  to: string;
  toText: string;
  unsynced?: ResumeSnapshot | null;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused field was removed with the editor.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <HeaderBar />
      <main id="main" className="mx-auto grid max-w-xl gap-4 px-6 py-16 sm:py-24">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {title}
        </h1>
        <p className="text-lg text-ink-soft">{children}</p>
        {unsynced && <p className="text-ink-soft">{LATER_TEXTS.whatYouWroteLastDid}</p>}
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to={to} variant="primary" reloadDocument>
            {toText}
          </ButtonLink>
          {unsynced && (
            <Button onClick={() => saveCopy(unsynced)}>
              <Download aria-hidden size={16} />
              {LATER_TEXTS.downloadACopy}
            </Button>
          )}
        </div>
      </main>
    </>
  );
}

/** As plain text: the other formats are made by the server, which now denies access. */
function saveCopy({ resume, design }: ResumeSnapshot): void {
  // In the default order of sections; only the server knows the template's order.
  const words = loadedWords(resume.language) ?? ENGLISH;
  const text = toTxt(toOutline(resume, [], design, words), words.code);
  const name = exportFileName(resume.personalInfo.fullName);
  saveBlob(new Blob([text], { type: "text/plain;charset=utf-8" }), `${name}.txt`);
}
