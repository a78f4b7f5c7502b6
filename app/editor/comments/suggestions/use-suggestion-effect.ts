import { useEffect, useState } from "react";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { withFieldText } from "./suggested-text.ts";
import { type Effect, effectOf } from "./suggestion-effect.ts";

const SETTLED_MS = 400;

/** Null while it is being worked out. `text` is the whole field with the change; null asks for nothing. */
export function useSuggestionEffect(field: string, text: string | null): Effect | null {
  const room = useOpenRoom();
  const [effect, setEffect] = useState<Effect | null>(null);
  // Worked out anew with another posting, template or design; not with every word written elsewhere.
  const job = useRoomValue((snapshot) => snapshot.jobDescription);
  const design = useRoomValue((snapshot) => snapshot.design);
  const templateId = useRoomValue((snapshot) => snapshot.templateId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read from the room when it is worked out
  useEffect(() => {
    if (text === null) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const snapshot = room.document.read();
      if (!snapshot) return;
      const found = await effectOf(snapshot, withFieldText(snapshot.resume, field, text)).catch(
        () => ({ score: null, pages: null }),
      );
      if (isCurrent) setEffect(found);
    }, SETTLED_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [room, field, text, job, design, templateId]);
  return effect;
}
