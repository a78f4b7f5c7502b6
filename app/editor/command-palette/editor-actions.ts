/** The editor's actions that the command palette offers: those of its buttons and shortcuts. */
import type { ExportFormat } from "#app/core/export/formats.ts";

export interface EditorActions {
  save(): void;
  print(): void;
  exportAs(format: ExportFormat): void;
  /** Shows the list of keyboard shortcuts. */
  help(): void;
}

export interface PanesHandle {
  /** The panes behind tabs; empty if all are side by side. */
  tabs: readonly Pane[];
  isCollaborating: boolean;
  /** Whether the resume was compared with a job description. */
  hasReport: boolean;
  /** Brings a pane into view. */
  show(pane: Pane): void;
  /** Shows a pane, or collapses it where panes are side by side. */
  toggle(pane: Pane): void;
  openLeft(tab: "content" | "design" | "template" | "versions"): void;
  /** Focuses a field, or the first one of an entry or section. */
  pick(key: string): void;
  /** Shows the job description line by line. */
  readPosting(): void;
  openPanel(tab: "people" | "comments"): void;
  toggleCollaboration(): void;
}

export type Pane = "edit" | "preview" | "job";
