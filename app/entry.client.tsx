/** The browser's entry point: hydrates the page that the server rendered. */
import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { replaceDeniedSessionStorage } from "#app/client/session-storage.ts";
import { storedSession } from "#app/client/stored-session.ts";

replaceDeniedSessionStorage();
// Reading the session removes one that cannot be parsed [spec 4].
storedSession();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
