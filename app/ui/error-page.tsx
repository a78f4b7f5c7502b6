import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ButtonLink } from "./button.tsx";

export function ErrorPage() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-4 p-6">
      <h1 className="text-4xl">
        {isMissing ? "This page does not exist" : "Something went wrong"}
      </h1>
      <p className="text-ink-soft">
        {isMissing
          ? "The address may be mistyped, or what it led to is gone."
          : "The fault is ours. Nothing you saved is lost. Please try again."}
      </p>
      <div>
        <ButtonLink to="/" variant="primary">
          Go to the start page
        </ButtonLink>
      </div>
    </main>
  );
}
