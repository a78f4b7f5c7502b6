/** Wraps pdf.js' annotation editors: tools, their settings, undo, and saving into the PDF. */
import {
  AnnotationEditorParamsType,
  AnnotationEditorType,
  type AnnotationEditorUIManager,
  type PDFDocumentProxy,
} from "pdfjs-dist";
import type { EventBus, PDFViewer } from "pdfjs-dist/web/pdf_viewer.mjs";
import type {
  AnnotationEditor,
  Tool,
  ToolSetting,
} from "#app/features/pdf-viewer/viewer-handle.ts";
import type { ViewerStore } from "#app/features/pdf-viewer/viewer-store.ts";
import { labelEditors } from "./label-editors.client.ts";
import { type AnnotationStorage, trackChanges } from "./track-changes.client.ts";

const MODES: Record<Tool, number> = {
  highlight: AnnotationEditorType.HIGHLIGHT,
  text: AnnotationEditorType.FREETEXT,
  ink: AnnotationEditorType.INK,
  stamp: AnnotationEditorType.STAMP,
  signature: AnnotationEditorType.SIGNATURE,
};
const PARAMS: Record<ToolSetting["name"], number> = {
  highlightColor: AnnotationEditorParamsType.HIGHLIGHT_COLOR,
  textColor: AnnotationEditorParamsType.FREETEXT_COLOR,
  textSize: AnnotationEditorParamsType.FREETEXT_SIZE,
  inkColor: AnnotationEditorParamsType.INK_COLOR,
  inkWidth: AnnotationEditorParamsType.INK_THICKNESS,
};

const toolForMode = (mode: number) =>
  (Object.keys(MODES) as Tool[]).find((tool) => MODES[tool] === mode) ?? null;

interface ModeChange {
  mode: number;
  editId?: string | null;
}

export function createAnnotationEditor({
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
}): AnnotationEditor {
  let manager: AnnotationEditorUIManager | null = null;
  eventBus.on("annotationeditoruimanager", (event: { uiManager: AnnotationEditorUIManager }) => {
    manager = event.uiManager;
  });
  const switchMode = (change: ModeChange) => {
    if (manager) viewer.annotationEditorMode = change as PDFViewer["annotationEditorMode"];
  };
  // pdf.js switches tools itself when an annotation of another kind is clicked or selected text is highlighted.
  eventBus.on("switchannotationeditormode", switchMode);
  eventBus.on("showannotationeditorui", switchMode);
  /** A callback to run once pdf.js has switched modes, because some tools need the pages rendered again first. */
  let pendingMode: { mode: number; onReady(): void } | null = null;
  eventBus.on("annotationeditormodechanged", ({ mode }: ModeChange) => {
    store.set({ tool: toolForMode(mode) });
    if (pendingMode?.mode !== mode) return;
    const { onReady } = pendingMode;
    pendingMode = null;
    onReady();
  });
  interface EditingStates {
    details: {
      hasSomethingToUndo: boolean;
      hasSomethingToRedo: boolean;
      hasSelectedEditor: boolean;
    };
  }
  eventBus.on("editingstateschanged", ({ details }: EditingStates) => {
    store.set({
      canUndo: details.hasSomethingToUndo,
      canRedo: details.hasSomethingToRedo,
      hasSelection: details.hasSelectedEditor,
    });
    changes.scheduleCheck();
  });
  // Missing from pdf.js' types.
  const storage = document.annotationStorage as unknown as AnnotationStorage;
  const changes = trackChanges(viewer.container, storage, store, signal);
  labelEditors(viewer.container, signal);

  const dispatch = (type: number, value?: unknown) =>
    eventBus.dispatch("switchannotationeditorparams", { source: viewer, type, value });
  const dispatchAction = (name: "undo" | "redo" | "delete") =>
    eventBus.dispatch("editingaction", { source: viewer, name });

  function runInMode(mode: number, onReady: () => void): void {
    // pdf.js reads the mode as a number and sets it as an object; its types only cover the object.
    const current = viewer.annotationEditorMode as unknown as number;
    if (current === mode && !pendingMode) {
      onReady();
      return;
    }
    pendingMode = { mode, onReady };
    switchMode({ mode });
  }

  return {
    selectTool(tool) {
      pendingMode = null;
      if (tool === "highlight" && !window.getSelection()?.isCollapsed) {
        manager?.highlightSelection("main_toolbar");
      }
      if (tool === "signature") {
        runInMode(MODES.signature, () => dispatch(AnnotationEditorParamsType.CREATE));
      } else {
        switchMode({ mode: tool ? MODES[tool] : AnnotationEditorType.NONE });
      }
    },
    applySetting: ({ name, value }) => dispatch(PARAMS[name], value),
    addStamp: (image) =>
      runInMode(MODES.stamp, () =>
        dispatch(AnnotationEditorParamsType.CREATE, { bitmapFile: image }),
      ),
    undo: () => dispatchAction("undo"),
    redo: () => dispatchAction("redo"),
    removeSelected: () => dispatchAction("delete"),
    async save() {
      manager?.endCurrentEditing();
      const bytes = storage.size > 0 ? await document.saveDocument() : await document.getData();
      return new Uint8Array(bytes);
    },
    markSaved: changes.markSaved,
  };
}
