/**
 * State of the job description's fields in the editor. A posting is a saved job description; a resume
 * may have several, one of them active. The title is read from the pasted text as long as the user
 * has not written one.
 */
import { spliceOf } from "#app/core/collab/merge/text-splice.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import {
  EMPTY_DRAFT,
  type JobDraft,
  type StoredDraft,
} from "#app/editor/sync/offline/job-draft.ts";

/** Delay after the last change of the posting until its title is read. */
const READ_DELAY_MS = 200;

export interface JobDraftView {
  /** Null while the fields show the saved job description. */
  typed: JobDraft | null;
  /**
   * Id of the posting that `typed` belongs to, which may no longer be the active one; null for the
   * active one.
   */
  postingId: string | null;
  /** The title that was read from the posting and not changed since; null if the user wrote it. */
  titleFromPosting: string | null;
}

export type JobDraftState = ReturnType<typeof createJobDraftState>;

/** The state is read with `read` and `subscribe`, as `useSyncExternalStore` needs. */
export function createJobDraftState({
  initial,
  saved,
  activeId,
  readTitle,
}: {
  /** An unsaved draft that an earlier page stored. */
  initial: StoredDraft | null;
  /** The fields of the active posting as it is saved. */
  saved(): JobDraft;
  /** Null before the document has loaded. */
  activeId(): string | null;
  /** Null if the posting names none. */
  readTitle(posting: string): Promise<string | null>;
}) {
  let view: JobDraftView = {
    typed: initial?.draft ?? null,
    postingId: initial?.postingId ?? null,
    titleFromPosting: null,
  };
  let latestRequest = 0;
  let titleReading: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();
  const savedListeners = new Set<() => void>();

  function setView(change: Partial<JobDraftView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }
  /**
   * @param isReplaced whether the posting was replaced: a title that was read from the previous one is
   * then removed
   */
  async function readTitleAfterPause(posting: string, isReplaced: boolean): Promise<void> {
    const request = ++latestRequest;
    await new Promise((resolve) => setTimeout(resolve, READ_DELAY_MS));
    if (request !== latestRequest) return;
    const read = posting.trim() === "" ? null : await readTitle(posting);
    const title = read?.slice(0, CAPS.shortText) ?? (isReplaced ? "" : null);
    if (request !== latestRequest || title === null || !view.typed) return;
    setView({ typed: { ...view.typed, title }, titleFromPosting: title || null });
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
      setView({ typed: { ...before, [field]: text }, postingId });
      if (field === "title") {
        // From here on the title is the user's; an empty one is read again when the posting
        // changes.
        latestRequest++;
        setView({ titleFromPosting: null });
      }
      if (field !== "description") return;
      const isOwnTitle = before.title.trim() !== "" && before.title !== view.titleFromPosting;
      if (!isOwnTitle)
        titleReading = readTitleAfterPause(text, isPostingReplaced(before.description, text));
    },
    /** Shows empty fields for a new posting. */
    beginNewPosting() {
      latestRequest++;
      setView({ typed: EMPTY_DRAFT, postingId: newPostingId(), titleFromPosting: null });
    },
    /** Shows these fields; null shows those of the active posting. */
    show(typed: JobDraft | null, postingId: string | null = null) {
      latestRequest++;
      setView({ typed, postingId });
    },
    /** Waits until the title of the posting in the field is read. */
    async whenTitleRead(): Promise<void> {
      let last: Promise<void>;
      do {
        last = titleReading;
        await last;
      } while (last !== titleReading);
    },
    /** To be called when the fields were saved, or another posting is to be shown. */
    saved() {
      latestRequest++;
      setView({ typed: null, postingId: null });
      for (const listener of savedListeners) listener();
    },
    onSaved(listener: () => void) {
      savedListeners.add(listener);
      return () => void savedListeners.delete(listener);
    },
  };
}

/** Begins with the time, so that ids sort in the order of creation. */
const newPostingId = () => `${Date.now().toString(36)}-${crypto.randomUUID().slice(0, 8)}`;

/** Whether the change removed more than half of the text. */
function isPostingReplaced(before: string, after: string): boolean {
  const removed = spliceOf(before, after)?.remove ?? 0;
  return removed > before.length / 2;
}
