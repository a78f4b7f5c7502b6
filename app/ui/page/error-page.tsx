/** Stands for a page that cannot be shown. */
import { useRouteError } from "@remix-run/react";
import { useEffect, useState } from "react";

import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { describeFailure } from "./describe-failure.ts";
import { HeaderBar } from "./header-bar.tsx";
import { useServerRequestId } from "./server-facts.ts";

const ID_OF_REQUEST = "request-id";

/** Known where the server drew this page; after a navigation in the browser there is none. */
function useRequestId(): string {
  const onServer = useServerRequestId();
  const [id] = useState(() =>
    typeof document === "undefined"
      ? onServer
      : (document.getElementById(ID_OF_REQUEST)?.textContent ?? ""),
  );
  return id;
}

export function ErrorPage() {
  const error = useRouteError();
  const [isOnline, setIsOnline] = useState(true);
  useEffect(() => setIsOnline(navigator.onLine), []);
  const { title, text, canRetry } = describeFailure(error, isOnline);
  const requestId = useRequestId();
  return (
    <>
      <HeaderBar />
      <main className="mx-auto grid max-w-xl gap-4 px-6 py-16 sm:py-24">
        <h1 className="text-4xl">{title}</h1>
        <p className="text-lg text-ink-soft">{text}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          {canRetry ? (
            <Button variant="primary" onClick={() => location.reload()}>
              Try again
            </Button>
          ) : null}
          <ButtonLink to="/" variant={canRetry ? "secondary" : "primary"} reloadDocument>
            Go to the start page
          </ButtonLink>
        </div>
        {requestId && canRetry ? (
          <p className="mt-4 text-sm text-ink-soft">
            If it keeps happening, tell us this number:{" "}
            <code id={ID_OF_REQUEST} className="font-mono break-all text-ink">
              {requestId}
            </code>
          </p>
        ) : null}
      </main>
    </>
  );
}
