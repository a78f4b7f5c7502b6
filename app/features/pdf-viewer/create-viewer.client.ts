/** pdf.js' own viewer on a document: pages drawn as they come into view, text layer, search, annotations. */
import { AnnotationEditorType, type PDFDocumentProxy } from "pdfjs-dist";
import {
  EventBus,
  FindState,
  GenericL10n,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from "pdfjs-dist/web/pdf_viewer.mjs";
import "pdfjs-dist/web/pdf_viewer.css";
import "./viewer.css";
import { startAnnotating } from "./annotations/annotating.client.ts";
import { HIGHLIGHT_COLORS } from "./annotations/annotation-colors.ts";
import { askingManagers } from "./annotations/asking-managers.client.ts";
import type { Asks, Fit, ViewerHandle } from "./viewer-handle.ts";
import { createViewerStore, type ViewerStore } from "./viewer-store.ts";
import { zoomByHand } from "./zoom-by-hand.client.ts";

/** Past these a page is a smudge, or a single letter. */
const SCALES = { least: 0.25, most: 5 };

interface Options {
  /** Positioned absolutely, with one element inside for the pages. */
  container: HTMLDivElement;
  document: PDFDocumentProxy;
  /** Left out, the PDF can be read and not be written on. */
  asks?: Asks;
}

export function createViewer({ container, document, asks }: Options): ViewerHandle {
  const store = createViewerStore();
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({ eventBus, externalLinkTarget: LinkTarget.BLANK });
  const findController = new PDFFindController({ eventBus, linkService });
  const l10n = new GenericL10n(undefined);
  const abort = new AbortController();
  const viewer = new PDFViewer({
    container,
    eventBus,
    linkService,
    findController,
    l10n,
    annotationEditorMode: asks ? AnnotationEditorType.NONE : AnnotationEditorType.DISABLE,
    annotationEditorHighlightColors: HIGHLIGHT_COLORS.map(
      ({ name, value }) => `${name}=${value}`,
    ).join(","),
    // These the types leave out.
    ...{ abortSignal: abort.signal, ...(asks ? askingManagers(asks) : {}) },
  });
  linkService.setViewer(viewer);
  followViewer(viewer, eventBus, store);
  const annotating = asks
    ? startAnnotating({ viewer, eventBus, store, document, signal: abort.signal })
    : null;
  viewer.setDocument(document);
  linkService.setDocument(document);
  void l10n.translate(container);

  const zoomTo = (to: number | Fit) => {
    if (typeof to === "string") viewer.currentScaleValue = to;
    else viewer.currentScale = Math.min(SCALES.most, Math.max(SCALES.least, to));
  };
  zoomByHand(container, viewer, SCALES, abort.signal);
  refitOnResize(container, viewer, abort.signal);

  let query = "";
  const find = (type: "" | "again", findPrevious = false) =>
    eventBus.dispatch("find", {
      source: viewer,
      type,
      query,
      caseSensitive: false,
      entireWord: false,
      highlightAll: true,
      matchDiacritics: false,
      findPrevious,
    });

  return {
    subscribe: store.subscribe,
    state: store.state,
    goTo(page) {
      viewer.currentPageNumber = Math.min(Math.max(1, page), document.numPages);
    },
    zoomTo,
    zoomBy: (steps) => zoomTo(Math.round((viewer.currentScale + steps / 10) * 10) / 10),
    search(text) {
      query = text;
      store.set({ search: { query, current: 0, total: 0, isPending: text !== "" } });
      find("");
    },
    nextMatch: (backwards) => find("again", backwards),
    endSearch() {
      store.set({ search: null });
      eventBus.dispatch("findbarclose", { source: viewer });
    },
    focus: () => container.focus(),
    annotating,
    close() {
      // Types say that there is always a document.
      viewer.setDocument(null as never);
      linkService.setDocument(null);
      abort.abort();
    },
  };
}

function followViewer(viewer: PDFViewer, eventBus: EventBus, store: ViewerStore): void {
  eventBus.on("pagesinit", () => {
    viewer.currentScaleValue = viewer.container.clientWidth < 700 ? "page-width" : "auto";
  });
  eventBus.on("pagechanging", ({ pageNumber }: { pageNumber: number }) => {
    store.set({ page: pageNumber });
  });
  eventBus.on("scalechanging", (change: { scale: number; presetValue?: string }) => {
    const { scale, presetValue } = change;
    const isFit = presetValue === "page-width" || presetValue === "page-fit";
    store.set({ scale, fit: isFit ? presetValue : null });
  });
  interface Matches {
    state?: number;
    matchesCount: { current: number; total: number };
  }
  const onMatches = ({ state, matchesCount: { current, total } }: Matches) => {
    const { search } = store.state();
    if (!search) return;
    const isPending = state === undefined ? search.isPending : state === FindState.PENDING;
    store.set({ search: { ...search, current, total, isPending } });
  };
  eventBus.on("updatefindcontrolstate", onMatches);
  eventBus.on("updatefindmatchescount", onMatches);
}

/** What fits the window goes on fitting when that changes. */
function refitOnResize(container: HTMLElement, viewer: PDFViewer, signal: AbortSignal): void {
  const observer = new ResizeObserver(() => {
    // Taken off the screen it has no width, and pdf.js would scale its pages below nothing.
    if (viewer.pagesCount === 0 || container.clientWidth === 0) return;
    const value = viewer.currentScaleValue;
    if (["auto", "page-fit", "page-width"].includes(value)) viewer.currentScaleValue = value;
    viewer.update();
  });
  observer.observe(container);
  signal.addEventListener("abort", () => observer.disconnect());
}
