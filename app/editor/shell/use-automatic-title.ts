/** Titles a new resume by the name and the job in it, until its owner gives it another title. */
import { useEffect, useRef } from "react";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { titleFromContent, UNTITLED } from "#app/core/resume/title.ts";
import { createDebounce } from "#app/editor/sync/debounce.ts";
import type { Room } from "#app/editor/sync/room.ts";

/** Time to wait after the last edit, so that no half-typed name becomes the title. */
const DELAY_MS = 2_500;

export function useAutomaticTitle(room: Room, title: string, isOwner: boolean): void {
  const currentTitle = useRef(title);
  currentTitle.current = title;
  useEffect(() => {
    if (!isOwner) return;
    /**
     * The title last set here. Once the resume's title differs, its owner has chosen it, and
     * updates stop.
     */
    let automaticTitle = UNTITLED;
    let editCount = room.document.localEditCount();
    async function update() {
      const snapshot = room.document.read();
      if (!snapshot || currentTitle.current !== automaticTitle) return;
      const { personalInfo, experience } = snapshot.resume;
      // Not the job description's title: viewers see the resume's title, and may not know what the
      // owner applies for.
      const job = experience[0]?.position;
      const next = titleFromContent(personalInfo.fullName, job, CAPS.shortText);
      if (next === null || next === automaticTitle) return;
      // After a failure, such as no connection, the next edit tries again.
      await room.rename(next).then(
        () => {
          automaticTitle = next;
        },
        () => {},
      );
    }
    const debouncedUpdate = createDebounce(DELAY_MS, update);
    const unsubscribe = room.document.subscribe(() => {
      if (currentTitle.current !== automaticTitle || room.document.localEditCount() === editCount)
        return;
      editCount = room.document.localEditCount();
      debouncedUpdate.schedule();
    });
    return () => {
      unsubscribe();
      debouncedUpdate.cancel();
    };
  }, [room, isOwner]);
}
