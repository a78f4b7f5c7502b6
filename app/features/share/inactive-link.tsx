/** The page shown when a share link is expired, turned off or invalid. */
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { HeaderBar } from "#app/ui/page/header-bar.tsx";
import { TEXTS } from "./texts.ts";

export function InactiveLink() {
  return (
    <>
      <HeaderBar />
      <main id="main" className="mx-auto grid max-w-xl gap-4 px-6 py-16 sm:py-24">
        <h1 className="text-4xl">{TEXTS.thisLinkNoLongerWorks}</h1>
        <p className="text-lg text-ink-soft">{TEXTS.itMayHaveExpired}</p>
        <div className="mt-2">
          <ButtonLink to="/">{TEXTS.goToTheHomePage}</ButtonLink>
        </div>
      </main>
    </>
  );
}
