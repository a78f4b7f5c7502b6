/** Writing on a PDF with pdf.js' annotation editors: choosing tools, their settings, undo, saving into the file. */
import {
  AnnotationEditorParamsType,
  AnnotationEditorType,
  type AnnotationEditorUIManager,
  type PDFDocumentProxy,
} from "pdfjs-dist";
import type { EventBus, PDFViewer } from "pdfjs-dist/web/pdf_viewer.mjs";
import type { Annotating, Tool, ToolSetting } from "#app/features/pdf-viewer/viewer-handle.ts";
import type { ViewerStore } from "#app/features/pdf-viewer/viewer-store.ts";
import { nameEditors } from "./name-editors.client.ts";
import { type Storage, watchChanges } from "./watch-changes.client.ts";

const MODES: Record<Tool, number> = {
  highlight: AnnotationEditorType.HIGHLIGHT,
  text: AnnotationEditorType.FREETEXT,
  ink: AnnotationEditorType.INK,
  stamp: AnnotationEditorType.STAMP,
  signature: AnnotationEditorType.SIGNATURE,
};
const PARAMS: Record<ToolSetting["of"], number> = {
  highlightColor: AnnotationEditorParamsType.HIGHLIGHT_COLOR,
  textColor: AnnotationEditorParamsType.FREETEXT_COLOR,
  textSize: AnnotationEditorParamsType.FREETEXT_SIZE,
  inkColor: AnnotationEditorParamsType.INK_COLOR,
  inkWidth: AnnotationEditorParamsType.INK_THICKNESS,
};

const toolOf = (mode: number) =>
  (Object.keys(MODES) as Tool[]).find((tool) => MODES[tool] === mode) ?? null;

interface Switched {
  mode: number;
  editId?: string | null;
}

export function startAnnotating({
  viewer,
  eventBus,
  store,
  document,
  signal,
}: {
  viewer: PDFViewer;
  eventBus: EventBus;
  store: ViewerStore;
  document: PDFDocumentProxy;
  signal: AbortSignal;
}): Annotating {
  let manager: AnnotationEditorUIManager | null = null;
  eventBus.on("annotationeditoruimanager", (event: { uiManager: AnnotationEditorUIManager }) => {
    manager = event.uiManager;
  });
  const switchTo = (switched: Switched) => {
    if (manager) viewer.annotationEditorMode = switched as PDFViewer["annotationEditorMode"];
  };
  // A click on an annotation of another kind, and marking selected text, bring their tool with them.
  eventBus.on("switchannotationeditormode", switchTo);
  eventBus.on("showannotationeditorui", switchTo);
  /** Pages have to be drawn anew before some tools are ready. */
  let waiting: { mode: number; then(): void } | null = null;
  eventBus.on("annotationeditormodechanged", ({ mode }: Switched) => {
    store.set({ tool: toolOf(mode) });
    if (waiting?.mode !== mode) return;
    const { then } = waiting;
    waiting = null;
    then();
  });
  interface States {
    details: {
      hasSomethingToUndo: boolean;
      hasSomethingToRedo: boolean;
      hasSelectedEditor: boolean;
    };
  }
  eventBus.on("editingstateschanged", ({ details }: States) => {
    store.set({
      canUndo: details.hasSomethingToUndo,
      canRedo: details.hasSomethingToRedo,
      hasSelection: details.hasSelectedEditor,
    });
    changes.look();
  });
  // Its types leave these out.
  const storage = document.annotationStorage as unknown as Storage;
  const changes = watchChanges(viewer.container, storage, store, signal);
  nameEditors(viewer.container, signal);

  const dispatch = (type: number, value?: unknown) =>
    eventBus.dispatch("switchannotationeditorparams", { source: viewer, type, value });
  const act = (name: "undo" | "redo" | "delete") =>
    eventBus.dispatch("editingaction", { source: viewer, name });

  function inMode(mode: number, then: () => void): void {
    // It is read as a number and set as an object; the types know the latter.
    const current = viewer.annotationEditorMode as unknown as number;
    if (current === mode && !waiting) {
      then();
      return;
    }
    waiting = { mode, then };
    switchTo({ mode });
  }

  return {
    choose(tool) {
      waiting = null;
      if (tool === "highlight" && !window.getSelection()?.isCollapsed) {
        manager?.highlightSelection("main_toolbar");
      }
      if (tool === "signature") {
        inMode(MODES.signature, () => dispatch(AnnotationEditorParamsType.CREATE));
      } else {
        switchTo({ mode: tool ? MODES[tool] : AnnotationEditorType.NONE });
      }
    },
    set: ({ of, value }) => dispatch(PARAMS[of], value),
    addStamp: (image) =>
      inMode(MODES.stamp, () => dispatch(AnnotationEditorParamsType.CREATE, { bitmapFile: image })),
    undo: () => act("undo"),
    redo: () => act("redo"),
    removeSelected: () => act("delete"),
    async save() {
      manager?.endCurrentEditing();
      const bytes = storage.size > 0 ? await document.saveDocument() : await document.getData();
      return new Uint8Array(bytes);
    },
    markSaved: changes.markSaved,
  };
}
