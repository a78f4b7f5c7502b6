/** Stands for the others where there is no room yet, or where one does not see them. */
import { newDocument } from "#app/core/collab/document/layout.ts";
import type { RoomHandle } from "#app/editor/sync/room.ts";
import { NOBODY } from "./presence-state.ts";

export const NO_PRESENCE: RoomHandle["presence"] = {
  view: () => NOBODY,
  subscribe: () => () => {},
  moved: () => {},
  follow: () => () => {},
  measure: (work) => work(newDocument()),
};
