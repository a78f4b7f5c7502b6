/** Syncs the tabs of one browser that have the same device resume open. */
import * as v from "valibot";
import * as Y from "yjs";
import type { CommentBroadcast } from "#app/core/collab/comments/discussion.ts";

/** Transaction origin of what another tab wrote. */
const FROM_TAB = Symbol("another tab");

/** Messages come from pages of the same origin, but maybe of another release. */
const messageSchema = v.variant("type", [
  v.object({ type: v.literal("hello"), stateVector: v.instance(Uint8Array) }),
  v.object({ type: v.literal("update"), update: v.instance(Uint8Array) }),
  v.object({ type: v.literal("title"), title: v.string() }),
  v.object({ type: v.literal("comments"), event: v.looseObject({ type: v.string() }) }),
]);
type Message =
  | { type: "hello"; stateVector: Uint8Array }
  | { type: "update"; update: Uint8Array }
  | { type: "title"; title: string }
  | { type: "comments"; event: CommentBroadcast };

/** Sends this tab's edits to the other tabs with the same `epoch`, which names the resume, and applies theirs. */
export function connectDeviceTabs({
  doc,
  epoch,
  onTitle,
  onComments,
}: {
  doc: Y.Doc;
  epoch: string;
  onTitle(title: string): void;
  onComments(event: CommentBroadcast): void;
}) {
  // In browsers without it, each tab still stores its edits.
  const channel =
    "BroadcastChannel" in globalThis ? new BroadcastChannel(`covitae:${epoch}`) : null;
  const post = (message: Message) => channel?.postMessage(message);

  channel?.addEventListener("message", ({ data }: MessageEvent) => {
    const parsed = v.safeParse(messageSchema, data);
    if (!parsed.success) return;
    const message = parsed.output as Message;
    if (message.type === "hello") {
      post({ type: "update", update: Y.encodeStateAsUpdate(doc, message.stateVector) });
    } else if (message.type === "update") Y.applyUpdate(doc, message.update, FROM_TAB);
    else if (message.type === "title") onTitle(message.title);
    else onComments(message.event);
  });
  const onUpdate = (update: Uint8Array, origin: unknown) => {
    if (origin !== FROM_TAB) post({ type: "update", update });
  };
  doc.on("update", onUpdate);

  return {
    /** Requests updates from other tabs that are not stored yet. */
    requestMissing: () => post({ type: "hello", stateVector: Y.encodeStateVector(doc) }),
    sendTitle: (title: string) => post({ type: "title", title }),
    sendComments: (event: CommentBroadcast) => post({ type: "comments", event }),
    close() {
      doc.off("update", onUpdate);
      channel?.close();
    },
  };
}
