/** What the editor lends its command palette: the same work that its buttons and keys start. */
import type { ExportFormat } from "#app/core/export/formats.ts";

export interface EditorActions {
  save(): void;
  print(): void;
  exportAs(format: ExportFormat): void;
  /** The list of keys. */
  help(): void;
}

export interface PanesHandle {
  /** Parts of which one is shown at a time; none where all stand side by side. */
  tabs: readonly Pane[];
  isCollaborating: boolean;
  show(pane: Pane): void;
  /** Leads to a field, or the first one of an entry or section. */
  pick(key: string): void;
  openPeople(isOpen: boolean): void;
  openComments(isOpen: boolean): void;
  toggleCollaboration(): void;
}

export type Pane = "edit" | "preview" | "job";
