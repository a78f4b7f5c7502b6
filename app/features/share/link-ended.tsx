/** Stands for a shared resume whose link no longer leads to it. */
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { HeaderBar } from "#app/ui/page/header-bar.tsx";

export function LinkEnded() {
  return (
    <>
      <HeaderBar />
      <main className="mx-auto grid max-w-xl gap-4 px-6 py-16 sm:py-24">
        <h1 className="text-4xl">This link no longer works</h1>
        <p className="text-lg text-ink-soft">
          It has expired or was withdrawn, the resume it led to was deleted, or the address is
          incomplete. Ask whoever sent it for a new one.
        </p>
        <div className="mt-2">
          <ButtonLink to="/">Go to the start page</ButtonLink>
        </div>
      </main>
    </>
  );
}
