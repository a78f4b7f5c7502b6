/** Schemas of a client's comment and suggestion commands; the room itself adds their author. */
import * as v from "valibot";
import { DISCUSSION_CAPS as CAPS } from "./discussion.ts";

const resumeId = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const rowId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
const limit = (cap: number) => `This is limited to ${cap.toLocaleString("en")} characters`;
const NUL = "Text contains a character that cannot be stored";
const textUpTo = (cap: number) =>
  v.pipe(
    v.string(),
    v.maxLength(cap, limit(cap)),
    v.check((text) => !text.includes("\0"), NUL),
  );
const text = v.pipe(
  textUpTo(CAPS.text),
  v.check((input) => input.trim() !== "", "There is nothing written yet"),
);
const mentions = v.optional(
  v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(200))),
    v.maxLength(CAPS.mentions, `At most ${CAPS.mentions} people can be mentioned`),
  ),
  [],
);
/** A number is an offset in the field's current text; a string is a Yjs relative position. */
const positionSchema = v.optional(
  v.nullable(
    v.union([
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
      v.pipe(v.string(), v.maxLength(400)),
    ]),
  ),
  null,
);
const anchor = v.object({
  field: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  start: positionSchema,
  end: positionSchema,
});
export type AnchorInput = v.InferOutput<typeof anchor>;
/** Returned with the reply; a command with a known `ref` is not executed again. */
const ref = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64)));

const command = <T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.object({ type: v.literal(type), resumeId, ref, ...entries });

export const DISCUSSION_COMMANDS = [
  command("commentList", {}),
  command("commentAdd", { anchor, text, mentions }),
  command("commentReply", { threadId: rowId, text, mentions }),
  command("commentEdit", { commentId: rowId, text, mentions }),
  /** Without `commentId`, deletes the whole thread. */
  command("commentDelete", { threadId: rowId, commentId: v.optional(rowId) }),
  command("commentResolve", { threadId: rowId, isResolved: v.boolean() }),
  command("suggestionAdd", {
    anchor,
    base: textUpTo(CAPS.proposed),
    proposed: textUpTo(CAPS.proposed),
  }),
  command("suggestionDecide", {
    suggestionId: rowId,
    decision: v.picklist(["accepted", "rejected", "open"]),
    reason: v.optional(textUpTo(CAPS.reason), ""),
  }),
  command("suggestionWithdraw", { suggestionId: rowId }),
] as const;

export type DiscussionCommand = v.InferOutput<(typeof DISCUSSION_COMMANDS)[number]>;
export type CommentCommand = Extract<DiscussionCommand, { type: `comment${string}` }>;
export type SuggestionCommand = Extract<DiscussionCommand, { type: `suggestion${string}` }>;

export const isSuggestionCommand = (event: { type: string }): event is SuggestionCommand =>
  event.type.startsWith("suggestion");
