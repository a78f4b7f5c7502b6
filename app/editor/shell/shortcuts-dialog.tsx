/**
 * Dialog that lists the keyboard shortcuts that the user's role allows. `Mod` is Ctrl, or Cmd on a
 * Mac.
 */
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Keys } from "#app/ui/text/keys.tsx";
import { LAZY_TEXTS } from "./lazy-texts.ts";
import { TEXTS } from "./texts.ts";

interface Shortcut {
  keys: string[];
  label: string;
}

const FIND: Shortcut[] = [{ keys: ["Mod", "K"], label: LAZY_TEXTS.findACommand }];
const EDITING: Shortcut[] = [
  { keys: ["Mod", "S"], label: LAZY_TEXTS.saveAVersion },
  { keys: ["Mod", "Z"], label: LAZY_TEXTS.undoYourLastEdit },
  { keys: ["Mod", "Shift", "Z"], label: TEXTS.redo },
  { keys: ["Enter"], label: LAZY_TEXTS.editOnPage },
  { keys: ["Mod", "B"], label: LAZY_TEXTS.bold },
  { keys: ["Mod", "I"], label: LAZY_TEXTS.italic },
  { keys: ["Mod", "K"], label: LAZY_TEXTS.link },
  { keys: ["Mod", "]"], label: LAZY_TEXTS.indentLines },
];
const REVIEWING: Shortcut[] = [
  { keys: ["Tab"], label: LAZY_TEXTS.selectNextText },
  { keys: ["→"], label: LAZY_TEXTS.selectNextWord },
  { keys: ["Shift", "→"], label: LAZY_TEXTS.extendSelectionByWord },
  { keys: ["Enter"], label: LAZY_TEXTS.commentOnSelection },
];
const ALWAYS: Shortcut[] = [
  { keys: ["Mod", "Alt", "M"], label: LAZY_TEXTS.commentOnTheField },
  { keys: ["Mod", "'"], label: LAZY_TEXTS.nextWritingTip },
  { keys: ["Mod", "1"], label: LAZY_TEXTS.showOrCollapseTheEditor },
  { keys: ["Mod", "2"], label: LAZY_TEXTS.showOrCollapseThePage },
  { keys: ["Mod", "3"], label: LAZY_TEXTS.showOrCollapseJobScore },
  { keys: ["Mod", "Alt", "0"], label: LAZY_TEXTS.zoomThePageTo100 },
  { keys: ["?"], label: LAZY_TEXTS.showThisList },
  { keys: ["Esc"], label: LAZY_TEXTS.closeADialog },
];

export function ShortcutsDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange(open: boolean): void;
}) {
  const shortcuts = [...FIND, ...(useMayEdit() ? EDITING : REVIEWING), ...ALWAYS];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={LAZY_TEXTS.keyboardShortcuts}>
      <dl className="grid gap-2">
        {shortcuts.map(({ keys, label }) => (
          <div key={label} className="flex items-center justify-between gap-4">
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
