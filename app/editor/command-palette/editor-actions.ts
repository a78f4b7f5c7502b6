/** What the command palette and the header can make the editor do. */
import type { ExportFormat } from "#app/core/export/formats.ts";

export interface EditorActions {
  save(): void;
  print(): void;
  exportAs(format: ExportFormat): void;
  /** Shows the list of keyboard shortcuts. */
  help(): void;
}

/** Commands for the editor's panes. */
export interface PanesHandle {
  /** The panes behind tabs; empty if all are side by side. */
  tabs: readonly Pane[];
  isCollaborating: boolean;
  /** Whether there is a score report, made from the resume and a job description. */
  hasReport: boolean;
  /** Brings a pane into view. */
  show(pane: Pane): void;
  /** Shows a pane, or collapses it where panes are side by side. */
  toggle(pane: Pane): void;
  /** Opens a tab of the left pane. */
  openLeftTab(tab: "content" | "design" | "template" | "versions"): void;
  /** Focuses a field, or the first one of an entry or section. */
  pick(key: string): void;
  /** Shows the job description line by line. */
  showPostingLines(): void;
  openPanel(tab: "people" | "comments"): void;
  toggleCollaboration(): void;
}

/** The form, the page, and the job description with its score. */
export type Pane = "edit" | "preview" | "job";
