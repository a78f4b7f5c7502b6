/** Starts a bullet about a keyword at the end of a description; the person writes the rest. */
import { CAPS } from "#app/core/resume/schema.ts";

/** Null if the description has no room left. Uses the marker of the last line, if it has one. */
export function startBullet(description: string, keyword: string): string | null {
  const lines = description.trimEnd();
  const marker = /(?:^|\n)\s*([•\-*])\s[^\n]*$/.exec(lines)?.[1];
  const bullet = `${marker ? `${marker} ` : ""}Used ${keyword} to `;
  const started = lines === "" ? bullet : `${lines}\n${bullet}`;
  return started.length > CAPS.description ? null : started;
}
