/**
 * Converts comments, suggestions and activity to JSON for the account export: people are given by name, and positions in
 * texts only by their field.
 */
import type { Author, Suggestion, Thread } from "#app/core/collab/comments/discussion.ts";
import { type AuditLine, type Discussion, shownName } from "#app/core/collab/protocol/room-api.ts";

/** ISO 8601; null for a missing or invalid time, so that the entry itself is still exported. */
const toIsoTime = (at: number | null) => {
  const date = at === null ? null : new Date(at);
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
};

/** A line of the audit log: who joined, or who changed which section. */
export const activityToJson = ({ at, by, userId, kind, section }: AuditLine) => ({
  at: toIsoTime(at),
  by: shownName({ userId, name: by }),
  kind,
  section,
});

export function threadToJson({ id, anchor, quote, at, resolved, comments }: Thread) {
  return {
    id,
    field: anchor.field,
    quote,
    at: toIsoTime(at),
    resolved: resolved && { by: shownName(resolved.by), at: toIsoTime(resolved.at) },
    comments: comments.map((comment) => ({
      by: shownName(comment.by),
      text: comment.text,
      mentions: comment.mentions.map(shownName),
      at: toIsoTime(comment.at),
      editedAt: toIsoTime(comment.editedAt),
    })),
  };
}

export function suggestionToJson({ anchor, by, at, decided, ...suggestion }: Suggestion) {
  const { id, base, proposed, state } = suggestion;
  return {
    id,
    field: anchor.field,
    by: shownName(by),
    at: toIsoTime(at),
    before: base,
    after: proposed,
    state,
    decided: decided && {
      by: shownName(decided.by),
      at: toIsoTime(decided.at),
      reason: decided.reason,
    },
  };
}

/**
 * One user's comments and suggestions in another person's resume: without its text (`quote` and `before`), which belongs
 * to its owner. `unreadable`: the ids of the user's comments that are stored but cannot be decoded.
 */
export function contributionsToJson(
  { threads, unreadable, suggestions }: Discussion,
  userId: string,
) {
  const isOwn = ({ by }: { by: Author }) => by.userId === userId;
  return {
    comments: threads.flatMap(({ anchor, comments }) =>
      comments.filter(isOwn).map(({ text, at, editedAt }) => ({
        field: anchor.field,
        text,
        at: toIsoTime(at),
        editedAt: toIsoTime(editedAt),
      })),
    ),
    suggestions: suggestions.filter(isOwn).map(({ anchor, proposed, at, state }) => ({
      field: anchor.field,
      after: proposed,
      at: toIsoTime(at),
      state,
    })),
    unreadable: unreadable.filter((comment) => comment.userId === userId).map(({ id }) => id),
  };
}
