import type { ResumeSnapshot, TextPath } from "./room.ts";
import { entryOf } from "./room-context.ts";

/** The text at a path; empty for an entry that has been removed. */
export function textAt(snapshot: ResumeSnapshot | null, path: TextPath): string {
  if (!snapshot) return "";
  if (path[0] === "personalInfo") return snapshot.resume.personalInfo[path[1]] ?? "";
  if (path[0] === "summary") return snapshot.resume.summary;
  const entry = entryOf(snapshot, path[0], path[1]) as Record<string, unknown> | undefined;
  return String(entry?.[path[2]] ?? "");
}
