/** The command palette: every action of the editor, found by typing. */
import { useNavigate } from "@remix-run/react";
import { Command as Palette, useCommandState } from "cmdk";
import { Search } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useAdvice } from "#app/editor/advice/use-advice.ts";
import { useTipsSwitch } from "#app/editor/advice/use-tips-switch.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { ShareDialog } from "#app/features/share/share-button.tsx";
import { afterPaint } from "#app/ui/loading/after-paint.ts";
import { OVERLAY_CLASS } from "#app/ui/overlay/dialog.tsx";
import { useReturnFocus } from "#app/ui/overlay/use-return-focus.ts";
import { blockIfOffline } from "#app/ui/page/offline-navigation-guard.tsx";
import { useTheme } from "#app/ui/page/theme.tsx";
import { Keys } from "#app/ui/text/keys.tsx";
import { buildCommandGroups, type Command } from "./commands.ts";
import type { EditorActions, PanesHandle } from "./editor-actions.ts";
import { TEXTS } from "./texts.ts";
import { wordScore } from "./word-score.ts";

export function CommandPalette({
  title,
  isLive,
  actions,
  panes,
  onClose,
}: {
  /** The resume's title. */
  title: string;
  /** Whether the socket is connected. */
  isLive: boolean;
  actions: EditorActions;
  panes: RefObject<PanesHandle>;
  onClose(): void;
}) {
  const room = useOpenRoom();
  const access = useEditorAccess();
  const advice = useAdvice();
  const tips = useTipsSwitch();
  const navigate = useNavigate();
  const [, chooseTheme] = useTheme();
  const [isOpen, setOpen] = useState(true);
  const [dialog, setDialog] = useState<Command["opens"]>();
  const chosen = useRef<Command | null>(null);
  // Computed once: remote edits must not move the items while the palette is open.
  const [groups] = useState(() => {
    const theme = document.documentElement.matches(".dark") ? "dark" : "light";
    return buildCommandGroups({
      room,
      access,
      isLive,
      actions,
      panes: panes.current,
      tips: advice && tips && { ...tips, next: () => advice.show(null) },
      theme,
      goTo: (address) => blockIfOffline() || navigate(address),
      switchTheme: () => chooseTheme(theme === "dark" ? "light" : "dark"),
    });
  });

  /**
   * Runs after the closed palette has restored the focus: a command may move it, and a dialog
   * restores it on closing.
   */
  function runChosen() {
    const { run, opens } = chosen.current ?? {};
    run?.();
    if (opens) setDialog(opens);
    else onClose();
  }

  if (dialog === "share") {
    return (
      <ShareDialog resumeId={room.resumeId} title={title} onClose={onClose} onLoadError={onClose} />
    );
  }
  return (
    <PaletteDialog open={isOpen} onOpenChange={setOpen} onClosed={runChosen}>
      {groups.map(({ name, commands }) => (
        <Palette.Group key={name} heading={name} className={GROUP_CLASS}>
          {commands.map((command) => (
            <Palette.Item
              key={command.id}
              value={command.id}
              keywords={[command.label, ...(command.words ?? [])]}
              onSelect={() => {
                chosen.current = command;
                setOpen(false);
              }}
              className="flex min-h-9 cursor-pointer items-center justify-between gap-4 rounded-control px-2.5 text-sm text-ink select-none data-[selected=true]:bg-sunken pointer-coarse:min-h-11"
            >
              <span className="min-w-0 truncate">{isolateNames(command.label)}</span>
              {command.keys ? <Keys keys={command.keys} /> : null}
            </Palette.Item>
          ))}
        </Palette.Group>
      ))}
    </PaletteDialog>
  );
}

const GROUP_CLASS =
  "**:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:pt-2 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:font-semibold **:[[cmdk-group-heading]]:text-ink-soft";

/** Isolates each name of a label, so that right-to-left names keep their order. */
const isolateNames = (label: string) =>
  label.split(/(?<=: |, )/).map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a label never changes
    <bdi key={index}>{name}</bdi>
  ));

/** Tells screen readers which item Enter would run, or that there is none. */
function ResultStatus({ hasCommands }: { hasCommands: boolean }) {
  const matchCount = useCommandState(({ filtered }) => filtered.count);
  useCommandState(({ value, search, selectedItemId }) => `${value} ${search} ${selectedItemId}`);
  const status = useRef<HTMLParagraphElement>(null);
  // cmdk's own attribute still names the item that was selected before the last keystroke.
  useLayoutEffect(() => {
    const palette = status.current?.closest("[cmdk-root]");
    const chosen = palette?.querySelector('[role="option"][aria-selected="true"]');
    const input = palette?.querySelector("[cmdk-input]");
    if (chosen) input?.setAttribute("aria-activedescendant", chosen.id);
    else input?.removeAttribute("aria-activedescendant");
  });
  return (
    <p
      ref={status}
      role="status"
      className="px-2.5 text-center text-sm text-ink-soft not-empty:py-8"
    >
      {matchCount === 0 && hasCommands ? TEXTS.noMatchingCommands : null}
    </p>
  );
}

/** Scores the keywords, of which the first is the label; the value is only an id. */
function scoreOf(_id: string, typed: string, [label = "", ...words]: string[] = []): number {
  return wordScore(typed, label, words);
}

function PaletteDialog({
  open,
  onOpenChange,
  onClosed,
  children,
}: {
  open: boolean;
  onOpenChange(open: boolean): void;
  onClosed(): void;
  children: ReactNode;
}) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  // Renders the input first, so that it takes letters at once, and then the many commands.
  const [hasCommands, setHasCommands] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setHasCommands(true))), []);
  const panel = useRef<HTMLDivElement>(null);
  /** Enter was pressed before the commands were rendered: runs the one that is selected then. */
  const isEnterPending = useRef(false);
  useEffect(() => {
    if (!hasCommands || !isEnterPending.current) return;
    const selected = '[role="option"][aria-selected="true"]';
    const timer = setTimeout(() => panel.current?.querySelector<HTMLElement>(selected)?.click());
    return () => clearTimeout(timer);
  }, [hasCommands]);
  function onKeyDown(event: KeyboardEvent) {
    // While it closes, the shortcut is the editor's again, which opens another.
    if (!open) return;
    if (event.key === "Enter" && !hasCommands) isEnterPending.current = true;
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k") return;
    event.preventDefault();
    if (!event.repeat) onOpenChange(false);
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY_CLASS} />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus(event);
            onClosed();
          }}
          ref={panel}
          onKeyDown={onKeyDown}
          className="fixed top-[10dvh] left-1/2 z-50 w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 animate-appear overflow-hidden rounded-card border border-line bg-raised shadow-raised"
        >
          <Radix.Title className="sr-only">{TEXTS.commands}</Radix.Title>
          <Palette label={TEXTS.commands} loop vimBindings={false} filter={scoreOf}>
            <div className="flex items-center gap-2.5 border-b border-line px-4 text-ink-soft">
              <Search aria-hidden size={18} />
              <Palette.Input
                data-first-focus
                placeholder={TEXTS.whatWouldYouLikeToDo}
                className="min-h-12 min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-faint"
              />
            </div>
            <Palette.List className="max-h-[min(60dvh,26rem)] scroll-py-2 overflow-y-auto p-1.5">
              {hasCommands ? children : null}
            </Palette.List>
            <ResultStatus hasCommands={hasCommands} />
          </Palette>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
