/**
 * The error page of a resume's report. A missing resume and another person's look the same, so that
 * the page reveals nothing about others' resumes. A viewer of a shared resume (403), who knows that it
 * exists, is told that its score is not shown to viewers.
 */
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { StoredAccountMenu } from "#app/features/stored-account-menu.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { AppHeader } from "#app/ui/page/app-header.tsx";
import { ErrorPage } from "#app/ui/page/error-page.tsx";
import { TEXTS } from "./texts.ts";

export function ResumeNotFound() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 403)) {
    return <ErrorPage headerEnd={<StoredAccountMenu />} />;
  }
  const isViewer = error.status === 403;
  return (
    <>
      <AppHeader />
      <main id="main" className="mx-auto grid max-w-xl gap-4 px-6 py-16 sm:py-24">
        <h1 className="text-4xl">{isViewer ? TEXTS.notForViewers : TEXTS.thereIsNoSuchResume}</h1>
        <p className="text-lg text-ink-soft">
          {isViewer ? TEXTS.analysesAreTheOwners : TEXTS.itMayHaveBeenDeleted}
        </p>
        <div>
          <ButtonLink to={isViewer ? "/dashboard?view=shared" : "/dashboard"} variant="primary">
            {isViewer ? TEXTS.goToSharedWithMe : TEXTS.goToYourResumes}
          </ButtonLink>
        </div>
      </main>
    </>
  );
}
