/** Shows the imported file next to the fields, and marks the place of the focused field. */
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useCallback, useEffect, useRef, useState } from "react";
import { PageControls } from "#app/features/pdf-viewer/page-controls.tsx";
import { PdfPage } from "#app/features/pdf-viewer/pdf-page.tsx";
import { TEXTS } from "#app/screens/import-review/texts.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { joinBoxes, type SourceUnit } from "./source-units.ts";

const SCROLL_CLASS =
  "min-h-0 overflow-auto rounded-card border border-line lg:max-h-[calc(100dvh-11rem)]";

/** Space to the left of the marked place after scrolling sideways. */
const MARGIN_PX = 24;

interface Props {
  name: string;
  pdf: PDFDocumentProxy | null;
  units: readonly SourceUnit[];
  /** Positions of the units to mark. */
  markedUnits: readonly number[];
  className?: string;
}

export function SourcePane({ name, pdf, units, markedUnits, className }: Props) {
  return (
    <section
      aria-label={TEXTS.theFile}
      className={classNames("grid min-w-0 content-start gap-3 lg:sticky lg:top-4", className)}
    >
      <h2 className="text-lg font-medium wrap-anywhere">{name}</h2>
      {pdf ? <Pages pdf={pdf} name={name} units={units} markedUnits={markedUnits} /> : null}
      {!pdf && units.length > 0 ? <Lines units={units} markedUnits={markedUnits} /> : null}
      {!pdf && units.length === 0 ? (
        <p className="text-sm text-ink-soft">{TEXTS.thisFormatHasNamedFields}</p>
      ) : null}
    </section>
  );
}

/** Scrolls the marked place to a third of the file's visible height, without moving the page around it. */
function useScrollToMark(markedUnits: readonly number[], page: number) {
  const container = useRef<HTMLDivElement>(null);
  const key = `${page}:${markedUnits.join()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another place is marked
  useEffect(() => {
    const scroller = container.current;
    const mark = scroller?.querySelector("[data-mark]");
    if (!scroller || !mark) return;
    const leftOffset = mark.getBoundingClientRect().left - scroller.getBoundingClientRect().left;
    scroller.scrollLeft += leftOffset - MARGIN_PX;
    const isScrollable = scroller.scrollHeight > scroller.clientHeight + 1;
    if (!isScrollable) {
      const { top, bottom } = mark.getBoundingClientRect();
      // On screens narrower than 64rem (Tailwind's "lg"), which show the file instead of the fields, the whole page
      // scrolls.
      const isNarrowScreen = matchMedia("(max-width: 63.99rem)").matches;
      if (isNarrowScreen && (top < 0 || bottom > innerHeight))
        mark.scrollIntoView({ block: "center" });
      return;
    }
    const offset = mark.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    scroller.scrollBy({ top: offset - scroller.clientHeight / 3, behavior: scrollBehavior() });
  }, [key]);
  return container;
}

const scrollBehavior = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

function Lines({ units, markedUnits }: Pick<Props, "units" | "markedUnits">) {
  const container = useScrollToMark(markedUnits, 1);
  return (
    <div
      ref={container}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region must be keyboard accessible
      tabIndex={0}
      className={classNames(SCROLL_CLASS, "grid gap-1 bg-raised p-4 text-sm")}
    >
      {units.map(({ text }, index) =>
        markedUnits.includes(index) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file never change
          <p key={index}>
            <mark
              data-mark
              className="rounded-sm bg-accent-wash px-0.5 text-ink ring-1 ring-accent"
            >
              {text}
            </mark>
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file never change
          <p key={index} className="wrap-anywhere">
            {text}
          </p>
        ),
      )}
    </div>
  );
}

function Pages({ pdf, name, units, markedUnits }: Omit<Props, "pdf"> & { pdf: PDFDocumentProxy }) {
  const boxes = joinBoxes(markedUnits.flatMap((at) => units[at]?.box ?? []));
  const placePage = boxes[0]?.page ?? null;
  const placeKey = markedUnits.join();
  const [chosen, setChosen] = useState({ page: 1, placeKey: "" });
  // A page that the user turned to stays until another place is marked.
  const page = placePage !== null && chosen.placeKey !== placeKey ? placePage : chosen.page;
  const [failedPage, setFailedPage] = useState<number | null>(null);
  const onError = useCallback(() => setFailedPage(page), [page]);
  const container = useScrollToMark(markedUnits, page);
  return (
    <>
      {pdf.numPages > 1 ? (
        <PageControls
          page={page}
          pageCount={pdf.numPages}
          onPage={(next) => setChosen({ page: next, placeKey })}
        />
      ) : null}
      {failedPage === page ? (
        <Banner tone="bad">{TEXTS.thisPageCantBeDisplayed}</Banner>
      ) : (
        <div
          ref={container}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region must be keyboard accessible
          tabIndex={0}
          className={SCROLL_CLASS}
        >
          {/* A whole page is too small to read on a phone. */}
          <div className="relative max-sm:w-[170%]">
            <PdfPage
              document={pdf}
              number={page}
              label={TEXTS.pageOf({ name, page, numPages: pdf.numPages })}
              onError={onError}
            />
            {boxes
              .filter((box) => box.page === page)
              .map(({ left, top, width, height }) => (
                <div
                  key={`${left}-${top}`}
                  data-mark
                  className="pointer-events-none absolute rounded-sm bg-sheet-accent/20 outline outline-sheet-accent sm:outline-2 sm:outline-offset-1"
                  style={{
                    left: `${left * 100}%`,
                    top: `${top * 100}%`,
                    width: `${width * 100}%`,
                    height: `${height * 100}%`,
                  }}
                />
              ))}
          </div>
        </div>
      )}
    </>
  );
}
