/**
 * Job Description panel: the text that the resume is compared with. Unsaved text is stored in this
 * browser.
 */
import { Trash2 } from "lucide-react";
import {
  type FormEvent,
  memo,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { type JobDescription, requirementsOf } from "#app/core/resume/job-description.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { NATIVE_UNDO } from "#app/editor/sync/native-undo.ts";
import {
  canSaveDraft,
  EMPTY_DRAFT,
  isBlankDraft,
  isDraftWithinCaps,
  isSameDraft,
  type JobDraft,
  saveDraft,
  toDraft,
} from "#app/editor/sync/offline/job-draft.ts";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { capError, capHint } from "#app/ui/controls/cap-message.ts";
import { TextArea, TextField } from "#app/ui/controls/field.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { BulletLinesPreview } from "./bullet-lines-preview.tsx";
import type { JobDraftState } from "./job-draft-state.ts";
import { focusJobField, JOB_FIELD_IDS, reportIncomplete } from "./job-fields.ts";
import { postingName } from "./posting-name.ts";
import { PostingSwitch } from "./posting-switch.tsx";
import { savePastedPosting, savePosting } from "./save-typed-posting.ts";
import { TEXTS } from "./texts.ts";

/** How long a notice with Undo is shown. */
const UNDO_MS = 10_000;

export const JobPanel = memo(function JobPanel({
  fields,
  isScored = false,
}: {
  fields: JobDraftState;
  /**
   * Whether a score is shown below or requested: the saved job description then folds to a line, to
   * make room.
   */
  isScored?: boolean;
}) {
  const room = useOpenRoom();
  const postings = useRoomValue((snapshot) => snapshot.postings);
  const active = useRoomValue((snapshot) => snapshot.activePosting);
  const { typed, postingId, titleFromPosting } = useSyncExternalStore(
    fields.subscribe,
    fields.read,
  );
  const currentId = postingId ?? active;
  const savedJob = postings.find(({ id }) => id === currentId)?.job ?? null;
  const saved = toDraft(savedJob);
  const draft = typed ?? saved;
  const isChanged = !isSameDraft(draft, saved);
  const form = useRef<HTMLFormElement>(null);
  const [isOpened, setOpened] = useState(false);
  // Folding moves the content below, so it happens only at the first score, and not while the form
  // has the focus.
  useEffect(() => {
    setOpened(!isScored || form.current?.contains(document.activeElement) === true);
  }, [isScored]);
  const isFolded = isScored && !isOpened && savedJob !== null && !isChanged;
  const { role, deviceActions } = useEditorAccess();
  // Commenters may only read the job description.
  const isReadOnly = role === "comment";
  useEffect(() => {
    const storedDraft = { draft, saved, postingId: currentId ?? undefined };
    if (!isReadOnly) saveDraft(room.resumeId, storedDraft);
  });

  const errors = {
    title: capError(TEXTS.jobTitle, draft.title.length, CAPS.shortText),
    company: capError(TEXTS.company, draft.company.length, CAPS.shortText),
    description: capError(TEXTS.jobDescription, draft.description.length, CAPS.posting),
  };
  const fits = isDraftWithinCaps(draft);
  /** Whether the fields are for a new posting, beside the active one. */
  const isAdding = postingId !== null && !savedJob && postings.some(({ id }) => id === active);

  function save(event: FormEvent) {
    event.preventDefault();
    saveFields();
  }
  /** Saves the fields. Returns false if they cannot be saved; the user is shown why. */
  function saveFields(): boolean {
    if (!canSaveDraft(draft)) {
      reportIncomplete(fields);
      return false;
    }
    if (!fits || !savePosting(room, draft, currentId)) return false;
    fields.saved();
    notify.success(TEXTS.jobDescriptionSaved);
    return true;
  }
  function clear() {
    // A new posting stays open, empty; after a saved one is removed, the fields show the posting that is active then.
    fields.show(savedJob ? null : EMPTY_DRAFT, savedJob ? null : postingId);
    if (savedJob && currentId) room.edits.removePosting(currentId);
    notify.plain(TEXTS.jobDescriptionCleared, {
      action: {
        label: TEXTS.undo,
        onClick: () => {
          if (savedJob && currentId) room.edits.putPosting(currentId, savedJob);
          fields.show(typed, postingId);
        },
      },
      durationMs: UNDO_MS,
    });
  }
  async function savePasted() {
    if (await savePastedPosting(room, fields)) notify.success(TEXTS.jobDescriptionSaved);
  }
  const hasUnsavedText = isChanged && !isBlankDraft(draft);
  function switchTo(id: string) {
    if (hasUnsavedText && !saveFields()) return;
    room.edits.switchPosting(id);
    fields.saved();
  }
  function cancel() {
    fields.show(null);
    if (isBlankDraft(draft)) return;
    notify.plain(TEXTS.postingNotAdded, {
      action: { label: TEXTS.undo, onClick: () => fields.show(typed, postingId) },
      durationMs: UNDO_MS,
    });
  }
  function add() {
    if (hasUnsavedText && !saveFields()) return;
    // Rendered at once, so that what is typed right after the press lands in the field.
    flushSync(() => {
      fields.beginNewPosting();
      setOpened(true);
    });
    focusJobField("description");
  }
  const bind = (field: keyof JobDraft) => ({
    value: draft[field],
    readOnly: isReadOnly,
    error: errors[field],
    onChange: (event: { target: { value: string } }) => fields.type(field, event.target.value),
  });

  const postingSwitch = isReadOnly ? null : (
    <PostingSwitch postings={postings} currentId={currentId} onSwitch={switchTo} onAdd={add} />
  );
  if (isFolded)
    return (
      <FoldedJob job={savedJob} isReadOnly={isReadOnly} onOpen={() => setOpened(true)}>
        {postingSwitch}
      </FoldedJob>
    );
  return (
    <form
      ref={form}
      onSubmit={save}
      className="grid gap-4 rounded-card border border-line bg-raised p-4"
      {...NATIVE_UNDO}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{TEXTS.jobDescriptionLabel}</h2>
        {postingSwitch}
      </div>
      <TextField
        id={JOB_FIELD_IDS.title}
        label={TEXTS.jobTitleLabel}
        autoComplete="off"
        hint={
          titleFromPosting && titleFromPosting === draft.title
            ? TEXTS.readFromTheJobDescription
            : null
        }
        {...bind("title")}
      />
      <TextField label={TEXTS.company} optional autoComplete="off" {...bind("company")} />
      <TextArea
        id={JOB_FIELD_IDS.description}
        label={TEXTS.jobDescriptionLabel}
        rows={7}
        placeholder={TEXTS.pasteThePosting}
        {...bind("description")}
        onChange={(event) => {
          fields.type("description", event.target.value);
          // On this device scoring needs no server, so a first posting is saved and scored as soon
          // as it is pasted.
          const { inputType } = event.nativeEvent as InputEvent;
          const isFirst = draft.description.trim() === "" && savedJob === null;
          if (deviceActions && isFirst && inputType === "insertFromPaste") void savePasted();
        }}
        hint={capHint(draft.description.length, CAPS.posting)}
      />
      <BulletLinesPreview lines={requirementsOf(draft.description)} />
      {isReadOnly ? null : (
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" disabled={!canSaveDraft(draft) || !fits}>
            {TEXTS.save}
          </Button>
          <Button
            variant="quiet"
            disabled={isBlankDraft(draft) && savedJob === null}
            onClick={clear}
          >
            <Trash2 aria-hidden size={16} />
            {TEXTS.clear}
          </Button>
          {isAdding ? (
            <Button variant="quiet" onClick={cancel}>
              {TEXTS.cancel}
            </Button>
          ) : null}
          <p role="status" className="text-sm text-ink-soft">
            {isBlankDraft(draft) ? null : isChanged ? unsavedText(draft) : TEXTS.noUnsavedChanges}
          </p>
        </div>
      )}
    </form>
  );
});

function FoldedJob({
  job: { title, company },
  isReadOnly,
  onOpen,
  children,
}: {
  job: JobDescription;
  isReadOnly: boolean;
  onOpen(): void;
  /** The button that switches to another posting or adds one. */
  children: ReactNode;
}) {
  return (
    <section className="rounded-card border border-line bg-raised px-4 py-3">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-base">{TEXTS.jobDescriptionLabel}</h2>
        {children}
      </div>
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 truncate text-sm text-ink-soft">
          {postingName({ title, company })}
        </p>
        <Button size="small" onClick={onOpen}>
          {isReadOnly ? TEXTS.show : TEXTS.edit}
          <span className="sr-only"> {TEXTS.jobDescriptionInSentence}</span>
        </Button>
      </div>
    </section>
  );
}

/** Save is disabled until title and description are there [spec 8]; this says which is missing. */
function unsavedText(draft: JobDraft): string {
  if (draft.title.trim() === "") return TEXTS.enterTheJobTitle;
  if (draft.description.trim() === "") return TEXTS.pasteTheJobDescription;
  return TEXTS.notSavedYet;
}
