/** In which role the editor is open, for parts that offer only what one may do. */
import { createContext, useContext } from "react";
import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import type { Role } from "#app/core/collab/protocol/room-api.ts";

export interface EditorAccess {
  role: Role;
  /** Without an account: no dashboard, no saved analyses of one's own. */
  isGuest: boolean;
  /** The model that rewrites texts, where one is configured and this person may ask it. */
  writingModel: { name: string; host: string } | null;
}

export const EditorAccessContext = createContext<EditorAccess>({
  role: "owner",
  isGuest: false,
  writingModel: null,
});

export const useEditorAccess = () => useContext(EditorAccessContext);

/** Whether what is typed changes the resume. */
export const useMayEdit = () => isAtLeast(useContext(EditorAccessContext).role, "edit");
