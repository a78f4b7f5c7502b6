/** Handles comment and suggestion commands: roles, rate limits, and who receives which broadcast. */
import type { createBroadcaster } from "#app/core/collab/broadcast/broadcaster.ts";
import { mayComment, mayEdit, type Peer, sendEvent } from "#app/core/collab/broadcast/peer.ts";
import { NOT_YOUR_ROLE } from "#app/core/collab/protocol/protocol.ts";
import type { Rejection } from "#app/core/collab/protocol/rejection.ts";
import { isGuest, type Person } from "#app/core/collab/protocol/room-api.ts";
import type { DocumentGuard } from "#app/core/collab/room/document-guard.ts";
import {
  type Author,
  COMMANDS_PER_MINUTE,
  type CommentBroadcast,
  LINK_COMMANDS_PER_MINUTE,
  type Suggestion,
  type Thread,
} from "./discussion.ts";
import { type DiscussionCommand, isSuggestionCommand } from "./discussion-commands.ts";
import { type CommentStore, createCommentHandler } from "./handle-comments.ts";
import { createSuggestionHandler, maySee, type SuggestionStore } from "./handle-suggestions.ts";

export interface DiscussionStores {
  comments: CommentStore;
  suggestions: SuggestionStore;
  /** People who joined and may comment, latest first, without unnamed guests. */
  people(): Array<Author & { isOwner: boolean }>;
}
interface Ports extends DiscussionStores {
  document: DocumentGuard;
  broadcaster: ReturnType<typeof createBroadcaster>;
  peers(): readonly Peer[];
  now(): number;
}

const TOO_MANY =
  "That is a lot at once. What you wrote is still here: wait a minute and send it again.";
/** A snapshot is sent in parts of about this many characters. */
const PART_CHARACTERS = 200_000;
/** How often one socket may ask for everything (`commentList`). */
const LISTS_PER_MINUTE = 10;

export function createDiscussionHandler(ports: Ports) {
  const { broadcaster, comments, suggestions } = ports;
  const takeCommandToken = createTokenBucket(ports.now);
  const snapshotLimits = new WeakMap<Peer, ReturnType<typeof createTokenBucket>>();
  const commentHandler = createCommentHandler({ ...ports, store: comments, findMentionable });
  const suggestionHandler = createSuggestionHandler({ ...ports, store: suggestions });

  /** People who left are listed only for those who may edit, because a mention reveals their name. */
  function mentionablePeople(person: Person): Author[] {
    const authors = comments.list().flatMap((thread) => thread.comments.map(({ by }) => by));
    const present = [...ports.peers()].filter((peer) => mayComment(peer.person) && !peer.isHidden);
    const earlier = ports.people().filter(({ isOwner }) => isOwner || mayEdit(person));
    const all = [...present.map((peer) => peer.person), ...authors, ...earlier];
    const byId = new Map(all.map(({ userId, name }) => [userId, { userId, name }]));
    return [...byId.values()];
  }
  function findMentionable(userIds: readonly string[], person: Person): Author[] {
    if (userIds.length === 0) return [];
    return mentionablePeople(person).filter(({ userId }) => userIds.includes(userId));
  }

  /** Sends all threads, and the suggestions that this person may see, in one or more events. */
  function sendSnapshot(peer: Peer): void {
    const { person } = peer;
    const visible = suggestions.list().filter((suggestion) => maySee(suggestion, person));
    const items = [
      ...comments.list().map((thread) => ({ thread })),
      ...visible.map((suggestion) => ({ suggestion })),
    ];
    const people = mentionablePeople(person);
    do {
      const threads: Thread[] = [];
      const part: Suggestion[] = [];
      for (let size = 0; items.length > 0 && size < PART_CHARACTERS; ) {
        const item = items.shift();
        size += JSON.stringify(item).length;
        if (item && "thread" in item) threads.push(item.thread);
        else if (item) part.push(item.suggestion);
      }
      const isMore = items.length > 0;
      sendEvent(peer, { type: "discussion", threads, suggestions: part, people, isMore });
    } while (items.length > 0);
  }

  /** A suggestion's event goes to editors and to `suggester` only; for comments it is null. */
  function broadcast(event: CommentBroadcast, suggester: Author | null): void {
    if (!suggester) {
      broadcaster.broadcastEvents([event]);
      return;
    }
    for (const peer of ports.peers()) {
      const isRecipient = mayEdit(peer.person) || peer.person.userId === suggester.userId;
      if (peer.kind !== "new" && isRecipient && mayComment(peer.person)) sendEvent(peer, event);
    }
  }

  /** Counts a command. One person can be a guest many times, so all guests of one link also share a limit. */
  function isWithinRateLimit({ person }: Peer): boolean {
    const { userId, shareId } = person;
    if (!takeCommandToken(userId, COMMANDS_PER_MINUTE)) return false;
    return !isGuest(person) || takeCommandToken(`link ${shareId}`, LINK_COMMANDS_PER_MINUTE);
  }

  function handleCommand(peer: Peer, command: DiscussionCommand): Rejection {
    const { person } = peer;
    const { ref } = command;
    if (!mayComment(person)) return { error: NOT_YOUR_ROLE, ref };
    if (command.type === "commentList") {
      const takeSnapshotToken = snapshotLimits.get(peer) ?? createTokenBucket(ports.now);
      snapshotLimits.set(peer, takeSnapshotToken);
      if (!takeSnapshotToken("list", LISTS_PER_MINUTE)) return { error: TOO_MANY, ref };
      sendSnapshot(peer);
      return null;
    }
    if (!isWithinRateLimit(peer)) return { error: TOO_MANY, ref };
    // Looked up first: the command may remove it.
    const suggester =
      "suggestionId" in command ? (suggestions.find(command.suggestionId)?.by ?? null) : null;
    const outcome = isSuggestionCommand(command)
      ? suggestionHandler.handle(command, person)
      : commentHandler.handle(command, person);
    if ("error" in outcome) return { error: outcome.error, ref };
    broadcast(
      { ...outcome.event, ref },
      isSuggestionCommand(command) ? (suggester ?? person) : null,
    );
    return null;
  }

  return { handle: handleCommand };
}

/**
 * Returns a function that takes a token from the bucket of a name, false if it is empty. Buckets refill per minute; idle
 * ones are dropped.
 */
function createTokenBucket(now: () => number) {
  const MINUTE_MS = 60_000;
  const MAX_IDLE_BUCKETS = 1_000;
  const buckets = new Map<string, { tokens: number; usedAt: number }>();
  return (name: string, perMinute: number): boolean => {
    const usedAt = now();
    if (buckets.size > MAX_IDLE_BUCKETS) {
      for (const [key, bucket] of buckets) {
        if (usedAt - bucket.usedAt > MINUTE_MS) buckets.delete(key);
      }
    }
    const bucket = buckets.get(name) ?? { tokens: perMinute, usedAt };
    const gained = ((usedAt - bucket.usedAt) * perMinute) / MINUTE_MS;
    const refilled = Math.min(perMinute, bucket.tokens + gained);
    buckets.set(name, { tokens: Math.max(0, refilled - 1), usedAt });
    return refilled >= 1;
  };
}
