/** Writes a list edited as comma-separated text: a shared map from id to { pos, value }. */
import * as Y from "yjs";
import { commonPairs } from "#app/core/collab/merge/common-pairs.ts";
import { evenPositions, type Positioned, positionAt } from "./positions.ts";
import { orderedTags } from "./read-document.ts";

export function newTags(items: readonly string[]): Y.Map<unknown> {
  const positions = evenPositions(items.length);
  return new Y.Map(items.map((value, i) => [`s${i}`, { pos: positions[i], value }]));
}

/** Changes the list to `items`. Remaining items keep their ids; an item at the place of a removed one takes its id. */
export function writeTags(doc: Y.Doc, map: Y.Map<unknown>, items: readonly string[]): void {
  const current = orderedTags(map);
  const values = current.map((tag) => tag.value);
  // Between two unchanged items, old items are replaced one by one; then new ones are added or old ones deleted.
  let oldIndex = 0;
  let newIndex = 0;
  const ends: Array<[number, number]> = [[values.length, items.length]];
  for (const [oldEnd, newEnd] of [...commonPairs(values, items), ...ends]) {
    const replaced = current.slice(oldIndex, oldEnd);
    for (; newIndex < newEnd; newIndex++) {
      const value = items[newIndex] as string;
      const old = replaced.shift();
      if (old) map.set(old.id, { ...(map.get(old.id) as Positioned), value });
      else insertTag(doc, map, newIndex, value);
    }
    for (const { id } of replaced) map.delete(id);
    oldIndex = oldEnd + 1;
    newIndex = newEnd + 1;
  }
}

function insertTag(doc: Y.Doc, map: Y.Map<unknown>, index: number, value: string): void {
  const { pos, respaced } = positionAt(orderedTags(map), index);
  for (const each of respaced)
    map.set(each.id, { ...(map.get(each.id) as Positioned), pos: each.pos });
  map.set(uniqueKey(doc), { pos, value });
}

/** A unique key: this client's id and its clock, which increases with every write. */
function uniqueKey(doc: Y.Doc): string {
  return `${doc.clientID.toString(36)}-${Y.getState(doc.store, doc.clientID).toString(36)}`;
}
