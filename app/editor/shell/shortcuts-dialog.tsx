import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Keys } from "#app/ui/text/keys.tsx";

const SHORTCUTS: { keys: string[]; what: string }[] = [
  { keys: ["Mod", "K"], what: "Find a command, section or entry" },
  { keys: ["Mod", "S"], what: "Save a version" },
  { keys: ["Mod", "Z"], what: "Undo your last edit" },
  { keys: ["Mod", "Shift", "Z"], what: "Redo it" },
  { keys: ["Mod", "Alt", "M"], what: "Comment on the field or the selected words" },
  { keys: ["?"], what: "Show this list" },
  { keys: ["Esc"], what: "Close a dialog" },
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
        {SHORTCUTS.map(({ keys, what }) => (
          <div key={what} className="flex items-center justify-between gap-4">
            <dt>{what}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
