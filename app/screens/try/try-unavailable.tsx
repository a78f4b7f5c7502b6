/**
 * Replaces the editor of /try if its resume was removed in another tab, or cannot be read. Links to /try reload the
 * document, because a navigation within the same page would keep its state, and this notice with it. `?start=new` shows
 * the ways to start and does not open the stored resume.
 */
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { UnavailablePage } from "#app/ui/page/unavailable-page.tsx";
import { TEXTS } from "./texts.ts";

export function TryUnavailable({ isUnreadable }: { isUnreadable: boolean }) {
  if (isUnreadable) {
    return (
      <UnavailablePage title={TEXTS.itCannotBeOpened} text={TEXTS.itMayStillBeHere}>
        <ButtonLink to="/try" variant="primary" reloadDocument>
          {TEXTS.tryAgain}
        </ButtonLink>
        <ButtonLink to="/try?start=new" reloadDocument>
          {TEXTS.back}
        </ButtonLink>
      </UnavailablePage>
    );
  }
  return (
    <UnavailablePage title={TEXTS.itIsGone} text={TEXTS.whereItWent}>
      <ButtonLink to="/try" variant="primary" reloadDocument>
        {TEXTS.startAgain}
      </ButtonLink>
      <ButtonLink to="/dashboard">{TEXTS.dashboard}</ButtonLink>
    </UnavailablePage>
  );
}
