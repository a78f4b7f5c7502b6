/** The role and rights of the user, for components that offer only what is permitted. */
import { createContext, useContext } from "react";
import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import type { Role } from "#app/core/collab/protocol/room-api.ts";
import type { ExportFormat } from "#app/core/export/formats.ts";

/**
 * Actions that need an account, and are not possible for a resume that is kept in this browser. A format is a download
 * in it.
 */
export type AccountAction = "save" | "share" | "report" | "photo" | ExportFormat;

export interface EditorAccess {
  role: Role;
  /** Without an account: no dashboard and no saved analyses. */
  isGuest: boolean;
  /** The model that rewrites texts; null if none is configured or the user may not use it. */
  writingModel: { name: string; host: string } | null;
  /** Opens dialogs for a resume that is kept in this browser; null for a resume in an account. */
  deviceActions: { askToSignUp(need: AccountAction): void; askToErase(): void } | null;
}

export const EditorAccessContext = createContext<EditorAccess>({
  role: "owner",
  isGuest: false,
  writingModel: null,
  deviceActions: null,
});

export const useEditorAccess = () => useContext(EditorAccessContext);

/** Whether the user may change the resume. */
export const useMayEdit = () => isAtLeast(useContext(EditorAccessContext).role, "edit");
