/** The role and rights of the person at the editor, for components that offer only what is permitted. */
import { createContext, useContext } from "react";
import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import type { Role } from "#app/core/collab/protocol/room-api.ts";

export interface EditorAccess {
  role: Role;
  /** Without an account: no dashboard and no saved analyses. */
  isGuest: boolean;
  /** The model that rewrites texts; null if none is configured or this person may not use it. */
  writingModel: { name: string; host: string } | null;
}

export const EditorAccessContext = createContext<EditorAccess>({
  role: "owner",
  isGuest: false,
  writingModel: null,
});

export const useEditorAccess = () => useContext(EditorAccessContext);

/** Whether this person may change the resume. */
export const useMayEdit = () => isAtLeast(useContext(EditorAccessContext).role, "edit");
