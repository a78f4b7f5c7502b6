/** In place of the editor, when its resume was taken away by another tab or cannot be read. */
import { useEffect, useRef } from "react";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { HeaderBar } from "#app/ui/page/header-bar.tsx";
import { TEXTS } from "./texts.ts";

export function TryLost({ isUnreadable }: { isUnreadable: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused field was removed with the editor.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <HeaderBar />
      <main id="main" className="mx-auto grid max-w-xl gap-4 px-6 py-16 sm:py-24">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {isUnreadable ? TEXTS.itCannotBeOpened : TEXTS.itIsGone}
        </h1>
        <p className="text-lg text-ink-soft">
          {isUnreadable ? TEXTS.itMayStillBeHere : TEXTS.whereItWent}
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to="/try" variant="primary" reloadDocument>
            {isUnreadable ? TEXTS.tryAgain : TEXTS.startAgain}
          </ButtonLink>
          {isUnreadable ? (
            <ButtonLink to="/try?start=new" reloadDocument>
              {TEXTS.back}
            </ButtonLink>
          ) : (
            <ButtonLink to="/dashboard">{TEXTS.dashboard}</ButtonLink>
          )}
        </div>
      </main>
    </>
  );
}
