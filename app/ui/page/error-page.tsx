/** The error page, rendered by error boundaries. */

import { useRouteError } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { describePageError } from "./describe-page-error.ts";
import { HeaderBar } from "./header-bar.tsx";
import { useServerRequestId } from "./server-context.ts";
import { TEXTS } from "./texts.ts";

const REQUEST_ID_ELEMENT = "request-id";

/** The request id of a server-rendered page; empty after a client-side navigation. */
function useRequestId(): string {
  const serverRequestId = useServerRequestId();
  const [id] = useState(() =>
    typeof document === "undefined"
      ? serverRequestId
      : (document.getElementById(REQUEST_ID_ELEMENT)?.textContent ?? ""),
  );
  return id;
}

export function ErrorPage({
  headerEnd,
}: {
  /** At the end of the header bar. */
  headerEnd?: ReactNode;
}) {
  const error = useRouteError();
  const [isOnline, setIsOnline] = useState(true);
  useEffect(() => setIsOnline(navigator.onLine), []);
  const { title, text, canRetry } = describePageError(error, isOnline);
  const requestId = useRequestId();
  return (
    <>
      <HeaderBar end={headerEnd} />
      <main id="main" className="mx-auto grid max-w-xl gap-4 px-6 py-16 sm:py-24">
        <h1 className="text-4xl">{title}</h1>
        <p className="text-lg text-ink-soft">{text}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          {canRetry ? (
            <Button variant="primary" onClick={() => location.reload()}>
              {TEXTS.tryAgain}
            </Button>
          ) : null}
          <ButtonLink to="/" variant={canRetry ? "secondary" : "primary"} reloadDocument>
            {TEXTS.goToTheHomePage}
          </ButtonLink>
        </div>
        {requestId && canRetry ? (
          <p className="mt-4 text-sm text-ink-soft">
            <Sentence
              text={TEXTS.contactUsWith}
              number={
                <code id={REQUEST_ID_ELEMENT} className="font-mono break-all text-ink">
                  {requestId}
                </code>
              }
            />
          </p>
        ) : null}
      </main>
    </>
  );
}
