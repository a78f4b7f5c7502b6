/** A small button beside a section's heading that adds something to it. */
import { Plus } from "lucide-react";
import { forwardRef } from "react";
import { Button } from "#app/ui/controls/button.tsx";

export const HeadingAction = forwardRef<
  HTMLButtonElement,
  { label: string; text: string; onClick(): void }
>(function HeadingAction({ label, text, onClick }, ref) {
  return (
    <Button
      ref={ref}
      size="small"
      variant="quiet"
      // Narrow, so that a heading with two of them stays on one line of a phone.
      className="gap-1! px-1! text-xs!"
      aria-label={label}
      onClick={onClick}
    >
      <Plus aria-hidden size={14} />
      {text}
    </Button>
  );
});
