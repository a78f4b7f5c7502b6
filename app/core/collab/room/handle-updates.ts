/**
 * Handles Yjs updates from clients: inspect, apply, check, store, broadcast. A large room writes the updates of a short
 * window as one, since a transaction and a stored row cost more than the few letters in each update.
 */
import * as Y from "yjs";
import { mayEdit, type Peer, reply } from "#app/core/collab/broadcast/peer.ts";
import { type Inspection, inspectUpdate } from "#app/core/collab/document/inspect-update.ts";
import { CLOSE, encodeFrame, NOT_YOUR_ROLE } from "#app/core/collab/protocol/protocol.ts";
import { type Rejection, rejectEdits, tryDecode } from "#app/core/collab/protocol/rejection.ts";
import type { Person } from "#app/core/collab/protocol/room-api.ts";
import type { WorkBudgets } from "#app/core/collab/protocol/work-budget.ts";
import type { DocumentGuard } from "./document-guard.ts";

interface Ports {
  document: DocumentGuard;
  /** Whether the server has issued this client id to this person, ever. */
  isIssuedTo(clientId: number, userId: string): boolean;
  /** Returns true if the room batches; `work` then runs once for the whole batch. */
  enqueueIfBatching(work: () => void): boolean;
  now(): number;
  workBudgets: Pick<WorkBudgets, "charge" | "maxFrameSteps">;
  broadcast(update: Uint8Array, authors: readonly Author[]): void;
}
/** The author of an update and the sections it changed. */
export interface Author {
  by: Person;
  sections: readonly string[];
  /** The author had switched collaboration off. */
  isHidden: boolean;
}
interface PendingUpdate {
  peer: Peer;
  update: Uint8Array;
  /** As it was when the update arrived. */
  isHidden: boolean;
  /** Client ids with the clock they reach. */
  clients: Map<number, number>;
  /** What its deletions cost. */
  steps: number;
}
/** An update that passed inspection. */
type ValidUpdate = Extract<Inspection, { ok: true }>;
/** Limit of the pending batch; above it the batch is written at once. */
const MAX_PENDING_BYTES = 1_048_576;
/**
 * After a failed update, a peer's updates are not batched for this long: rollbacks delay everyone.
 */
const UNBATCHED_MS = 1_000;
const NO_CHANGE = { ok: true, update: null, hasGap: false, repaired: null } as const;

export function createUpdateHandler({
  document,
  isIssuedTo,
  enqueueIfBatching,
  now,
  workBudgets,
  broadcast,
}: Ports) {
  let pending: PendingUpdate[] = [];
  let pendingBytes = 0;
  const unbatchedUntil = new WeakMap<Peer, number>();
  const isUnbatched = (peer: Peer) => (unbatchedUntil.get(peer) ?? 0) > now();

  function handleUpdate(peer: Peer, update: Uint8Array): Rejection {
    const inspection = validate(update, peer.person);
    if (
      inspection.ok &&
      !inspection.isEmpty &&
      !isUnbatched(peer) &&
      enqueueIfBatching(flushPending)
    ) {
      pending.push({
        peer,
        update,
        isHidden: peer.isHidden,
        clients: inspection.clients,
        steps: inspection.steps,
      });
      pendingBytes += update.byteLength;
      if (pendingBytes > MAX_PENDING_BYTES) flushPending();
      return null;
    }
    return writeOne(peer, update, inspection.ok ? inspection : null);
  }

  /** Writes the pending batch, so that the document is current. */
  function flushPending(): void {
    const batch = pending;
    pending = [];
    pendingBytes = 0;
    try {
      if (batch.length > 1 && tryWriteTogether(batch)) return;
    } catch (error) {
      // The batch is stored; writing each update again finds it known and acknowledges it.
      console.error("Failed to broadcast updates", error);
    }
    for (const { peer, update, isHidden } of batch) {
      try {
        const refusal = writeOne(peer, update, null, isHidden);
        if (refusal) unbatchedUntil.set(peer, now() + UNBATCHED_MS);
        reply(peer, refusal);
      } catch (error) {
        // This runs from a timer: one peer's failure must not stop the others.
        console.error("An update could not be written", error);
        peer.close(CLOSE.failed, "Something went wrong on our side");
      }
    }
  }

  function writeOne(
    peer: Peer,
    update: Uint8Array,
    validated: ValidUpdate | null = null,
    isHidden = peer.isHidden,
  ): Rejection {
    const outcome = write(update, peer.person, { validated, isHidden });
    if (!outcome.ok) return outcome.refusal;
    if (!outcome.update && !outcome.hasGap) acknowledge(peer, update);
    if (outcome.hasGap) requestResync(peer);
    return outcome.repaired ? { error: outcome.repaired } : null;
  }

  /** Returns false, with nothing written, if any update of the batch cannot be applied as it is. */
  function tryWriteTogether(batch: readonly PendingUpdate[]): boolean {
    const alreadyStored = new Set<PendingUpdate>();
    const outcome = document.changeTogether(
      batch.map((item) => (doc) => {
        if (isKnown(doc, item.clients)) alreadyStored.add(item);
        chargeFor(item.peer.person, item.steps, () => Y.applyUpdate(doc, item.update));
      }),
    );
    if (!outcome) return false;
    const { update, parts } = outcome;
    if (update) {
      const authors = batch.map(({ peer, isHidden }, index) => ({
        by: peer.person,
        isHidden,
        sections: parts[index]?.sections ?? [],
      }));
      broadcast(
        update,
        authors.filter(({ sections }) => sections.length > 0),
      );
    }
    for (const [index, item] of batch.entries()) {
      if (parts[index]?.hasGap) requestResync(item.peer);
      else if (alreadyStored.has(item)) acknowledge(item.peer, item.update);
    }
    return true;
  }

  /** Runs `work` and charges its steps to the author, even if it fails; it calls `onRefused` if refused for its cost. */
  function chargeFor<T>(
    person: Person,
    deletionSteps: number,
    work: (onRefused: () => void) => T,
  ): T {
    const before = document.workUsed();
    let isRefused = false;
    try {
      return work(() => {
        isRefused = true;
      });
    } finally {
      const steps = document.workUsed() - before + deletionSteps;
      workBudgets.charge(person, { steps, isRefused });
    }
  }

  /** Sent to the author alone where an update changed nothing that would be broadcast. */
  const acknowledge = (peer: Peer, update: Uint8Array) =>
    peer.send(encodeFrame({ kind: "update", update }));
  function requestResync(peer: Peer): void {
    const stateVector = Y.encodeStateVector(document.doc());
    peer.send(encodeFrame({ kind: "step1", stateVector }));
  }

  /** Writes one person's update, after the pending batch that arrived before it. */
  function write(
    update: Uint8Array,
    by: Person,
    {
      validated = null,
      isHidden = false,
    }: { validated?: ValidUpdate | null; isHidden?: boolean } = {},
  ) {
    flushPending();
    const inspection = validated ?? validate(update, by);
    if (!inspection.ok) return inspection;
    if (inspection.isEmpty) return NO_CHANGE;
    const outcome = chargeFor(by, inspection.steps, (onRefused) => {
      const maxSteps = workBudgets.maxFrameSteps(by);
      const changed = document.change((doc) => Y.applyUpdate(doc, update), { maxSteps });
      if (!changed.ok && changed.reason === "too_costly") onRefused();
      return changed;
    });
    if (!outcome.ok) {
      const { reason, message } = outcome;
      return rejected(
        reason === "malformed"
          ? { close: CLOSE.notAllowed, reason: message }
          : rejectEdits(message),
      );
    }
    if (outcome.update) broadcast(outcome.update, [{ by, sections: outcome.sections, isHidden }]);
    return outcome;
  }

  function validate(update: Uint8Array, by: Person) {
    const inspection = tryDecode(() => inspectUpdate(update, document.doc()));
    if (!inspection) return rejected({ close: CLOSE.unreadable, reason: "Unreadable update" });
    if (!inspection.ok) {
      workBudgets.charge(by, { steps: inspection.steps ?? 0, isRefused: true });
      return rejected({ close: CLOSE.notAllowed, reason: inspection.message });
    }
    if (inspection.isEmpty) return inspection;
    if (!mayEdit(by)) return rejected(rejectEdits(NOT_YOUR_ROLE));
    if (!usesIssuedClients(inspection.clients, by)) {
      return rejected({ close: CLOSE.notAllowed, reason: "A client id was not issued to you" });
    }
    return inspection;
  }

  /** Known structs may be sent again by anyone; new ones only under client ids issued to this person. */
  function usesIssuedClients(clients: Map<number, number>, { userId }: Person): boolean {
    for (const [client, reached] of clients) {
      const isNew = reached > Y.getState(document.doc().store, client);
      if (isNew && !isIssuedTo(client, userId)) return false;
    }
    return true;
  }

  return { handle: handleUpdate, write, flushPending };
}

/**
 * Whether the document has reached the clocks of an update, so that it adds nothing; `clients` as in PendingUpdate. Its
 * deletions are not compared: applied again, they change nothing.
 */
function isKnown(doc: Y.Doc, clients: Map<number, number>): boolean {
  for (const [client, reached] of clients) {
    if (reached > Y.getState(doc.store, client)) return false;
  }
  return true;
}

function rejected(refusal: NonNullable<Rejection>) {
  const message = "error" in refusal ? refusal.error : refusal.reason;
  return { ok: false, refusal, message } as const;
}
