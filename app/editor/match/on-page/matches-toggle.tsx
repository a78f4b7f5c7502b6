/** Shows the numbers of matches on the page and in the rows, or hides them. */
import { ListOrdered } from "lucide-react";
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
      title="Number the lines of the page that show a requirement"
      onClick={() => setMatchesShown(!isShown)}
    >
      <ListOrdered aria-hidden size={16} />
      Show matches
    </Button>
  );
}
