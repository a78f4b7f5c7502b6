import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Keys } from "#app/ui/text/keys.tsx";
import { TEXTS } from "./texts.ts";

interface Shortcut {
  keys: string[];
  label: string;
}

const FIND: Shortcut[] = [{ keys: ["Mod", "K"], label: TEXTS.findACommand }];
const EDITING: Shortcut[] = [
  { keys: ["Mod", "S"], label: TEXTS.saveAVersion },
  { keys: ["Mod", "Z"], label: TEXTS.undoYourLastEdit },
  { keys: ["Mod", "Shift", "Z"], label: TEXTS.redo },
  { keys: ["Enter"], label: TEXTS.withThePageFocused },
  { keys: ["Mod", "B"], label: TEXTS.bold },
  { keys: ["Mod", "I"], label: TEXTS.italic },
  { keys: ["Mod", "K"], label: TEXTS.link },
  { keys: ["Mod", "]"], label: TEXTS.oneLevelIn },
];
const REVIEWING: Shortcut[] = [
  { keys: ["Tab"], label: TEXTS.onThePage },
  { keys: ["→"], label: TEXTS.onThePageSelect },
  { keys: ["Shift", "→"], label: TEXTS.onThePageSelectOne },
  { keys: ["Enter"], label: TEXTS.onThePageComment },
];
const ALWAYS: Shortcut[] = [
  { keys: ["Mod", "Alt", "M"], label: TEXTS.commentOnTheField },
  { keys: ["Mod", "'"], label: TEXTS.nextWritingTip },
  { keys: ["Mod", "1"], label: TEXTS.showOrCollapseTheEditor },
  { keys: ["Mod", "2"], label: TEXTS.showOrCollapseThePage },
  { keys: ["Mod", "3"], label: TEXTS.showOrCollapseJobScore },
  { keys: ["Mod", "Alt", "0"], label: TEXTS.zoomThePageTo100 },
  { keys: ["?"], label: TEXTS.showThisList },
  { keys: ["Esc"], label: TEXTS.closeADialog },
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
    <Dialog open={open} onOpenChange={onOpenChange} title={TEXTS.keyboardShortcuts}>
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
