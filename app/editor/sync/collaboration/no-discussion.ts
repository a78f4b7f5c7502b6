/** Stands for comments and suggestions where there is no room yet, or where one does not hear them. */

import type { RoomHandle } from "#app/editor/sync/room.ts";
import { NOTHING_SAID } from "./comment-store.ts";

export const NO_DISCUSSION: RoomHandle["discussion"] = {
  view: () => NOTHING_SAID,
  subscribe: () => () => {},
  say: () => Promise.reject(new Error("Not connected")),
  seen: () => {},
};
