import type { Person } from "#app/core/collab/protocol/room-api.ts";

/** Somebody the door lets in, and where. */
export interface Admitted {
  person: Person;
  resume: { id: string; templateId: string; title: string };
}
