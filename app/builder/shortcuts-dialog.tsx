import { Dialog } from "#app/ui/dialog.tsx";
import { SHORTCUTS } from "./use-shortcuts.ts";

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

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
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-control border border-line-strong bg-sunken px-2 py-0.5 text-center font-sans text-sm"
                >
                  {key === "Mod" ? (isApple ? "⌘" : "Ctrl") : key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
