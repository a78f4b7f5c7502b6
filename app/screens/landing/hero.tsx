import { ButtonLink } from "#app/ui/controls/button.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import { TEXTS } from "./texts.ts";

export function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-12 px-4 pt-14 pb-20 sm:px-6 lg:grid-cols-12 lg:pt-20 lg:pb-28">
      <div className="grid content-center gap-6 lg:col-span-5">
        <h1 className="text-[clamp(2.5rem,1.6rem+3.8vw,4rem)] leading-[1.05]">
          {TEXTS.aResumeThatMatchesTheJob}
        </h1>
        <p className="max-w-prose text-lg text-ink-soft">{TEXTS.typeAndWatchYourResume}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/templates" variant="primary" size="large">
            {TEXTS.createYourResume}
          </ButtonLink>
          {isSignedIn ? null : (
            <ButtonLink to="/login" size="large">
              {TEXTS.signIn}
            </ButtonLink>
          )}
        </div>
        <p className="border-l-2 border-accent pl-3 text-sm text-ink-soft">
          {TEXTS.theScoreIsOurEstimate}
        </p>
      </div>
      <HeroPicture className="lg:col-span-7" />
    </div>
  );
}
