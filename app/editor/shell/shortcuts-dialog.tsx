import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Keys } from "#app/ui/text/keys.tsx";

interface Shortcut {
  keys: string[];
  label: string;
}

const FIND: Shortcut[] = [{ keys: ["Mod", "K"], label: "Find a command, section or entry" }];
const EDITING: Shortcut[] = [
  { keys: ["Mod", "S"], label: "Save a version" },
  { keys: ["Mod", "Z"], label: "Undo your last edit" },
  { keys: ["Mod", "Shift", "Z"], label: "Redo" },
  { keys: ["Enter"], label: "With the page focused: write on it (Tab goes to the next text)" },
  { keys: ["Mod", "B"], label: "Bold: the selected words of a text" },
  { keys: ["Mod", "I"], label: "Italic: the selected words of a text" },
  { keys: ["Mod", "K"], label: "Link: with words of a text selected" },
  { keys: ["Mod", "]"], label: "One level in: lines of a description ([ one level out)" },
];
const REVIEWING: Shortcut[] = [
  { keys: ["Tab"], label: "On the page: select the next text" },
  { keys: ["→"], label: "On the page: select the next word" },
  { keys: ["Shift", "→"], label: "On the page: select one word more" },
  { keys: ["Enter"], label: "On the page: comment on what is selected" },
];
const ALWAYS: Shortcut[] = [
  { keys: ["Mod", "Alt", "M"], label: "Comment on the field or the selected words" },
  { keys: ["Mod", "'"], label: "Next writing tip" },
  { keys: ["Mod", "1"], label: "Show or collapse the editor" },
  { keys: ["Mod", "2"], label: "Show or collapse the page" },
  { keys: ["Mod", "3"], label: "Show or collapse job & score" },
  { keys: ["Mod", "Alt", "0"], label: "Zoom the page to 100%, or back to fit" },
  { keys: ["?"], label: "Show this list" },
  { keys: ["Esc"], label: "Close a dialog" },
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
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
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
