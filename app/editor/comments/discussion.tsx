/** Comments in the editor: the round button with what is new, and behind it, loaded when needed, all the rest. */
import { MessageSquare } from "lucide-react";
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { fieldText } from "#app/core/collab/comments/anchors.ts";
import type { PanelSlots } from "#app/editor/presence/panel-slots.ts";
import { usePresence } from "#app/editor/presence/use-presence.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { lazyPart, loadOrNotify } from "#app/ui/loading/lazy-part.tsx";
import { preload } from "#app/ui/loading/preload.ts";
import type { DiscussionActions } from "./discussion-actions.ts";
import { readSelected, type Selected, useSelected } from "./selected-text.ts";
import { useSuggestionSteps } from "./suggestions/suggestion-steps.ts";
import { useDiscussion } from "./use-discussion.ts";
import { type Asked, useAsked } from "./use-kept.ts";
import { useSaidNews } from "./use-said-news.ts";

const DiscussionPanel = lazyPart(() =>
  import("./discussion-panel.tsx").then((module) => module.DiscussionPanel),
);
const CommentMarks = lazyPart(() =>
  import("./comment-marks.tsx").then((module) => module.CommentMarks),
);
const FieldSuggestions = lazyPart(() =>
  import("./suggestions/field-suggestions.tsx").then((module) => module.FieldSuggestions),
);
const SelectionTools = lazyPart(() =>
  import("./selection-tools.tsx").then((module) => module.SelectionTools),
);
const loadAskedAbout = preload(() => import("./asked-about.ts"));

export const Discussion = memo(function Discussion({
  form,
  showForm,
  isLive,
  isOpen,
  onOpen,
  slots,
}: {
  form: RefObject<HTMLElement>;
  /** Brings the form into view where panes are tabs. */
  showForm(): void;
  isLive: boolean;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  slots: PanelSlots;
}) {
  const room = useOpenRoom();
  const { role } = useEditorAccess();
  const button = useRef<HTMLButtonElement>(null);
  const [asked, ask] = useAsked(room.resumeId);
  const [active, setActive] = useState<number | null>(null);
  // The form is in the page from the second drawing on.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const threads = useDiscussion((view) => view.threads);
  const open = useMemo(() => threads.filter(({ resolved }) => resolved === null), [threads]);
  const suggestions = useDiscussion((view) => view.suggestions);
  const waiting = useMemo(() => suggestions.filter(({ state }) => state === "open"), [suggestions]);
  useSuggestionSteps();
  const you = usePresence((view) => view.you?.userId ?? null);
  const [selected, dismiss] = useSelected(role);
  const pick = useCallback(
    (threadId: number) => {
      setActive(threadId);
      onOpen(true);
    },
    [onOpen],
  );
  const { unread, said } = useSaidNews(you, isOpen, pick);

  /** About what is selected, else about the whole field that has the focus. */
  const begin = useCallback(
    async (kind: Asked["kind"], about: Selected | null) => {
      if (!about) return;
      const next = (await loadOrNotify(loadAskedAbout))?.askedAbout(room, about, kind);
      if (!next) return;
      ask(next);
      onOpen(true);
      dismiss();
    },
    [room, ask, onOpen, dismiss],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !event.altKey || event.code !== "KeyM") return;
      event.preventDefault();
      void begin("comment", readSelected());
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [begin]);

  const actions: DiscussionActions = useMemo(
    () => ({
      ask,
      show(anchor, threadId) {
        setActive(threadId ?? null);
        showForm();
        requestAnimationFrame(async () => {
          const loaded = await loadOrNotify(loadAskedAbout);
          if (form.current) loaded?.showWords(room, form.current, anchor);
        });
      },
      close() {
        setActive(null);
        onOpen(false);
        button.current?.focus();
      },
    }),
    [room, ask, showForm, form, onOpen],
  );

  // The owner's own way to change a text is to change it.
  const maySuggest =
    role !== "owner" &&
    selected !== null &&
    room.presence.withDocument((doc) => fieldText(doc, selected.field) !== null);
  const count = open.length + (role === "comment" ? 0 : waiting.length);
  const what = `${isOpen ? "Close" : "Open"} comments`;
  const numbers = [count > 0 ? `${count} open` : null, unread > 0 ? `${unread} new` : null];
  const label = [what, numbers.filter(Boolean).join(", ")].filter(Boolean).join(": ");
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {isOpen ? (
        <DiscussionPanel
          asked={asked}
          active={active}
          isLive={isLive}
          actions={actions}
          dock={slots.panel}
          onLoadError={actions.close}
        />
      ) : null}
      {open.length > 0 && isMounted && form.current
        ? createPortal(<CommentMarks threads={open} active={active} onPick={pick} />, form.current)
        : null}
      {waiting.length > 0 ? <FieldSuggestions suggestions={waiting} isLive={isLive} /> : null}
      {selected ? (
        <SelectionTools
          selected={selected}
          onComment={() => void begin("comment", selected)}
          onSuggest={maySuggest ? () => void begin("suggestion", selected) : undefined}
          onDismiss={dismiss}
        />
      ) : null}
      {slots.buttons
        ? createPortal(
            <button
              ref={button}
              type="button"
              aria-label={label}
              title={label}
              aria-expanded={isOpen}
              onClick={() => onOpen(!isOpen)}
              className="relative grid size-9 place-items-center rounded-full border border-line-strong bg-raised text-accent hover:bg-accent-wash aria-expanded:bg-accent-wash pointer-coarse:size-11"
            >
              <MessageSquare aria-hidden size={18} />
              {unread + count > 0 ? (
                <span
                  aria-hidden
                  className={`absolute -top-1 -right-1 grid h-5 min-w-5 place-items-center rounded-full px-1 text-xs font-semibold tabular-nums ${unread > 0 ? "bg-bad text-paper" : "bg-accent text-on-accent"}`}
                >
                  {unread > 0 ? unread : count}
                </span>
              ) : null}
            </button>,
            slots.buttons,
          )
        : null}
    </>
  );
});
