import type { Role } from "#app/core/collab/protocol/room-api.ts";
import { Badge } from "#app/ui/controls/badge.tsx";

const ROLE_LABELS = { edit: "Can edit", comment: "Can comment", view: "Can view" } as const;

/** Renders nothing for the owner. */
export function RoleBadge({ role }: { role: Role }) {
  return role === "owner" ? null : <Badge tone="info">{ROLE_LABELS[role]}</Badge>;
}
