/** The page number as an input with previous and next buttons. */
import { useState } from "react";
import { PageSteps } from "#app/ui/page/page-steps.tsx";
import { TEXTS } from "./texts.ts";

export function PageField({
  page,
  pageCount,
  onPage,
}: {
  page: number;
  pageCount: number;
  onPage(page: number): void;
}) {
  // The text being typed; null when the field is not being edited.
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const target = Number(typed);
    if (typed !== null && Number.isInteger(target) && target >= 1 && target <= pageCount)
      onPage(target);
    setTyped(null);
  };
  return (
    <PageSteps page={page} pageCount={pageCount} onPage={onPage}>
      <input
        aria-label={TEXTS.page}
        inputMode="numeric"
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
          if (event.key === "Escape") setTyped(null);
        }}
        className="h-8 w-12 rounded-control border border-line-strong bg-raised text-center text-sm tabular-nums pointer-coarse:h-10 pointer-coarse:text-base"
      />
      <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
        {TEXTS.of({ pageCount })}
      </span>
      <span role="status" className="sr-only">
        {TEXTS.pageOf({ page, pageCount })}
      </span>
    </PageSteps>
  );
}
