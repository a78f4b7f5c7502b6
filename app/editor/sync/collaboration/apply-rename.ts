/** What is said and done in a room, after somebody in it took another name. */
import type { Author } from "#app/core/collab/comments/discussion.ts";
import type { Activity } from "#app/core/collab/protocol/activity.ts";
import type { DiscussionView } from "./comments-state.ts";
import type { Other } from "./presence-state.ts";

const named = <T extends Author>(one: T, { userId, name }: Author): T =>
  one.userId === userId ? { ...one, name } : one;

const namedBy = <T extends { by: Author }>(one: T, who: Author): T => ({
  ...one,
  by: named(one.by, who),
});

export function renamedDiscussion(
  { threads, suggestions, people }: Pick<DiscussionView, "threads" | "suggestions" | "people">,
  who: Author,
) {
  return {
    threads: threads.map((thread) => ({
      ...thread,
      resolved: thread.resolved && namedBy(thread.resolved, who),
      comments: thread.comments.map((comment) => namedBy(comment, who)),
    })),
    suggestions: suggestions.map((one) => ({
      ...namedBy(one, who),
      decided: one.decided && namedBy(one.decided, who),
    })),
    people: people.map((one) => named(one, who)),
  };
}

export const renamedOther = (other: Other, who: Author): Other => ({
  ...other,
  user: named(other.user, who),
});

export const renamedActivity = (one: Activity, { userId, name }: Author): Activity =>
  one.userId === userId ? { ...one, by: name } : one;
