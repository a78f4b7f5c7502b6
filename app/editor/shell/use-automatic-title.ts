/** Titles a new resume from the name and the job in it, until its owner gives it a title. */
import { useEffect, useRef } from "react";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { titleFromContent, UNTITLED } from "#app/core/resume/title.ts";
import { createDebounce } from "#app/editor/sync/debounce.ts";
import type { Room } from "#app/editor/sync/room.ts";

/** After the last edit, so that no half-typed name becomes the title. */
const DELAY_MS = 2_500;

export function useAutomaticTitle(room: Room, title: string, isOwner: boolean): void {
  const current = useRef(title);
  current.current = title;
  useEffect(() => {
    if (!isOwner) return;
    /** The title that was given here; it follows the content until another one is given. */
    let given = UNTITLED;
    let editCount = room.document.localEditCount();
    async function update() {
      const snapshot = room.document.read();
      if (!snapshot || current.current !== given) return;
      const { personalInfo, experience } = snapshot.resume;
      // Not the job description's: a title is shown to viewers, who may not know what the owner applies for.
      const job = experience[0]?.position;
      const next = titleFromContent(personalInfo.fullName, job, CAPS.shortText);
      if (next === null || next === given) return;
      // A failure, such as no connection, leaves it to the next edit.
      await room.rename(next).then(
        () => {
          given = next;
        },
        () => {},
      );
    }
    const edited = createDebounce(DELAY_MS, update);
    const unsubscribe = room.document.subscribe(() => {
      if (current.current !== given || room.document.localEditCount() === editCount) return;
      editCount = room.document.localEditCount();
      edited.schedule();
    });
    return () => {
      unsubscribe();
      edited.cancel();
    };
  }, [room, isOwner]);
}
