/** The top of the landing page: headline, buttons to start, and a miniature editor. */
import { Link } from "@remix-run/react";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { Miniature } from "./miniature/miniature.tsx";
import { TEXTS } from "./texts.ts";

export function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className="mx-auto grid max-w-6xl gap-y-10 px-4 pt-12 pb-20 sm:px-6 lg:pt-16">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2 lg:items-end">
        <h1 className="text-[clamp(2.5rem,1.6rem+3.8vw,4rem)] leading-[1.05]">
          {TEXTS.aResumeThatMatchesTheJob}
        </h1>
        <div className="grid gap-5">
          <p className="max-w-prose text-lg text-ink-soft">{TEXTS.typeAndWatchYourResume}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/templates" variant="primary" size="large">
              {TEXTS.createYourResume}
            </ButtonLink>
            <ButtonLink to={isSignedIn ? "/import" : "/try?start=import"} size="large">
              {TEXTS.iHaveAResume}
            </ButtonLink>
            {isSignedIn ? null : (
              <ButtonLink to="/login" variant="quiet" size="large">
                {TEXTS.signIn}
              </ButtonLink>
            )}
          </div>
          {isSignedIn ? null : (
            <p className="text-ink-soft">
              <Sentence
                text={TEXTS.orWithoutAnAccount}
                link={
                  <Link
                    to="/try"
                    className="font-semibold text-accent underline underline-offset-4"
                  >
                    {TEXTS.writeWithoutAnAccount}
                  </Link>
                }
              />
            </p>
          )}
        </div>
      </div>
      <figure className="grid min-w-0 gap-4">
        <Miniature />
        <figcaption className="flex flex-wrap justify-between gap-x-8 gap-y-2 text-sm text-ink-soft">
          <span>{TEXTS.fictionalExample}</span>
          <span>{TEXTS.theScoreIsOurEstimate}</span>
          <Link
            to="/check-pdf"
            className="font-semibold text-accent underline underline-offset-4 max-sm:py-1"
          >
            {TEXTS.checkAPdfMadeElsewhere}
          </Link>
        </figcaption>
      </figure>
    </div>
  );
}
