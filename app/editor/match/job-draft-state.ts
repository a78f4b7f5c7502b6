/**
 * The job description in the panel's fields, and its title: read from the posting as long as the person has not
 * written one.
 */
import { spliceOf } from "#app/core/collab/merge/text-splice.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { EMPTY_DRAFT, type JobDraft, type KeptDraft } from "#app/editor/sync/offline/job-draft.ts";

/** Typing counts as one change; a paste is read as soon. */
const READ_DELAY_MS = 200;

export interface JobDraftView {
  /** Null while the fields show the saved job description. */
  typed: JobDraft | null;
  /** The posting that `typed` is of, which others may have switched away from; null for the active one. */
  postingId: string | null;
  /** The title that was read from the posting and not changed since; null for the person's own. */
  titleFromPosting: string | null;
}

export type JobDraftState = ReturnType<typeof createJobDraftState>;

export function createJobDraftState({
  initial,
  saved,
  activeId,
  readTitle,
}: {
  /** An unsaved draft of an earlier page. */
  initial: KeptDraft | null;
  /** The fields of the active posting as it is saved. */
  saved(): JobDraft;
  /** Null before the document has come. */
  activeId(): string | null;
  /** Null where the posting names none. */
  readTitle(posting: string): Promise<string | null>;
}) {
  let view: JobDraftView = {
    typed: initial?.draft ?? null,
    postingId: initial?.postingId ?? null,
    titleFromPosting: null,
  };
  let newest = 0;
  let reading: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();
  const savedListeners = new Set<() => void>();

  function set(change: Partial<JobDraftView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }
  /** @param isOther the posting was replaced, so that a title read from the last one does not stay */
  async function followTitle(posting: string, isOther: boolean): Promise<void> {
    const request = ++newest;
    await new Promise((resolve) => setTimeout(resolve, READ_DELAY_MS));
    if (request !== newest) return;
    const read = posting.trim() === "" ? null : await readTitle(posting);
    const title = read?.slice(0, CAPS.shortText) ?? (isOther ? "" : null);
    if (request !== newest || title === null || !view.typed) return;
    set({ typed: { ...view.typed, title }, titleFromPosting: title || null });
  }

  return {
    read: () => view,
    draft: () => view.typed ?? saved(),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type(field: keyof JobDraft, text: string) {
      const before = view.typed ?? saved();
      const postingId = view.typed ? view.postingId : activeId();
      set({ typed: { ...before, [field]: text }, postingId });
      if (field === "title") {
        // Their own from here on: an empty one, too, until the posting changes.
        newest++;
        set({ titleFromPosting: null });
      }
      if (field !== "description") return;
      const isOwnTitle = before.title.trim() !== "" && before.title !== view.titleFromPosting;
      if (!isOwnTitle) reading = followTitle(text, isOtherPosting(before.description, text));
    },
    /** Empty fields for one more posting. */
    begin() {
      newest++;
      set({ typed: EMPTY_DRAFT, postingId: newPostingId(), titleFromPosting: null });
    },
    /** Shows these fields; null shows those of the active posting. */
    show(typed: JobDraft | null, postingId: string | null = null) {
      newest++;
      set({ typed, postingId });
    },
    /** Until the title of the posting in the field is read. */
    async whenTitleRead(): Promise<void> {
      let last: Promise<void>;
      do {
        last = reading;
        await last;
      } while (last !== reading);
    },
    /** The fields were saved, or those of another posting are to be shown. */
    saved() {
      newest++;
      set({ typed: null, postingId: null });
      for (const listener of savedListeners) listener();
    },
    onSaved(listener: () => void) {
      savedListeners.add(listener);
      return () => void savedListeners.delete(listener);
    },
  };
}

/** Sorts after those of before. */
const newPostingId = () => `${Date.now().toString(36)}-${crypto.randomUUID().slice(0, 8)}`;

/** Most of the text went. */
function isOtherPosting(before: string, after: string): boolean {
  const removed = spliceOf(before, after)?.remove ?? 0;
  return removed > before.length / 2;
}
