/** The page shown when a share link is expired, turned off or invalid. */
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { HeaderBar } from "#app/ui/page/header-bar.tsx";

export function InactiveLink() {
  return (
    <>
      <HeaderBar />
      <main className="mx-auto grid max-w-xl gap-4 px-6 py-16 sm:py-24">
        <h1 className="text-4xl">This link no longer works</h1>
        <p className="text-lg text-ink-soft">
          It may have expired or been turned off, the resume may have been deleted, or the link may
          be incomplete. Ask the sender for a new one.
        </p>
        <div className="mt-2">
          <ButtonLink to="/">Go to the home page</ButtonLink>
        </div>
      </main>
    </>
  );
}
