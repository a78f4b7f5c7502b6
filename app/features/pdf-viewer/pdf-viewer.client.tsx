/** The PDF viewer: pages, zoom, search, thumbnails and text selection; with `annotate`, annotation tools. */
import { PanelLeft, Search } from "lucide-react";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { IconButton } from "#app/ui/controls/button.tsx";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { ToolButtons } from "./annotations/tool-buttons.tsx";
import { ToolSettings } from "./annotations/tool-settings.tsx";
import { useAnnotationPrompts } from "./annotations/use-annotation-prompts.tsx";
import { PageControls } from "./page-controls.tsx";
import { PageField } from "./page-field.tsx";
import { SearchBar } from "./search-bar.tsx";
import { TEXTS } from "./texts.ts";
import { Thumbnails } from "./thumbnails.tsx";
import { usePdfViewer, useViewerState } from "./use-pdf-viewer.ts";
import { useViewerKeys } from "./use-viewer-keys.ts";
import type { ViewerHandle, ViewerState } from "./viewer-handle.ts";
import { ZoomControls } from "./zoom-controls.tsx";

interface Props {
  document: PDFDocumentProxy;
  /** The accessible name of the document. */
  label: string;
  annotate: boolean;
  /** Extra controls at the end of the toolbar. */
  actions?(handle: ViewerHandle | null, state: ViewerState): ReactNode;
  /** A panel after the pages. */
  aside?: ReactNode;
  onError(error: unknown): void;
}

export function PdfViewer({ document, label, annotate, actions, aside, onError }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const { prompts, dialogs } = useAnnotationPrompts();
  const handle = usePdfViewer({
    container,
    document,
    prompts: annotate ? prompts : undefined,
    onError,
  });
  const state = useViewerState(handle);
  const [hasThumbnails, setThumbnails] = useThumbnailVisibility(annotate);
  const [isSearching, setSearching] = useState(false);
  const startSearch = useCallback(() => {
    setSearching(true);
    container.current?.parentElement?.querySelector<HTMLInputElement>("search input")?.select();
  }, []);
  useViewerKeys({ handle, pageCount: document.numPages, onSearch: startSearch });
  const goTo = (page: number) => handle?.goTo(page);
  const { tool } = state;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-raised px-3 py-1.5 max-sm:gap-x-2 max-sm:px-2">
        <div className="flex items-center gap-1">
          <IconButton
            size="small"
            label={TEXTS.thumbnails}
            aria-expanded={hasThumbnails}
            onClick={() => setThumbnails(!hasThumbnails)}
          >
            <PanelLeft aria-hidden size={18} />
          </IconButton>
          <IconButton
            size="small"
            label={TEXTS.searchInThePdf}
            aria-expanded={isSearching}
            disabled={!handle}
            onClick={() => (isSearching ? setSearching(false) : startSearch())}
          >
            <Search aria-hidden size={18} />
          </IconButton>
        </div>
        {annotate ? (
          <PageField page={state.page} pageCount={document.numPages} onPage={goTo} />
        ) : document.numPages > 1 ? (
          <PageControls page={state.page} pageCount={document.numPages} onPage={goTo} />
        ) : null}
        <ZoomControls handle={handle} state={state} />
        {annotate ? <ToolButtons editor={handle?.annotationEditor ?? null} state={state} /> : null}
        <div className="ml-auto flex items-center gap-2 max-sm:grow max-sm:*:grow max-sm:*:px-2">
          {actions?.(handle, state)}
        </div>
      </div>
      {isSearching && handle ? (
        <SearchBar
          handle={handle}
          search={state.search}
          onClose={() => {
            setSearching(false);
            handle.focus();
          }}
        />
      ) : null}
      {tool && handle?.annotationEditor ? (
        <ToolSettings key={tool} tool={tool} editor={handle.annotationEditor} />
      ) : null}
      <div className="relative flex min-h-0 flex-1">
        {hasThumbnails ? (
          <nav
            aria-label={TEXTS.pages}
            className="w-32 shrink-0 overflow-y-auto border-r border-line bg-paper max-sm:absolute max-sm:inset-y-0 max-sm:left-0 max-sm:z-20 max-sm:shadow-raised"
          >
            <Thumbnails document={document} page={state.page} onPage={goTo} />
          </nav>
        ) : null}
        <section aria-label={label} className="relative min-w-0 flex-1">
          {/* Focusable, so that arrow keys scroll it. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region must be reachable by keyboard */}
          <div ref={container} tabIndex={0} className="pdf-surface absolute inset-0 overflow-auto">
            <div className="pdfViewer" />
          </div>
          {handle ? null : (
            <div className="absolute inset-0 grid place-items-center bg-sunken">
              <Spinner label={TEXTS.loadingPreview} />
            </div>
          )}
        </section>
        {aside}
      </div>
      {dialogs}
    </div>
  );
}

/** Thumbnails are open by default on wide screens, except in a preview. */
function useThumbnailVisibility(isOpenByDefault: boolean) {
  const [isVisible, setVisible] = useState(false);
  useEffect(
    () => setVisible(isOpenByDefault && window.matchMedia("(min-width: 1024px)").matches),
    [isOpenByDefault],
  );
  return [isVisible, setVisible] as const;
}
