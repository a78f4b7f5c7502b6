/** The interface between the viewer's controls and pdf.js. It imports no pdf.js, so the controls can load first. */

export type Fit = "page-width" | "page-fit";
export type Tool = "highlight" | "text" | "ink" | "stamp" | "signature";

export interface Search {
  query: string;
  /** The current match, from 1; 0 when there is none. */
  current: number;
  total: number;
  isPending: boolean;
}

export interface ViewerState {
  page: number;
  /** 1 is the paper size. */
  scale: number;
  fit: Fit | null;
  search: Search | null;
  tool: Tool | null;
  canUndo: boolean;
  canRedo: boolean;
  hasSelection: boolean;
  hasUnsavedChanges: boolean;
}

/** A setting of a tool; colors as #rrggbb, sizes in points. */
export type ToolSetting =
  | { name: "highlightColor" | "textColor" | "inkColor"; value: string }
  | { name: "textSize" | "inkWidth"; value: number };

export interface AnnotationEditor {
  /** Selecting the highlighter highlights the currently selected text. */
  selectTool(tool: Tool | null): void;
  applySetting(setting: ToolSetting): void;
  addStamp(image: File): void;
  undo(): void;
  redo(): void;
  removeSelected(): void;
  /** Returns the PDF with all annotations written into it. */
  save(): Promise<Uint8Array<ArrayBuffer>>;
  /** Marks the current annotations as saved. */
  markSaved(): void;
}

export interface ViewerHandle {
  subscribe(listener: () => void): () => void;
  getState(): ViewerState;
  goTo(page: number): void;
  zoomTo(target: number | Fit): void;
  /** Zooms by steps of 10 percentage points. */
  zoomBy(steps: number): void;
  search(query: string): void;
  findNext(backwards: boolean): void;
  closeSearch(): void;
  focus(): void;
  /** Null in a read-only viewer. */
  annotationEditor: AnnotationEditor | null;
  close(): void;
}

/** pdf.js asks for a signature to put into a new annotation. */
export interface SignatureRequest {
  /** Returns false when no signature could be traced. */
  submit(signature: SignatureInput): boolean;
  cancel(): void;
}
export type SignatureInput =
  | { kind: "typed"; text: string; font: string }
  /** Strokes as flat x, y lists, in pixels of a pad of this size. */
  | { kind: "drawn"; strokes: number[][]; width: number; height: number }
  | { kind: "image"; bitmap: ImageBitmap };

/** pdf.js asks for the alt text of an image. */
export interface DescriptionRequest {
  text: string;
  submit(text: string): void;
  cancel(): void;
}

/** Opens the dialogs that annotating needs. */
export interface AnnotationPrompts {
  requestSignature(request: SignatureRequest): void;
  requestDescription(request: DescriptionRequest): void;
}

export const INITIAL_STATE: ViewerState = {
  page: 1,
  scale: 1,
  fit: null,
  search: null,
  tool: null,
  canUndo: false,
  canRedo: false,
  hasSelection: false,
  hasUnsavedChanges: false,
};
