/**
 * Headings, month names and other words that templates print, in the resume's language; English until
 * they load.
 */
import { useEffect, useState } from "react";
import { loadedWords, loadWords } from "#app/core/resume-languages/load-words.ts";
import { ENGLISH, type ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { useRoomValue } from "#app/editor/sync/room-context.ts";

export function useResumeWords(): ResumeWords {
  const language = useRoomValue((snapshot) => snapshot.resume.language);
  const [, setLoaded] = useState<ResumeWords | null>(null);
  useEffect(() => {
    // If they fail to load, for example offline, the panel stays in English.
    loadWords(language).then(setLoaded, () => {});
  }, [language]);
  return loadedWords(language) ?? ENGLISH;
}
