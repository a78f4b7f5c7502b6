/** The resume's title in the editor's header; its owner can rename it in place. */
import { Pencil } from "lucide-react";
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { ApiError } from "#app/client/call-api.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { useUnsavedField } from "#app/editor/form/use-unsaved-field.ts";
import { TEXTS } from "#app/editor/shell/texts.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { TITLE_FIELD_ID, TITLE_KEY } from "#app/editor/sync/unsaved-fields.ts";
import { capError } from "#app/ui/controls/cap-message.ts";
import { notify } from "#app/ui/toast/toast.tsx";

const TITLE_REQUIRED = TEXTS.giveTheResumeATitle;
const SERVER_UNREACHABLE = TEXTS.theTitleWasNotChanged;

export function ResumeTitle({ title }: { title: string }) {
  const { role } = useEditorAccess();
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (role !== "owner") {
    return (
      <p className="truncate font-semibold" title={title}>
        {title}
      </p>
    );
  }
  if (isEditing) {
    return (
      <TitleField
        title={title}
        onDone={(isByKey) => {
          setEditing(false);
          // Return the focus: the field that had it is unmounted.
          if (isByKey) requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      title={TEXTS.rename({ title })}
      onClick={() => setEditing(true)}
      className="group -mx-1.5 flex min-h-6 max-w-full items-center gap-1.5 rounded-control px-1.5 text-left font-semibold hover:bg-sunken pointer-coarse:min-h-8"
    >
      <span className="truncate">
        {title}
        <span className="sr-only">{TEXTS.renameLabel}</span>
      </span>
      <Pencil
        aria-hidden
        size={13}
        className="shrink-0 text-ink-soft group-hover:text-ink max-[64rem]:hidden xl:max-[88rem]:hidden"
      />
    </button>
  );
}

function TitleField({ title, onDone }: { title: string; onDone(isByKey: boolean): void }) {
  const room = useOpenRoom();
  const [value, setValue] = useState(title);
  const [failure, setFailure] = useState<string | null>(null);
  const excess = capError(TEXTS.resumeTitle, value.trim().length, CAPS.shortText);
  const error = excess ?? failure;
  useUnsavedField(TITLE_KEY, TEXTS.resumeTitle, excess !== null);
  const isBusy = useRef(false);
  const isDone = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  // Only on mount: later the user may have moved the focus elsewhere.
  useEffect(() => input.current?.focus(), []);

  function finish(isByKey: boolean) {
    isDone.current = true;
    onDone(isByKey);
  }

  async function save(isByKey: boolean) {
    if (isBusy.current || isDone.current) return;
    const next = value.trim();
    // The field stays open with its text and the error.
    if (excess !== null) return;
    if (next === title) return finish(isByKey);
    if (next === "") return isByKey ? setFailure(TITLE_REQUIRED) : finish(false);
    isBusy.current = true;
    try {
      await room.rename(next);
      finish(isByKey);
    } catch (failure) {
      const message = failure instanceof ApiError ? failure.message : SERVER_UNREACHABLE;
      if (isByKey) setFailure(message);
      // The user has left the field, so an error beside it may go unseen.
      else notify.error(message);
    } finally {
      isBusy.current = false;
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void save(true);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    finish(true);
  }

  return (
    <form onSubmit={onSubmit} noValidate className="relative">
      <input
        ref={input}
        id={TITLE_FIELD_ID}
        aria-label={TEXTS.resumeTitle}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "resume-title-error" : undefined}
        value={value}
        autoComplete="off"
        enterKeyHint="done"
        onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
        onChange={(event) => {
          setValue(event.target.value);
          setFailure(null);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => void save(false)}
        className="w-full max-w-md rounded-control border border-line-strong bg-paper px-1.5 font-semibold aria-invalid:border-bad pointer-coarse:text-base"
      />
      {error ? (
        <p
          id="resume-title-error"
          role="alert"
          className="absolute top-full z-30 mt-1 w-max max-w-64 rounded-control border border-bad bg-bad-wash px-2 py-1 text-sm text-bad shadow-raised"
        >
          {error}
        </p>
      ) : null}
    </form>
  );
}
