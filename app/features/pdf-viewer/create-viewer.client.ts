/** Creates pdf.js' viewer for a document: lazy page rendering, text layer, search and annotations. */
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
import { HIGHLIGHT_COLORS } from "./annotations/annotation-colors.ts";
import { createAnnotationEditor } from "./annotations/create-annotation-editor.client.ts";
import { createDialogManagers } from "./annotations/dialog-managers.client.ts";
import { limitLinkTargets } from "./link-targets.client.ts";
import type { AnnotationPrompts, Fit, ViewerHandle } from "./viewer-handle.ts";
import { createViewerStore, type ViewerStore } from "./viewer-store.ts";
import { enableZoomGestures } from "./zoom-gestures.client.ts";

/** Outside these limits a page is unreadable; 1 is the paper size. */
const SCALE_LIMITS = { min: 0.25, max: 5 };

interface Options {
  /** Positioned absolutely, with one element inside for the pages. */
  container: HTMLDivElement;
  document: PDFDocumentProxy;
  /** Without it, the PDF is read-only. */
  prompts?: AnnotationPrompts;
}

export function createViewer({ container, document, prompts }: Options): ViewerHandle {
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
    annotationEditorMode: prompts ? AnnotationEditorType.NONE : AnnotationEditorType.DISABLE,
    annotationEditorHighlightColors: HIGHLIGHT_COLORS.map(
      ({ name, value }) => `${name}=${value}`,
    ).join(","),
    // Missing from pdf.js' types.
    ...{ abortSignal: abort.signal, ...(prompts ? createDialogManagers(prompts) : {}) },
  });
  linkService.setViewer(viewer);
  syncStore(viewer, eventBus, store);
  eventBus.on("annotationlayerrendered", ({ source }: { source: { div: HTMLElement } }) => {
    limitLinkTargets(source.div);
  });
  const annotationEditor = prompts
    ? createAnnotationEditor({ viewer, eventBus, store, document, signal: abort.signal })
    : null;
  viewer.setDocument(document);
  linkService.setDocument(document);
  void l10n.translate(container);

  const zoomTo = (target: number | Fit) => {
    if (typeof target === "string") viewer.currentScaleValue = target;
    else viewer.currentScale = Math.min(SCALE_LIMITS.max, Math.max(SCALE_LIMITS.min, target));
  };
  enableZoomGestures(container, viewer, SCALE_LIMITS, abort.signal);
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
    getState: store.getState,
    goTo(page) {
      viewer.currentPageNumber = Math.min(Math.max(1, page), document.numPages);
      // pdf.js updates its position only on a scroll event; a zoom before that would scroll back.
      viewer.update();
    },
    zoomTo,
    zoomBy: (steps) => zoomTo(Math.round((viewer.currentScale + steps / 10) * 10) / 10),
    search(text) {
      query = text;
      store.set({ search: { query, current: 0, total: 0, isPending: text !== "" } });
      find("");
    },
    findNext: (backwards) => find("again", backwards),
    closeSearch() {
      store.set({ search: null });
      eventBus.dispatch("findbarclose", { source: viewer });
    },
    focus: () => container.focus(),
    annotationEditor,
    close() {
      // pdf.js accepts null to release the document, but its types do not.
      viewer.setDocument(null as never);
      linkService.setDocument(null);
      abort.abort();
    },
  };
}

/** Narrower viewers fit the page's width; in wider ones pdf.js chooses the scale ("auto"). */
const MIN_AUTO_SCALE_WIDTH_PX = 700;

/** Sets the initial scale, and copies pdf.js' page, scale and search results into the store. */
function syncStore(viewer: PDFViewer, eventBus: EventBus, store: ViewerStore): void {
  eventBus.on("pagesinit", () => {
    const isNarrow = viewer.container.clientWidth < MIN_AUTO_SCALE_WIDTH_PX;
    viewer.currentScaleValue = isNarrow ? "page-width" : "auto";
  });
  eventBus.on("pagechanging", ({ pageNumber }: { pageNumber: number }) => {
    store.set({ page: pageNumber });
  });
  eventBus.on("scalechanging", (change: { scale: number; presetValue?: string }) => {
    const { scale, presetValue } = change;
    const isFitMode = presetValue === "page-width" || presetValue === "page-fit";
    store.set({ scale, fit: isFitMode ? presetValue : null });
  });
  interface FindResult {
    state?: number;
    matchesCount: { current: number; total: number };
  }
  const onFindResult = ({ state, matchesCount: { current, total } }: FindResult) => {
    const { search } = store.getState();
    if (!search) return;
    const isPending = state === undefined ? search.isPending : state === FindState.PENDING;
    store.set({ search: { ...search, current, total, isPending } });
  };
  eventBus.on("updatefindcontrolstate", onFindResult);
  eventBus.on("updatefindmatchescount", onFindResult);
}

/** Keeps the page fitted to the window when the window is resized. */
function refitOnResize(container: HTMLElement, viewer: PDFViewer, signal: AbortSignal): void {
  const observer = new ResizeObserver(() => {
    // A hidden container has no width, and pdf.js would compute a negative scale.
    if (viewer.pagesCount === 0 || container.clientWidth === 0) return;
    const value = viewer.currentScaleValue;
    if (["auto", "page-fit", "page-width"].includes(value)) viewer.currentScaleValue = value;
    viewer.update();
  });
  observer.observe(container);
  signal.addEventListener("abort", () => observer.disconnect());
}
