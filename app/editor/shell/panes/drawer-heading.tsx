/**
 * The heading of the right pane (job description and score) on screens where it is a drawer over
 * the page.
 */
import { X } from "lucide-react";
import { TEXTS } from "#app/editor/shell/texts.ts";
import { IconButton } from "#app/ui/controls/button.tsx";

export function DrawerHeading({ onClose }: { onClose(): void }) {
  return (
    <div className="flex min-h-11 items-center justify-between border-b border-line bg-raised px-3">
      <h2 className="text-lg">{TEXTS.jobScore}</h2>
      <IconButton size="small" label={TEXTS.closeJobScore} onClick={onClose}>
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  );
}
