/** Replaces a person's name in comments, presence and activity after they have changed it. */
import type { Author } from "#app/core/collab/comments/discussion.ts";
import type { Activity } from "#app/core/collab/protocol/activity.ts";
import type { CommentsState } from "./comments-state.ts";
import type { OtherCollaborator } from "./presence-state.ts";

const rename = <T extends Author>(author: T, { userId, name }: Author): T =>
  author.userId === userId ? { ...author, name } : author;

const renameBy = <T extends { by: Author }>(item: T, renamed: Author): T => ({
  ...item,
  by: rename(item.by, renamed),
});

export function renameInComments(
  { threads, suggestions, people }: Pick<CommentsState, "threads" | "suggestions" | "people">,
  renamed: Author,
) {
  return {
    threads: threads.map((thread) => ({
      ...thread,
      resolved: thread.resolved && renameBy(thread.resolved, renamed),
      comments: thread.comments.map((comment) => renameBy(comment, renamed)),
    })),
    suggestions: suggestions.map((suggestion) => ({
      ...renameBy(suggestion, renamed),
      decided: suggestion.decided && renameBy(suggestion.decided, renamed),
    })),
    people: people.map((person) => rename(person, renamed)),
  };
}

export const renameCollaborator = (
  collaborator: OtherCollaborator,
  renamed: Author,
): OtherCollaborator => ({ ...collaborator, user: rename(collaborator.user, renamed) });

export const renameInActivity = (activity: Activity, { userId, name }: Author): Activity =>
  activity.userId === userId ? { ...activity, by: name } : activity;
