/** Offers sample content while the resume is empty; one undo removes it. */
import { useState } from "react";
import { isUnwrittenResume } from "#app/core/resume/is-empty-resume.ts";
import { DEFAULT_TEMPLATE_ID } from "#app/core/templates/template-summaries.ts";
import { controlId } from "#app/editor/form/field-path.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useBusy } from "#app/ui/loading/use-busy.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { undoAction } from "#app/ui/toast/undo-action.ts";
import { TEXTS } from "./texts.ts";

/** Fragment of the editor's address after an empty page was chosen, on the pages that start a resume or here. */
const EMPTY_START_HASH = "#empty";

export function SampleOffer() {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const isUnwritten = useRoomValue((snapshot) => isUnwrittenResume(snapshot.resume));
  const [isDismissed, setDismissed] = useState(() => location.hash === EMPTY_START_HASH);
  const [isBusy, addSample] = useBusy(async () => {
    const templateId = room.document.read()?.templateId ?? DEFAULT_TEMPLATE_ID;
    const { loadSample } = await import("#app/core/templates/samples.ts");
    const sample = await loadSample(templateId);
    // The user's own name and email are kept, so that no resume is sent with invented ones.
    const { fullName, email } = room.document.read()?.resume.personalInfo ?? sample.personalInfo;
    const userDetails = { ...(fullName && { fullName }), ...(email && { email }) };
    room.edits.replaceContent({
      ...sample,
      personalInfo: { ...sample.personalInfo, ...userDetails },
    });
    notify.plain(TEXTS.sampleContentAdded, {
      action: undoAction(room.history),
      durationMs: 10_000,
    });
  });
  function startEmpty() {
    setDismissed(true);
    // A reload must not offer it again.
    history.replaceState(history.state, "", EMPTY_START_HASH);
    // The pressed button is unmounted, so the first field gets the focus.
    document.getElementById(controlId(["personalInfo", "fullName"]))?.focus();
  }
  if (!isUnwritten || isDismissed || !mayEdit) return null;
  return (
    <div className="my-3 grid gap-3 rounded-card border border-line bg-accent-wash p-4">
      <div>
        <p className="font-semibold">{TEXTS.sampleOfferTitle}</p>
        <p className="text-sm text-ink-soft">{TEXTS.sampleOfferText}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="primary" disabled={isBusy} onClick={addSample}>
          {TEXTS.pickSampleContent}
        </Button>
        <Button size="small" variant="quiet" onClick={startEmpty}>
          {TEXTS.startEmpty}
        </Button>
      </div>
    </div>
  );
}
