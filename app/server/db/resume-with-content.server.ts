/** Finds a resume of the user whose content the templates can be shown with. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isUnwrittenResume } from "#app/core/resume/is-empty-resume.ts";
import { UNTITLED } from "#app/core/resume/title.ts";
import { visibleContent } from "#app/core/resume/visible-content.ts";
import type { ResumeRow } from "./resume-row.ts";

/** Limited, because reading a resume's content from its room (a Durable Object) is slow. */
const MAX_ROOMS_READ = 2;

/** The id of the first resume with content, that is, more than the name and email that come from the account. */
export async function findResumeIdWithContent(
  context: LoaderFunctionArgs["context"],
  resumes: { id: string }[],
): Promise<string | null> {
  for (const { id } of resumes.slice(0, MAX_ROOMS_READ)) {
    // If the room doesn't answer, the templates are shown with their samples.
    const state = await context
      .room(id)
      .read()
      .catch(() => null);
    if (state && !isUnwrittenResume(visibleContent(state.content, state.design))) return id;
  }
  return null;
}

/**
 * Puts resumes first that were named (as imports are), edited or scored: these are rarely empty.
 */
export const likelyWithContentFirst = (resumes: ResumeRow[]) => {
  const isLikely = ({ title, lastScore, createdAt, updatedAt }: ResumeRow) =>
    title !== UNTITLED || lastScore !== null || updatedAt > createdAt;
  return [...resumes.filter(isLikely), ...resumes.filter((row) => !isLikely(row))];
};
