/**
 * Dialog that lists the keyboard shortcuts that the user's role allows. `Mod` is Ctrl, or Cmd on a
 * Mac.
 */
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Keys } from "#app/ui/text/keys.tsx";
import { LATER_TEXTS } from "./later-texts.ts";
import { TEXTS } from "./texts.ts";

interface Shortcut {
  keys: string[];
  label: string;
}

const FIND: Shortcut[] = [{ keys: ["Mod", "K"], label: LATER_TEXTS.findACommand }];
const EDITING: Shortcut[] = [
  { keys: ["Mod", "S"], label: LATER_TEXTS.saveAVersion },
  { keys: ["Mod", "Z"], label: LATER_TEXTS.undoYourLastEdit },
  { keys: ["Mod", "Shift", "Z"], label: TEXTS.redo },
  { keys: ["Enter"], label: LATER_TEXTS.withThePageFocused },
  { keys: ["Mod", "B"], label: LATER_TEXTS.bold },
  { keys: ["Mod", "I"], label: LATER_TEXTS.italic },
  { keys: ["Mod", "K"], label: LATER_TEXTS.link },
  { keys: ["Mod", "]"], label: LATER_TEXTS.oneLevelIn },
];
const REVIEWING: Shortcut[] = [
  { keys: ["Tab"], label: LATER_TEXTS.onThePage },
  { keys: ["→"], label: LATER_TEXTS.onThePageSelect },
  { keys: ["Shift", "→"], label: LATER_TEXTS.onThePageSelectOne },
  { keys: ["Enter"], label: LATER_TEXTS.onThePageComment },
];
const ALWAYS: Shortcut[] = [
  { keys: ["Mod", "Alt", "M"], label: LATER_TEXTS.commentOnTheField },
  { keys: ["Mod", "'"], label: LATER_TEXTS.nextWritingTip },
  { keys: ["Mod", "1"], label: LATER_TEXTS.showOrCollapseTheEditor },
  { keys: ["Mod", "2"], label: LATER_TEXTS.showOrCollapseThePage },
  { keys: ["Mod", "3"], label: LATER_TEXTS.showOrCollapseJobScore },
  { keys: ["Mod", "Alt", "0"], label: LATER_TEXTS.zoomThePageTo100 },
  { keys: ["?"], label: LATER_TEXTS.showThisList },
  { keys: ["Esc"], label: LATER_TEXTS.closeADialog },
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
    <Dialog open={open} onOpenChange={onOpenChange} title={LATER_TEXTS.keyboardShortcuts}>
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
