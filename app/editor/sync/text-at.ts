import { plainText } from "#app/core/resume/inline-text.ts";
import { isFormattedField } from "#app/core/resume/plain-resume.ts";
import type { ResumeSnapshot, TextPath } from "./room.ts";
import { entryOf } from "./room-context.ts";

/** The letters of the text at a path, with the offsets of the shared text; empty for an entry that has been removed. */
export function textAt(snapshot: ResumeSnapshot | null, path: TextPath): string {
  const text = markedTextAt(snapshot, path);
  return isFormattedField(path.join(".")) ? plainText(text) : text;
}

/** The text as a resume's JSON writes it. */
export function markedTextAt(snapshot: ResumeSnapshot | null, path: TextPath): string {
  if (!snapshot) return "";
  if (path[0] === "personalInfo") return snapshot.resume.personalInfo[path[1]] ?? "";
  if (path[0] === "summary") return snapshot.resume.summary;
  const entry = entryOf(snapshot, path[0], path[1]) as Record<string, unknown> | undefined;
  return String(entry?.[path[2]] ?? "");
}
