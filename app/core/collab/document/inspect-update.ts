/**
 * Inspects a Yjs update before it is applied: refuses content that no editor of ours writes, and lists the clients that
 * wrote it.
 */
import * as Y from "yjs";
import { deletionSteps } from "./deletion-cost.ts";
import { MAX_FRAME_STEPS } from "./integration-cost.ts";
import { ROOTS } from "./layout.ts";
import { isFormat } from "./text-formats.ts";

const UNSAFE_KEYS = new Set(["__proto__", "constructor", "prototype"]);
const ROOT_NAMES: ReadonlySet<unknown> = new Set(Object.values(ROOTS));

export type Inspection =
  | {
      ok: true;
      isEmpty: boolean;
      /** Client ids under which something is added, each with the clock (count of units) that it reaches. */
      clients: Map<number, number>;
      /** What its deletions cost, in steps of integration-cost.ts. */
      steps: number;
    }
  /** `steps`: given if the deletions cost too much. */
  | { ok: false; message: string; steps?: number };

/** Inspects an update to `doc`; throws on bytes that are no update. */
export function inspectUpdate(update: Uint8Array, doc: Y.Doc): Inspection {
  const { structs, ds } = Y.decodeUpdate(update);
  const clients = new Map<number, number>();
  for (const struct of structs) {
    const { client, clock } = struct.id;
    const reached = clock + struct.length;
    if (!Number.isSafeInteger(reached)) return { ok: false, message: "A clock is out of range" };
    if (struct instanceof Y.Item) {
      const fault = invalidReason(struct);
      if (fault) return { ok: false, message: fault };
    } else if (struct instanceof Y.Skip) {
      return { ok: false, message: "An update may not skip" };
    }
    clients.set(client, Math.max(reached, clients.get(client) ?? 0));
  }
  const steps = deletionSteps(ds.clients, doc.store.clients, structs, MAX_FRAME_STEPS);
  if (steps > MAX_FRAME_STEPS) {
    return { ok: false, message: "An update deletes too many ranges", steps };
  }
  return { ok: true, isEmpty: structs.length === 0 && ds.clients.size === 0, clients, steps };
}

function invalidReason({ parent, parentSub, content }: Y.Item): string | null {
  // Before integration, a root is still given by its name.
  if (typeof parent === "string" && !ROOT_NAMES.has(parent)) return "There is no such root";
  if (parentSub !== null && UNSAFE_KEYS.has(parentSub)) return "A key is not allowed";
  if (content instanceof Y.ContentType) {
    const kind = content.type.constructor;
    return kind === Y.Map || kind === Y.Text ? null : "A resume has no such type";
  }
  if (content instanceof Y.ContentFormat) {
    const { key, value } = content as { key: string; value: unknown };
    return isFormat(key, value) ? null : "A text has no such format";
  }
  const isPlain =
    content instanceof Y.ContentString ||
    content instanceof Y.ContentAny ||
    content instanceof Y.ContentDeleted;
  return isPlain ? null : "A resume has no such content";
}
