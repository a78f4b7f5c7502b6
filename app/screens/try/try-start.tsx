/**
 * The first page of /try: the resume stored in this browser, the ways to start one, and the import.
 */
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { HeaderBar } from "#app/ui/page/header-bar.tsx";
import { ContinueCard, type Start, StartCards } from "./start-cards.tsx";
import { TEXTS } from "./texts.ts";

const ConfirmDialog = lazyPart(() =>
  import("#app/ui/overlay/confirm-dialog.tsx").then((module) => module.ConfirmDialog),
);

export function TryStart({
  templateId,
  storedTitle,
  isBusy,
  onOpenStored,
  onStart,
  onBack,
  onReplace,
  onDeclineReplace,
  children,
}: {
  templateId: string;
  /** The title of the resume in this browser; null if there is none. */
  storedTitle: string | null;
  isBusy: boolean;
  onOpenStored(): void;
  onStart(how: Start): void;
  /** Returns to the other ways to start; null while they are shown. */
  onBack: (() => void) | null;
  /** Confirms replacing the resume in this browser; null while the user is not asked. */
  onReplace: (() => void) | null;
  /** Declines replacing it. */
  onDeclineReplace(): void;
  /** The import, with a heading of its own, in place of the ways to start. */
  children: ReactNode;
}) {
  return (
    <>
      <HeaderBar>
        <ButtonLink to="/login" size="small" variant="quiet">
          {TEXTS.logIn}
        </ButtonLink>
      </HeaderBar>
      <main
        id="main"
        className={`mx-auto grid w-full gap-8 px-4 py-8 sm:px-6 ${onBack ? "max-w-7xl" : "max-w-5xl sm:py-14"}`}
      >
        {onBack ? (
          <Button variant="quiet" size="small" className="justify-self-start" onClick={onBack}>
            <ArrowLeft aria-hidden size={16} />
            {TEXTS.back}
          </Button>
        ) : (
          <div className="grid gap-3">
            <h1 className="text-4xl">{TEXTS.startYourResume}</h1>
            <p className="max-w-prose text-lg text-ink-soft">{TEXTS.noAccountNeeded}</p>
          </div>
        )}
        {storedTitle === null ? null : <ContinueCard title={storedTitle} onOpen={onOpenStored} />}
        {onBack ? (
          children
        ) : (
          <StartCards templateId={templateId} isBusy={isBusy} onStart={onStart} />
        )}
      </main>
      {onReplace ? (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => isOpen || onDeclineReplace()}
          onLoadError={onDeclineReplace}
          title={TEXTS.replaceIt({ title: storedTitle ?? "" })}
          description={TEXTS.whatReplacingMeans}
          confirmLabel={TEXTS.replace}
          danger
          busy={isBusy}
          onConfirm={onReplace}
        />
      ) : null}
    </>
  );
}
