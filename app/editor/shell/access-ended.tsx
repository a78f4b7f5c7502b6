/** Replaces the editor when the server has removed the user's access. */
import { Download } from "lucide-react";
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
import { UnavailablePage } from "#app/ui/page/unavailable-page.tsx";
import { LAZY_TEXTS } from "./lazy-texts.ts";

export function AccessEnded({
  reason,
  unsynced = null,
}: {
  /** The server's message; null if it sent none. */
  reason: string | null;
  /** The resume in this page, if some of its edits never reached the server. */
  unsynced?: ResumeSnapshot | null;
}) {
  const { role, isGuest } = useEditorAccess();
  // An owner loses access only when the resume is deleted.
  if (role === "owner" && reason === ACCESS_REMOVED) {
    return (
      <UnavailablePage title={LAZY_TEXTS.thisResumeIsInTheTrash} text={LAZY_TEXTS.deletedWhileOpen}>
        <ButtonLink to="/dashboard?view=trash" variant="primary" reloadDocument>
          {LAZY_TEXTS.goToTheTrash}
        </ButtonLink>
      </UnavailablePage>
    );
  }
  return (
    <UnavailablePage
      title={LAZY_TEXTS.youNoLongerHaveAccess}
      text={isGuest ? LAZY_TEXTS.shareLinkHasEnded : (reason ?? LAZY_TEXTS.askTheOwner)}
      note={unsynced && LAZY_TEXTS.lastEditsOnlyInBrowser}
    >
      <ButtonLink to={isGuest ? "/" : "/dashboard"} variant="primary" reloadDocument>
        {isGuest ? LAZY_TEXTS.goToTheStartPage : LAZY_TEXTS.goToTheDashboard}
      </ButtonLink>
      {unsynced && (
        <Button onClick={() => saveCopy(unsynced)}>
          <Download aria-hidden size={16} />
          {LAZY_TEXTS.downloadACopy}
        </Button>
      )}
    </UnavailablePage>
  );
}

/** Saves plain text: the other formats are made by the server, which now denies access. */
function saveCopy({ resume, design }: ResumeSnapshot): void {
  // In the default order of sections; only the server knows the template's order.
  const words = loadedWords(resume.language) ?? ENGLISH;
  const text = toTxt(toOutline(resume, [], design, words), words.code);
  const name = exportFileName(resume.personalInfo.fullName);
  saveBlob(new Blob([text], { type: "text/plain;charset=utf-8" }), `${name}.txt`);
}
