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
export type SaidDraft = v.InferOutput<typeof draftSchema>;

const spot = v.nullable(v.string());
const askedSchema = v.object({
  kind: v.picklist(["comment", "suggestion"]),
  anchor: v.object({ field: v.string(), start: spot, end: spot }),
  /** The words it is about; of a suggestion all of them. */
  words: v.string(),
});
/** What a comment or suggestion is about: the field, and the words in it. */
export type Asked = v.InferOutput<typeof askedSchema>;

const begunSchema = v.object({
  /** Everything with an unsent text, and what is open in the form. */
  items: v.array(askedSchema),
  /** The draft name of the one that is open in the form. */
  current: v.nullable(v.string()),
});
type Begun = v.InferOutput<typeof begunSchema>;

function load<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const kept = v.safeParse(schema, JSON.parse(draftStorage.getItem(key) ?? "null"));
    return kept.success ? kept.output : null;
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

export const loadDraft = (resumeId: string, name: string): SaidDraft | null =>
  load(draftKey(resumeId, name), draftSchema);

/** Not in an effect, because a form that has been sent unmounts before its effects run. */
export const storeDraft = (resumeId: string, name: string, draft: SaidDraft | null): void =>
  store(draftKey(resumeId, name), draft);

/** Under which the draft of a comment or suggestion is kept: each place has one of its own. */
export const draftNameOf = ({ kind, anchor: { field, start, end } }: Asked): string =>
  `${kind} ${field} ${start ?? ""} ${end ?? ""}`;

export const NOTHING_BEGUN: Begun = { items: [], current: null };

const begunKey = (resumeId: string) => `${COMMENTS_KEY_PREFIX}begun:${resumeId}`;
export const loadBegun = (resumeId: string): Begun =>
  load(begunKey(resumeId), begunSchema) ?? NOTHING_BEGUN;
export function storeBegun(resumeId: string, begun: Begun): void {
  const isNothing = begun.items.length === 0 && begun.current === null;
  store(begunKey(resumeId), isNothing ? null : begun);
}

/** Without React: what is begun on a resume in this tab, kept beside what is begun in others. */
export function begunStore(resumeId: string, onChange: (begun: Begun) => void) {
  let latest = loadBegun(resumeId);
  function write(next: Begun): void {
    latest = next;
    storeBegun(resumeId, next);
    onChange(next);
  }
  const isUnsent = (one: Asked) => loadDraft(resumeId, draftNameOf(one)) !== null;
  /** Read again each time, because another tab may have begun or sent something. */
  function unsent(): Asked[] {
    const items = [...loadBegun(resumeId).items, ...latest.items].map(
      (one) => [draftNameOf(one), one] as const,
    );
    return [...new Map(items).values()].filter(isUnsent);
  }
  return {
    latest: () => latest,
    /** Opens it in the form; what was begun before is kept beside it. */
    begin(asked: Asked): void {
      const name = draftNameOf(asked);
      const others = unsent().filter((one) => draftNameOf(one) !== name);
      write({ items: [...others, asked], current: name });
    },
    /** It was sent or discarded. */
    end(asked: Asked): void {
      const name = draftNameOf(asked);
      storeDraft(resumeId, name, null);
      const { items, current } = latest;
      // The form may be open with nothing written in it.
      const open = items.filter((one) => draftNameOf(one) === current && !isUnsent(one));
      write({
        items: [...unsent(), ...open].filter((one) => draftNameOf(one) !== name),
        current: current === name ? null : current,
      });
    },
    /** Closes a form in which nothing is written. */
    leave(): void {
      const items = unsent();
      const isKept = items.some((one) => draftNameOf(one) === latest.current);
      write({ items, current: isKept ? latest.current : null });
    },
  };
}
