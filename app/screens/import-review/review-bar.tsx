/**
 * The bar at the bottom of the screen: how many fields are left to check, a button for the file on
 * narrow screens, and one that opens the editor.
 */
import { Button } from "#app/ui/controls/button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { TEXTS } from "./texts.ts";

interface Props {
  uncheckedCount: number;
  failure: string | null;
  isSaving: boolean;
  isOriginalShown: boolean;
  hasOriginal: boolean;
  onSwitch(): void;
  onOpen(): void;
}

export function ReviewBar({
  uncheckedCount,
  failure,
  isSaving,
  isOriginalShown,
  hasOriginal,
  onSwitch,
  onOpen,
}: Props) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-auto -mb-8 grid gap-2 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6">
      {failure ? (
        <Banner tone="bad" announce title={TEXTS.notSaved}>
          {failure}
        </Banner>
      ) : null}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto text-sm text-ink-soft max-sm:sr-only">
          {uncheckedCount === 0
            ? TEXTS.nothingIsSavedBeforeYou
            : TEXTS.toCheckHint({ left: uncheckedCount })}
        </p>
        {hasOriginal ? (
          <Button className="max-sm:grow max-sm:px-2 lg:hidden" onClick={onSwitch}>
            {isOriginalShown ? TEXTS.showFields : TEXTS.showOriginal}
          </Button>
        ) : null}
        <Button
          variant="primary"
          className="max-sm:grow max-sm:px-2"
          busy={isSaving}
          onClick={onOpen}
        >
          {TEXTS.openTheEditor}
        </Button>
      </div>
    </div>
  );
}
