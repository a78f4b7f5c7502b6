/** Says what the user may do with a resume that someone shared with them. */
import type { Role } from "#app/core/collab/protocol/room-api.ts";
import { Badge } from "#app/ui/controls/badge.tsx";
import { TEXTS } from "./texts.ts";

const ROLE_LABELS = {
  edit: TEXTS.canEdit,
  comment: TEXTS.canComment,
  view: TEXTS.canView,
} as const;

/** Renders nothing for the owner. */
export function RoleBadge({ role }: { role: Role }) {
  return role === "owner" ? null : <Badge tone="info">{ROLE_LABELS[role]}</Badge>;
}
