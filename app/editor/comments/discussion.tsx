/** Comments in the editor: the round button with what is new, and behind it, loaded when needed, all the rest. */
import { MessageSquare } from "lucide-react";
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { fieldText } from "#app/core/collab/comments/anchors.ts";
import { isFormattedField } from "#app/core/resume/plain-resume.ts";
import type { PanelSlots } from "#app/editor/presence/panel-slots.ts";
import { usePresence } from "#app/editor/presence/use-presence.ts";
import type { FormatTarget } from "#app/editor/selection/format-selection.ts";
import { readSelected, type Selected, useSelected } from "#app/editor/selection/selected-text.ts";
import {
  type FormatShortcut,
  useFormatShortcuts,
  withFormatting,
} from "#app/editor/selection/use-format-shortcuts.ts";
import { pageCursor } from "#app/editor/sync/collaboration/page-cursor.ts";
import { useEditorAccess, useMayEdit } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { lazyPart, loadOrNotify } from "#app/ui/loading/lazy-part.tsx";
import { preload } from "#app/ui/loading/preload.ts";
import type { DiscussionActions } from "./discussion-actions.ts";
import { type Asked, useBegun } from "./drafts.ts";
import { useSuggestionSteps } from "./suggestions/suggestion-steps.ts";
import { useDiscussion } from "./use-discussion.ts";
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
const LinkDialog = lazyPart(() =>
  import("#app/editor/selection/link-dialog.tsx").then((module) => module.LinkDialog),
);
const loadAskedAbout = preload(() => import("./asked-about.ts"));

export const Discussion = memo(function Discussion({
  form,
  page,
  showForm,
  isLive,
  isOpen,
  onOpen,
  slots,
}: {
  form: RefObject<HTMLElement>;
  /** The preview's document; null until it is drawn. */
  page: Document | null;
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
  const { asked, others, begin, end, leave } = useBegun(room.resumeId);
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
  const [selected, dismiss] = useSelected(role, page);
  const pick = useCallback(
    (threadId: number) => {
      setActive(threadId);
      onOpen(true);
    },
    [onOpen],
  );
  const { unread, said } = useSaidNews(you, isOpen, pick);

  /** About what is selected, else about the whole field that has the focus. */
  const beginAbout = useCallback(
    async (kind: Asked["kind"], about: Selected | null) => {
      if (!about) return;
      const next = (await loadOrNotify(loadAskedAbout))?.askedAbout(room, about, kind);
      if (!next) return;
      begin(next);
      // Else the tools would be back once the panel is closed.
      if (about.onPage && !pageCursor.read()) page?.getSelection()?.removeAllRanges();
      onOpen(true);
      dismiss();
    },
    [room, page, begin, onOpen, dismiss],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !event.altKey || event.code !== "KeyM") return;
      event.preventDefault();
      void beginAbout("comment", readSelected(page));
    };
    // Keys of a text that is being written on the page are sent on to the window.
    const onPageKeyDown = (event: KeyboardEvent) => !pageCursor.read() && onKeyDown(event);
    addEventListener("keydown", onKeyDown);
    page?.addEventListener("keydown", onPageKeyDown);
    return () => {
      removeEventListener("keydown", onKeyDown);
      page?.removeEventListener("keydown", onPageKeyDown);
    };
  }, [beginAbout, page]);

  const mayFormat = useMayEdit();
  const [linkTarget, setLinkTarget] = useState<FormatTarget | null>(null);
  const format = useCallback(
    async (key: FormatShortcut, about: Selected) => {
      const formatting = await withFormatting();
      const target = formatting?.formatTarget(room, about);
      if (!formatting || !target) return;
      if (key === "k") setLinkTarget(target);
      else if (key === "b") formatting.toggleFormat(room, target, "bold");
      else if (key === "i") formatting.toggleFormat(room, target, "italic");
      else formatting.indent(room, target, key === "]" ? 1 : -1);
    },
    [room],
  );
  useFormatShortcuts(page, mayFormat, format);

  const actions: DiscussionActions = useMemo(
    () => ({
      begin,
      end,
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
        leave();
        onOpen(false);
        button.current?.focus();
      },
    }),
    [room, begin, end, leave, showForm, form, onOpen],
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
          drafts={others}
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
          onComment={() => void beginAbout("comment", readSelected(page) ?? selected)}
          onSuggest={
            maySuggest
              ? () => void beginAbout("suggestion", readSelected(page) ?? selected)
              : undefined
          }
          onLink={
            mayFormat && isFormattedField(selected.field)
              ? () => void format("k", readSelected(page) ?? selected)
              : undefined
          }
          onDismiss={dismiss}
        />
      ) : null}
      {linkTarget ? <LinkDialog target={linkTarget} onClose={() => setLinkTarget(null)} /> : null}
      {slots.buttons
        ? createPortal(
            <button
              ref={button}
              type="button"
              aria-label={label}
              title={label}
              aria-expanded={isOpen}
              onClick={() => (isOpen ? actions.close() : onOpen(true))}
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
