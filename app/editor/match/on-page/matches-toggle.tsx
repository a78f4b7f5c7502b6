/** Shows the numbers of matches on the page and in the rows, or hides them. */
import { ListOrdered } from "lucide-react";
import { TEXTS } from "#app/editor/match/texts.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { setMatchesShown, useMatchesShown } from "./matches-shown.ts";

export function MatchesToggle() {
  const isShown = useMatchesShown();
  return (
    <Button
      size="small"
      variant={isShown ? "primary" : "secondary"}
      className="justify-self-start"
      aria-pressed={isShown}
      title={TEXTS.numberTheLines}
      onClick={() => setMatchesShown(!isShown)}
    >
      <ListOrdered aria-hidden size={16} />
      {TEXTS.showMatches}
    </Button>
  );
}
