/**
 * Button that shows or hides the number labels that connect matches on the page with their rows in
 * the match list. If the page is behind a tab, opens it.
 */
import { ListOrdered } from "lucide-react";
import { focusPageInstead, type OtherPanes } from "#app/editor/match/show-line.ts";
import type { PagePreview } from "#app/editor/page/page-preview.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { SCORE_TEXTS } from "../score-texts.ts";
import { setMatchesShown, useMatchesShown } from "./matches-shown.ts";

export function MatchesToggle({ otherPanes }: { otherPanes: OtherPanes }) {
  const isShown = useMatchesShown();
  const toggle = () => {
    setMatchesShown(!isShown);
    if (isShown || !isBehindTab(otherPanes.preview)) return;
    const pressedButton = document.activeElement;
    otherPanes.showPage();
    requestAnimationFrame(() => focusPageInstead(pressedButton, otherPanes));
  };
  return (
    <Button
      size="small"
      variant={isShown ? "primary" : "secondary"}
      className="justify-self-start"
      aria-pressed={isShown}
      title={SCORE_TEXTS.numberTheLines}
      onClick={toggle}
    >
      <ListOrdered aria-hidden size={16} />
      {SCORE_TEXTS.showMatches}
    </Button>
  );
}

function isBehindTab(preview: PagePreview | null): boolean {
  const element = preview?.pageDocument.defaultView?.frameElement;
  return element instanceof HTMLElement && element.offsetParent === null;
}
