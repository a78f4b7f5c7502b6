/** Replaces the editor of /try if its resume was removed in another tab, or cannot be read. */
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { EndedPage } from "#app/ui/page/ended-page.tsx";
import { TEXTS } from "./texts.ts";

export function TryLost({ isUnreadable }: { isUnreadable: boolean }) {
  if (isUnreadable) {
    return (
      <EndedPage title={TEXTS.itCannotBeOpened} text={TEXTS.itMayStillBeHere}>
        <ButtonLink to="/try" variant="primary" reloadDocument>
          {TEXTS.tryAgain}
        </ButtonLink>
        <ButtonLink to="/try?start=new" reloadDocument>
          {TEXTS.back}
        </ButtonLink>
      </EndedPage>
    );
  }
  return (
    <EndedPage title={TEXTS.itIsGone} text={TEXTS.whereItWent}>
      <ButtonLink to="/try" variant="primary" reloadDocument>
        {TEXTS.startAgain}
      </ButtonLink>
      <ButtonLink to="/dashboard">{TEXTS.dashboard}</ButtonLink>
    </EndedPage>
  );
}
