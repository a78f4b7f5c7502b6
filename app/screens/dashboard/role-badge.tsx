import type { Role } from "#app/core/collab/protocol/room-api.ts";
import { Badge } from "#app/ui/controls/badge.tsx";

const WORDS = { edit: "Can edit", comment: "Can comment", view: "Can view" } as const;

/** Says nothing about one's own. */
export function RoleBadge({ role }: { role: Role }) {
  return role === "owner" ? null : <Badge tone="info">{WORDS[role]}</Badge>;
}
