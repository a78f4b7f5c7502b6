/** Choice of the template, each shown with the resume's content. */

import { Link } from "@remix-run/react";
import { useState } from "react";
import { isUnwrittenResume } from "#app/core/resume/is-empty-resume.ts";
import { findTemplate, TEMPLATES } from "#app/core/templates/catalogue.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import type { RoomDocument } from "#app/editor/sync/room.ts";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { afterPaint } from "#app/ui/loading/after-paint.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { undoAction } from "#app/ui/toast/undo-action.ts";
import { TemplatePicture } from "./template-picture.tsx";
import { TEXTS } from "./texts.ts";

export function TemplatePanel() {
  const room = useOpenRoom();
  const { isGuest } = useEditorAccess();
  const document = useFrozenDocument(room.document);
  const chosen = useRoomValue((snapshot) => snapshot.templateId);
  function choose(id: string) {
    const template = findTemplate(id);
    if (!template || id === room.document.read()?.templateId) return;
    room.edits.setTemplate(id, template.version);
    notify.plain(TEXTS.templateChangedTo({ name: template.name }), {
      action: undoAction(room.history),
    });
  }
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="mb-3 text-sm text-ink-soft">
        {TEXTS.yourContentStays}{" "}
        {isGuest ? null : (
          <Link
            to={`/templates?resume=${room.resumeId}`}
            className="font-semibold text-accent underline"
          >
            {TEXTS.descriptionsAndPreviews}
          </Link>
        )}
      </legend>
      {TEMPLATES.map((template) => (
        <label
          key={template.id}
          className={classNames(
            "grid cursor-pointer content-start gap-2 rounded-card border p-2 text-sm font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
            template.id === chosen ? "border-accent bg-accent-wash" : "border-line hover:bg-sunken",
          )}
        >
          <input
            type="radio"
            name="template"
            className="sr-only"
            checked={template.id === chosen}
            onChange={() => void afterPaint(() => choose(template.id))}
          />
          <TemplatePicture template={template} resumeDocument={document} />
          <span>
            {template.name}
            {template.id === chosen ? (
              <span className="font-normal text-ink-soft"> {TEXTS.current}</span>
            ) : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * A fixed copy of the document as the panel was opened, null if nothing is written in it: updating all pages at every
 * letter would slow typing down.
 */
function useFrozenDocument(document: RoomDocument): RoomDocument | null {
  const [frozen] = useState(() => {
    const snapshot = document.read();
    const isUnwritten = !snapshot || isUnwrittenResume(snapshot.resume);
    return isUnwritten ? null : { ...document, read: () => snapshot, subscribe: () => () => {} };
  });
  return frozen;
}
