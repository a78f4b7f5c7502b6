import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Keys } from "#app/ui/text/keys.tsx";

const SHORTCUTS: { keys: string[]; label: string }[] = [
  { keys: ["Mod", "K"], label: "Find a command, section or entry" },
  { keys: ["Mod", "S"], label: "Save a version" },
  { keys: ["Mod", "Z"], label: "Undo your last edit" },
  { keys: ["Mod", "Shift", "Z"], label: "Redo" },
  { keys: ["Mod", "B"], label: "Bold: the selected words of a text" },
  { keys: ["Mod", "I"], label: "Italic: the selected words of a text" },
  { keys: ["Mod", "K"], label: "Link: with words of a text selected" },
  { keys: ["Mod", "]"], label: "One level in: lines of a description ([ one level out)" },
  { keys: ["Mod", "Alt", "M"], label: "Comment on the field or the selected words" },
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
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <dl className="grid gap-2">
        {SHORTCUTS.map(({ keys, label }) => (
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
