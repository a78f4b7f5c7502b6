/** Reads the text at a path of the resume from a snapshot. */
import { plainText } from "#app/core/resume/inline-text.ts";
import { isFormattedPath } from "#app/core/resume/plain-resume.ts";
import type { ResumeSnapshot, TextPath } from "./room.ts";
import { entryOf } from "./room-context.ts";

/**
 * The text at a path without format marks: its offsets are those of the Y.Text. Empty if the entry
 * was removed.
 */
export function textAt(snapshot: ResumeSnapshot | null, path: TextPath): string {
  const text = markedTextAt(snapshot, path);
  return isFormattedPath(path) ? plainText(text) : text;
}

/** The text at a path with format marks (such as `**bold**`), as in a resume's JSON. */
export function markedTextAt(snapshot: ResumeSnapshot | null, path: TextPath): string {
  if (!snapshot) return "";
  if (path[0] === "personalInfo") return snapshot.resume.personalInfo[path[1]] ?? "";
  if (path[0] === "summary") return snapshot.resume.summary;
  const entry = entryOf(snapshot, path[0], path[1]) as Record<string, unknown> | undefined;
  return String(entry?.[path[2]] ?? "");
}
