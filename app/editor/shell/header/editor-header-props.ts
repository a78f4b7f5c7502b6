/** Props of the editor's header and its menus: texts and flags to show, and the actions of buttons. */
import type { ExportFormat } from "#app/core/export/formats.ts";
import type { ConnectionState } from "#app/editor/sync/room-state.ts";

export interface EditorHeaderProps {
  resumeId: string;
  title: string;
  templateName: string;
  connection: ConnectionState["kind"];
  /** People who may edit and are present. */
  editorCount: number;
  isCollaborating: boolean;
  /** The score that is shown; null before the first. */
  score: number | null;
  isReady: boolean;
  isSaving: boolean;
  isPrinting: boolean;
  onSave(): void;
  onPrint(): void;
  onExport(format: ExportFormat): void;
  onHelp(): void;
  onMatch(): void;
  onVersions(): void;
  onTemplate(): void;
  onDesign(): void;
  /** Focuses a field of the form. */
  onPick(field: string): void;
  /** Receives the header's element that holds the panels' buttons. */
  toolsRef(element: HTMLElement | null): void;
}
