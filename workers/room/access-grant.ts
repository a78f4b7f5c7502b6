import type { Person } from "#app/core/collab/protocol/room-api.ts";

/** An authorized person and the resume they may open. */
export interface AccessGrant {
  person: Person;
  resume: { id: string; templateId: string; title: string };
}
