/** What the viewer's controls know of a PDF on show, and may ask of it. No pdf.js in here: controls load first. */

export type Fit = "page-width" | "page-fit";
export type Tool = "highlight" | "text" | "ink" | "stamp" | "signature";

export interface Search {
  query: string;
  /** Which match is marked, from 1; 0 while there is none. */
  current: number;
  total: number;
  isPending: boolean;
}

export interface ViewerState {
  page: number;
  /** 1 is the size of the paper. */
  scale: number;
  fit: Fit | null;
  search: Search | null;
  tool: Tool | null;
  canUndo: boolean;
  canRedo: boolean;
  hasSelection: boolean;
  /** True from an annotation until it is saved. */
  isChanged: boolean;
}

/** How a tool draws; colours as #rrggbb. */
export type ToolSetting =
  | { of: "highlightColor" | "textColor" | "inkColor"; value: string }
  | { of: "textSize" | "inkWidth"; value: number };

export interface Annotating {
  /** Chosen with text selected, the highlighter marks that at once. */
  choose(tool: Tool | null): void;
  set(setting: ToolSetting): void;
  addStamp(image: File): void;
  undo(): void;
  redo(): void;
  removeSelected(): void;
  /** The file with all annotations written into it. */
  save(): Promise<Uint8Array<ArrayBuffer>>;
  /** What was saved counts as unchanged. */
  markSaved(): void;
}

export interface ViewerHandle {
  subscribe(listener: () => void): () => void;
  state(): ViewerState;
  goTo(page: number): void;
  zoomTo(to: number | Fit): void;
  /** Steps of a tenth. */
  zoomBy(steps: number): void;
  search(query: string): void;
  nextMatch(backwards: boolean): void;
  endSearch(): void;
  focus(): void;
  /** Null where the viewer only shows. */
  annotating: Annotating | null;
  close(): void;
}

/** A signature somebody is about to give, in the place that waits for it on the page. */
export interface AskedSignature {
  /** False when nothing in it could be traced. */
  put(signature: GivenSignature): boolean;
  cancel(): void;
}
export type GivenSignature =
  | { kind: "typed"; text: string; font: string }
  /** Strokes of x, y pairs on a board of this size. */
  | { kind: "drawn"; strokes: number[][]; width: number; height: number }
  | { kind: "image"; bitmap: ImageBitmap };

/** A picture whose description somebody is about to give. */
export interface AskedDescription {
  text: string;
  put(text: string): void;
  cancel(): void;
}

/** What the page asks people for while they annotate. */
export interface Asks {
  signature(asked: AskedSignature): void;
  description(asked: AskedDescription): void;
}

export const FIRST_STATE: ViewerState = {
  page: 1,
  scale: 1,
  fit: null,
  search: null,
  tool: null,
  canUndo: false,
  canRedo: false,
  hasSelection: false,
  isChanged: false,
};
