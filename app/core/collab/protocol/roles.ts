/** Orders the roles by what they may do, for HTTP and sockets alike. */
import type { Role } from "./room-api.ts";

const RANK: Record<Role, number> = { view: 0, comment: 1, edit: 2, owner: 3 };

export function isAtLeast(role: Role, atLeast: Role): boolean {
  return RANK[role] >= RANK[atLeast];
}
