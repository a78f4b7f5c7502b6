import { useEffect, useState } from "react";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { withFieldText } from "./suggested-text.ts";
import { computeEffect, type Effect } from "./suggestion-effect.ts";

/** Delay after the last change, since a computation lays the page out and scores it twice. */
const COMPUTE_DELAY_MS = 400;

/**
 * A change's effect on score and pages, null until computed. `text`: the field with the change;
 * null for no change.
 */
export function useSuggestionEffect(field: string, text: string | null): Effect | null {
  const room = useOpenRoom();
  const [effect, setEffect] = useState<Effect | null>(null);
  // Computed again for another job description, template or design, but not for every edit of the
  // resume.
  const job = useRoomValue((snapshot) => snapshot.jobDescription);
  const design = useRoomValue((snapshot) => snapshot.design);
  const templateId = useRoomValue((snapshot) => snapshot.templateId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read from the room when it is computed
  useEffect(() => {
    if (text === null) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const snapshot = room.document.read();
      if (!snapshot) return;
      const computed = await computeEffect(
        snapshot,
        withFieldText(snapshot.resume, field, text),
      ).catch(() => ({ score: null, pages: null }));
      if (isCurrent) setEffect(computed);
    }, COMPUTE_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [room, field, text, job, design, templateId]);
  return effect;
}
