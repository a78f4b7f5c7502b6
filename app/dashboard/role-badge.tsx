import type { Role } from "#app/room/room-api.ts";
import { Badge } from "#app/ui/badge.tsx";

const WORDS = {
  edit: "Shared with you: can edit",
  comment: "Shared with you: can comment",
  view: "Shared with you: can view",
} as const;

/** Says nothing about one's own. */
export function RoleBadge({ role }: { role: Role }) {
  return role === "owner" ? null : <Badge tone="info">{WORDS[role]}</Badge>;
}
