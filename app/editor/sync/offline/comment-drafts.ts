/** Drafts of comments and suggestions, stored in this browser so that they survive a reload or a lost connection. */
import * as v from "valibot";
import { draftStorage } from "./draft-storage.ts";
import { COMMENTS_KEY_PREFIX } from "./job-draft.ts";

const person = v.object({ userId: v.string(), name: v.string() });
const draftSchema = v.object({
  text: v.string(),
  mentions: v.array(person),
  /** Id of the command that will send it, so that a retry does not post it twice. */
  ref: v.string(),
});
export type CommentDraft = v.InferOutput<typeof draftSchema>;

/** A position between characters, as an encoded relative position; null for the whole field. */
const position = v.nullable(v.string());
const draftTargetSchema = v.object({
  kind: v.picklist(["comment", "suggestion"]),
  anchor: v.object({ field: v.string(), start: position, end: position }),
  /** The text it is about when begun. */
  words: v.string(),
});
/** What an unsent comment or suggestion is about: the field, and the words in it. */
export type DraftTarget = v.InferOutput<typeof draftTargetSchema>;

const draftTargetsSchema = v.object({
  /** Every target with an unsent text, and the one whose form is open. */
  items: v.array(draftTargetSchema),
  /** The draft name of the target whose form is open. */
  current: v.nullable(v.string()),
});
type DraftTargets = v.InferOutput<typeof draftTargetsSchema>;

function load<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const stored = v.safeParse(schema, JSON.parse(draftStorage.getItem(key) ?? "null"));
    return stored.success ? stored.output : null;
  } catch {
    return null;
  }
}

function store(key: string, value: unknown): void {
  if (value === null) draftStorage.removeItem(key);
  else draftStorage.setItem(key, JSON.stringify(value));
}

const draftKey = (resumeId: string, name: string) =>
  `${COMMENTS_KEY_PREFIX}draft:${resumeId}:${name}`;

/** Null if there is no draft with this name, or it cannot be read. */
export const loadDraft = (resumeId: string, name: string): CommentDraft | null =>
  load(draftKey(resumeId, name), draftSchema);

/** Not to be called in an effect: a form that has been sent unmounts before its effects run. */
export const storeDraft = (resumeId: string, name: string, draft: CommentDraft | null): void =>
  store(draftKey(resumeId, name), draft);

/** The name under which the draft for a target is stored: each kind and range has its own. */
export const draftNameOf = ({ kind, anchor: { field, start, end } }: DraftTarget): string =>
  `${kind} ${field} ${start ?? ""} ${end ?? ""}`;

export const NO_DRAFTS: DraftTargets = { items: [], current: null };

const targetsKey = (resumeId: string) => `${COMMENTS_KEY_PREFIX}begun:${resumeId}`;
export const loadDraftTargets = (resumeId: string): DraftTargets =>
  load(targetsKey(resumeId), draftTargetsSchema) ?? NO_DRAFTS;
export function storeDraftTargets(resumeId: string, targets: DraftTargets): void {
  const isEmpty = targets.items.length === 0 && targets.current === null;
  store(targetsKey(resumeId), isEmpty ? null : targets);
}

/**
 * The unsent comments and suggestions of a resume in this tab. Saving keeps those begun in other
 * tabs.
 */
export function createDraftStore(resumeId: string, onChange: (targets: DraftTargets) => void) {
  let latest = loadDraftTargets(resumeId);
  function write(next: DraftTargets): void {
    latest = next;
    storeDraftTargets(resumeId, next);
    onChange(next);
  }
  const isUnsent = (target: DraftTarget) => loadDraft(resumeId, draftNameOf(target)) !== null;
  /**
   * All unsent targets. Reads the storage again, because another tab may have added or sent some.
   */
  function unsent(): DraftTarget[] {
    const items = [...loadDraftTargets(resumeId).items, ...latest.items].map(
      (target) => [draftNameOf(target), target] as const,
    );
    return [...new Map(items).values()].filter(isUnsent);
  }
  return {
    latest: () => latest,
    /** Opens a target's form; earlier unsent targets are kept. */
    begin(draftTarget: DraftTarget): void {
      const name = draftNameOf(draftTarget);
      const others = unsent().filter((target) => draftNameOf(target) !== name);
      write({ items: [...others, draftTarget], current: name });
    },
    /** Removes a target and its draft, after it was sent or discarded. */
    end(draftTarget: DraftTarget): void {
      const name = draftNameOf(draftTarget);
      storeDraft(resumeId, name, null);
      const { items, current } = latest;
      // The open form has no draft while nothing is written in it.
      const open = items.filter((target) => draftNameOf(target) === current && !isUnsent(target));
      write({
        items: [...unsent(), ...open].filter((target) => draftNameOf(target) !== name),
        current: current === name ? null : current,
      });
    },
    /** Closes the form if nothing is written in it. */
    leave(): void {
      const items = unsent();
      const isKept = items.some((target) => draftNameOf(target) === latest.current);
      write({ items, current: isKept ? latest.current : null });
    },
  };
}
