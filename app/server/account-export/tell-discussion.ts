/** What people said and did, for whoever reads it elsewhere: people by name, places by field and words. */
import type { Author, Suggestion, Thread } from "#app/core/collab/comments/discussion.ts";
import { type AuditLine, type Discussion, shownName } from "#app/core/collab/protocol/room-api.ts";

/** No time for one that no calendar has: what was said then is there all the same. */
const timeOf = (at: number | null) => {
  const date = at === null ? null : new Date(at);
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
};

export const tellActivity = ({ at, by, userId, kind, section }: AuditLine) => ({
  ...{ at: timeOf(at), by: shownName({ userId, name: by }), kind, section },
});

export function tellThread({ id, anchor, quote, at, resolved, comments }: Thread) {
  return {
    id,
    field: anchor.field,
    quote,
    at: timeOf(at),
    resolved: resolved && { by: shownName(resolved.by), at: timeOf(resolved.at) },
    comments: comments.map((comment) => ({
      by: shownName(comment.by),
      text: comment.text,
      mentions: comment.mentions.map(shownName),
      at: timeOf(comment.at),
      editedAt: timeOf(comment.editedAt),
    })),
  };
}

export function tellSuggestion({ anchor, by, at, decided, ...suggestion }: Suggestion) {
  const { id, base, proposed, state } = suggestion;
  return {
    id,
    field: anchor.field,
    by: shownName(by),
    at: timeOf(at),
    before: base,
    after: proposed,
    state,
    decided: decided && {
      by: shownName(decided.by),
      at: timeOf(decided.at),
      reason: decided.reason,
    },
  };
}

/** What one of them said and suggested, without the words of the resume that it is about. */
export function tellOwn({ threads, unreadable, suggestions }: Discussion, userId: string) {
  const isOwn = ({ by }: { by: Author }) => by.userId === userId;
  return {
    comments: threads.flatMap(({ anchor, comments }) =>
      comments.filter(isOwn).map(({ text, at, editedAt }) => ({
        ...{ field: anchor.field, text },
        ...{ at: timeOf(at), editedAt: timeOf(editedAt) },
      })),
    ),
    suggestions: suggestions.filter(isOwn).map(({ anchor, proposed, at, state }) => ({
      ...{ field: anchor.field, after: proposed, at: timeOf(at), state },
    })),
    unreadable: unreadable.filter((one) => one.userId === userId).map(({ id }) => id),
  };
}
