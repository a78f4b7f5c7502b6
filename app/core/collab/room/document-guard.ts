/**
 * Guards the room's document: every change is applied, checked against layout and caps, and stored before anything is
 * broadcast. A rejected change is rolled back by loading the stored state again.
 */
import * as Y from "yjs";
import { addMissingFields } from "#app/core/collab/document/add-missing-fields.ts";
import { changedSections } from "#app/core/collab/document/changed-path.ts";
import { checkChanges } from "#app/core/collab/document/check-changes.ts";
import { dropPending } from "#app/core/collab/document/drop-pending.ts";
import {
  countStructs,
  type IntegrationMeter,
  IntegrationTooCostly,
  isBeyondLimit,
  MAX_DOCUMENT_STEPS,
  MAX_DOCUMENT_STRUCTS,
  MAX_FRAME_SCANS,
  MAX_FRAME_STEPS,
  newMeter,
  withMeter,
} from "#app/core/collab/document/integration-cost.ts";
import { newDocument } from "#app/core/collab/document/layout.ts";
import { documentReader, type ResumeSnapshot } from "#app/core/collab/document/read-document.ts";
import { ENCODED_CAP_BYTES } from "#app/core/collab/document/rebuild-document.ts";
import type { WriteOrigin } from "#app/core/collab/merge/merge-base.ts";
import { MAX_DOCUMENT_MESSAGE } from "#app/core/collab/protocol/protocol.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";

const TOO_COMPLEX =
  "This change could not be merged. Copy your text, reload the page and paste it again.";
/** Fixed cost of a change, in steps of integration-cost.ts. */
const STEPS_PER_CHANGE = 50;
/** Cost of encoding what a client lacks. */
const STRUCTS_PER_STEP = 4;
const ENCODED_BYTES_PER_STEP = 20;
const HISTORY_FULL = "This resume's history is full. Close it everywhere for a moment to go on.";

export interface DocumentStore {
  /** Yields the stored updates, oldest first. */
  load(): Iterable<Uint8Array>;
  /** Stores an update durably before it returns; returns the new rev. */
  append(update: Uint8Array, origin: WriteOrigin | null, isUpgrade?: boolean): number;
  /** This room's own client id. */
  clientId: number;
  /** Whether a resume may be laid out with this template. */
  isTemplate(id: string): boolean;
}

export type ChangeOutcome =
  | {
      ok: true;
      /** What was stored; null when nothing changed. */
      update: Uint8Array | null;
      /** Message for the author about what was cut to its cap, or null. */
      repaired: string | null;
      /** True when parts were dropped because structs they depend on are missing. */
      hasGap: boolean;
      /** The sections it changed. */
      sections: string[];
    }
  | { ok: false; reason: "malformed" | "too_large" | "too_costly"; message: string };

/** What one edit of a batch changed. */
interface EditResult {
  sections: string[];
  /** Parts were dropped because structs they depend on are missing. */
  hasGap: boolean;
}

interface ChangeOptions {
  /** For the seed and for upgrades, which add parts of the layout; `sections` is then empty. */
  skipsChecks?: boolean;
  /** Not an edit: the time of the latest edit stays. */
  isUpgrade?: boolean;
  /** JSON changes past a cap are rejected instead of cut. */
  refusesOverflow?: boolean;
  /** Author and base of a JSON change. */
  origin?: WriteOrigin | null;
  /** The author's own updates, stored even where others made the same change, because later ones build on them. */
  ownUpdates?: readonly Uint8Array[];
  /** Steps after which the change is refused. */
  maxSteps?: number;
}

export type DocumentGuard = ReturnType<typeof createDocumentGuard>;

export function createDocumentGuard(store: DocumentStore) {
  /** Upper bound of the content's size: grows with every update and is measured when it passes the cap. */
  let sizeBound = 0;
  /** The same for the document with its history. */
  let encodedBound = 0;
  /** Upper bound of the scans that loading the document repeats; those of deleted items count too. */
  let scanBound = 0;
  /**
   * Loading exceeded the step limit (a crafted order of items), so the text is loaded out of order.
   */
  let isOutOfOrder = false;
  /** Steps spent since the room was opened. */
  let workSteps = 0;
  /** Meter of the change that is being made. */
  let currentMeter: IntegrationMeter | null = null;
  /** The encoded document; null after a change. */
  let encodedCache: Uint8Array | null = null;
  let doc = load();
  let reader = documentReader(doc);

  function load(): Y.Doc {
    const loaded = newDocument();
    sizeBound = 0;
    const meter = newMeter(MAX_DOCUMENT_STEPS, "append");
    withMeter(meter, () =>
      loaded.transact(() => {
        for (const update of store.load()) {
          sizeBound += update.byteLength;
          Y.applyUpdate(loaded, update);
        }
      }),
    );
    encodedBound = sizeBound;
    scanBound = meter.scanned;
    isOutOfOrder = isBeyondLimit(meter);
    workSteps += meter.steps + countStructs(loaded);
    loaded.clientID = store.clientId;
    encodedCache = null;
    loaded.on("update", () => {
      encodedCache = null;
    });
    return loaded;
  }

  function reset(): void {
    doc.destroy();
    doc = load();
    reader = documentReader(doc);
  }

  /** Adds to the document's size bounds; returns a message if it is too large now, else null. */
  function recordSize(added: number): string | null {
    sizeBound += added;
    encodedBound += added;
    if (sizeBound > CAPS.documentBytes) {
      sizeBound = new TextEncoder().encode(JSON.stringify(reader())).byteLength;
      if (sizeBound > CAPS.documentBytes) return MAX_DOCUMENT_MESSAGE;
    }
    if (encodedBound > ENCODED_CAP_BYTES) {
      encodedBound = Y.encodeStateAsUpdate(doc).byteLength;
      if (encodedBound > ENCODED_CAP_BYTES) return HISTORY_FULL;
    }
    const isCostly = scanBound > MAX_DOCUMENT_STEPS || countStructs(doc) > MAX_DOCUMENT_STRUCTS;
    return isCostly ? HISTORY_FULL : null;
  }

  const check = (changed: Y.Transaction["changed"]) => checkChanges(doc, changed, store.isTemplate);

  /** Runs a change under a meter; throws IntegrationTooCostly if it takes too many steps. */
  function metered(change: () => void, maxSteps = MAX_FRAME_STEPS): void {
    const meter = newMeter(maxSteps, "throw", Math.min(maxSteps, MAX_FRAME_SCANS));
    currentMeter = meter;
    try {
      withMeter(meter, change);
    } finally {
      currentMeter = null;
      scanBound += meter.scanned;
      workSteps += meter.steps + STEPS_PER_CHANGE;
    }
  }

  function change(
    edit: (doc: Y.Doc) => unknown,
    {
      skipsChecks = false,
      isUpgrade = false,
      refusesOverflow = false,
      origin = null,
      ownUpdates = [],
      maxSteps,
    }: ChangeOptions = {},
  ): ChangeOutcome {
    const producedUpdates = [...ownUpdates];
    const transactions: Y.Transaction[] = [];
    const onUpdate = (update: Uint8Array) => producedUpdates.push(update);
    const onTransaction = (transaction: Y.Transaction) => transactions.push(transaction);
    let isStored = false;
    try {
      doc.on("update", onUpdate);
      doc.on("afterTransaction", onTransaction);
      metered(() => edit(doc), maxSteps);
      const hasGap = dropPending(doc);
      const sections = new Set<string>();
      let repaired: string | null = null;
      for (const { changed } of skipsChecks ? [] : [...transactions]) {
        for (const section of changedSections(doc, changed)) sections.add(section);
        const { malformed, overflows, isIncomplete } = check(changed);
        if (malformed !== null) return { ok: false, reason: "malformed", message: malformed };
        if (overflows[0] && refusesOverflow) {
          return { ok: false, reason: "too_large", message: overflows[0].message };
        }
        repaired ??= overflows[0]?.message ?? null;
        doc.transact(() => {
          for (const { repair } of overflows) repair();
        });
        if (isIncomplete) addMissingFields(doc);
      }
      const update = producedUpdates.length > 0 ? Y.mergeUpdates(producedUpdates) : null;
      if (update) {
        const message = recordSize(update.byteLength);
        if (message !== null) return { ok: false, reason: "too_large", message };
        store.append(update, origin, isUpgrade);
      }
      isStored = true;
      return { ok: true, update, repaired, hasGap, sections: [...sections] };
    } catch (error) {
      if (!(error instanceof IntegrationTooCostly)) throw error;
      return { ok: false, reason: "too_costly", message: TOO_COMPLEX };
    } finally {
      doc.off("update", onUpdate);
      doc.off("afterTransaction", onTransaction);
      if (!isStored) reset();
    }
  }

  /**
   * Applies several people's changes as one stored row. Returns null, with nothing changed, if any of them cannot be
   * applied as it is; the caller then applies each by itself.
   */
  function changeTogether(
    edits: ReadonlyArray<(doc: Y.Doc) => void>,
  ): { update: Uint8Array | null; parts: EditResult[] } | null {
    let update: Uint8Array | null = null;
    const onUpdate = (emittedUpdate: Uint8Array) => {
      update = emittedUpdate;
    };
    const parts: EditResult[] = [];
    let isValid = false;
    doc.on("update", onUpdate);
    try {
      doc.transact((transaction) => {
        metered(() => {
          for (const edit of edits) parts.push(applyEdit(transaction, edit));
        });
        const { malformed, overflows, isIncomplete } = check(transaction.changed);
        isValid = malformed === null && overflows.length === 0 && !isIncomplete;
      });
      const batchUpdate = update as Uint8Array | null;
      if (isValid && batchUpdate) isValid = recordSize(batchUpdate.byteLength) === null;
      if (!isValid) return null;
      if (batchUpdate) store.append(batchUpdate, null);
      return { update: batchUpdate, parts };
    } catch {
      isValid = false;
      return null;
    } finally {
      doc.off("update", onUpdate);
      if (!isValid) reset();
    }
  }

  return {
    doc: () => doc,
    /** Adds what a document of an earlier release lacks. */
    upgrade: () => change(addMissingFields, { skipsChecks: true, isUpgrade: true }),
    read: (): ResumeSnapshot | null => reader(),
    change,
    changeTogether,
    /** Steps of work since the room was opened, to charge to the work budgets of those who cause it. */
    workUsed: () => workSteps + (currentMeter?.steps ?? 0),
    /** Its items are not in the order of other copies, so it must be rebuilt before it is sent. */
    isOutOfOrder: () => isOutOfOrder,
    /** Loading it costs so much that it should be rebuilt once no one is connected. */
    isCostly: () =>
      scanBound > MAX_DOCUMENT_STEPS / 2 || countStructs(doc) > MAX_DOCUMENT_STRUCTS / 2,
    /**
     * Returns what a client with this state vector lacks. Encoding all of it costs a millisecond per 100 kB, so it is
     * cached for clients that have nothing.
     */
    encodeMissing(stateVector: Uint8Array): Uint8Array {
      if (stateVector.length <= 1 && encodedCache) return encodedCache;
      const missing = Y.encodeStateAsUpdate(doc, stateVector);
      // Whatever is left out, Yjs walks through all items to find the deleted ones.
      workSteps +=
        countStructs(doc) / STRUCTS_PER_STEP + missing.byteLength / ENCODED_BYTES_PER_STEP;
      if (stateVector.length <= 1) encodedCache = missing;
      return missing;
    },
  };
}

/** Runs one edit of a batch and reports what it changed within the shared transaction. */
function applyEdit(transaction: Y.Transaction, edit: (doc: Y.Doc) => void): EditResult {
  const { doc, changed } = transaction;
  const changedByEdit: Y.Transaction["changed"] = new Map();
  transaction.changed = changedByEdit;
  edit(doc);
  transaction.changed = changed;
  for (const [type, keys] of changedByEdit) {
    const before = changed.get(type);
    changed.set(type, before ? new Set([...before, ...keys]) : keys);
  }
  return { sections: changedSections(doc, changedByEdit), hasGap: dropPending(doc) };
}
