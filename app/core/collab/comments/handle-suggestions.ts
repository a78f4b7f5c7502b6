/**
 * Runs suggestion commands: adds, decides or withdraws a proposed change of one field. Only the owner decides; the
 * owner's page then writes an accepted text as an ordinary edit. Texts in `error` are shown to the person.
 */

import { mayEdit } from "#app/core/collab/broadcast/peer.ts";
import { NOT_YOUR_ROLE } from "#app/core/collab/protocol/protocol.ts";
import type { Person } from "#app/core/collab/protocol/room-api.ts";
import type { DocumentGuard } from "#app/core/collab/room/document-guard.ts";
import { resolveAnchor } from "./anchors.ts";
import { type Anchor, DISCUSSION_CAPS as CAPS, type Suggestion } from "./discussion.ts";
import type { SuggestionCommand } from "./discussion-commands.ts";
import type { CommandOutcome } from "./handle-comments.ts";
import { invalidValueMessage, valueKindOf } from "./suggested-value.ts";

export interface SuggestionStore {
  list(): Suggestion[];
  find(id: number): Suggestion | null;
  findRef(userId: string, ref: string): Suggestion | null;
  countOpen(): number;
  add(
    suggestion: Pick<Suggestion, "by" | "anchor" | "base" | "proposed" | "at"> & {
      ref: string | null;
    },
  ): Suggestion;
  decide(id: number, state: Suggestion["state"], decided: Suggestion["decided"]): void;
  remove(id: number): void;
  /** Called when the document is rebuilt. */
  moveAnchors(move: (anchor: Anchor) => Anchor): void;
}

interface Ports {
  store: SuggestionStore;
  document: DocumentGuard;
  now(): number;
}

const VALUE_CHANGED =
  "What stands there has changed meanwhile. Look at it again before you suggest.";
const GONE = "That suggestion is no longer there";

/** Editors see all suggestions; other people only their own. */
export const maySee = ({ by }: Suggestion, person: Person) =>
  mayEdit(person) || by.userId === person.userId;

export function createSuggestionHandler({ store, document, now }: Ports) {
  const eventFor = (suggestion: Suggestion): CommandOutcome => ({
    event: { type: "suggestion", suggestion },
  });

  function add(
    command: Extract<SuggestionCommand, { type: "suggestionAdd" }>,
    by: Person,
  ): CommandOutcome {
    const { anchor, base, proposed, ref = null } = command;
    if (ref !== null) {
      const existing = store.findRef(by.userId, ref);
      if (existing) return eventFor(existing);
    }
    if (base === proposed) return { error: "That is what is there already" };
    if (store.countOpen() >= CAPS.openSuggestions) {
      return { error: `A resume is limited to ${CAPS.openSuggestions} open suggestions` };
    }
    const doc = document.doc();
    // Null for a field that is edited as text.
    const kind = valueKindOf(anchor.field);
    const invalidReason = kind && invalidValueMessage(kind, proposed);
    if (invalidReason) return { error: invalidReason };
    const target = resolveAnchor(doc, anchor);
    if (!target) return { error: "The words you would change are no longer there" };
    // Texts are merged with later edits; a single value (a date, a checkbox) must still be the one that the author saw.
    if (kind && base !== target.text) return { error: VALUE_CHANGED };
    const author = { userId: by.userId, name: by.name };
    return eventFor(
      store.add({ by: author, anchor: target.anchor, base, proposed, at: now(), ref }),
    );
  }

  function decide(
    { suggestionId, decision, reason }: Extract<SuggestionCommand, { type: "suggestionDecide" }>,
    by: Person,
  ): CommandOutcome {
    if (by.role !== "owner") return { error: NOT_YOUR_ROLE };
    const suggestion = store.find(suggestionId);
    if (!suggestion) return { error: GONE };
    if (suggestion.state === decision) return eventFor(suggestion);
    const decided = { by: { userId: by.userId, name: by.name }, at: now(), reason };
    store.decide(suggestionId, decision, decision === "open" ? null : decided);
    return eventFor(store.find(suggestionId) ?? suggestion);
  }

  function withdraw(suggestionId: number, by: Person): CommandOutcome {
    const suggestion = store.find(suggestionId);
    if (!suggestion || !maySee(suggestion, by)) return { error: GONE };
    if (suggestion.by.userId !== by.userId) return { error: "Only its author can do that" };
    if (suggestion.state !== "open") return { error: "It has been decided already" };
    store.remove(suggestionId);
    return { event: { type: "suggestionGone", suggestionId } };
  }

  return {
    handle(command: SuggestionCommand, by: Person): CommandOutcome {
      if (command.type === "suggestionAdd") return add(command, by);
      if (command.type === "suggestionDecide") return decide(command, by);
      return withdraw(command.suggestionId, by);
    },
  };
}
