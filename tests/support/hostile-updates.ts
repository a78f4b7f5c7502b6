/** Yjs updates that no editor makes, written byte by byte: chosen neighbors, parents and deletions. */
import * as Y from "yjs";

class Bytes {
  #bytes: number[] = [];
  number(value: number): this {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.#bytes.push(128 | (rest & 127));
    this.#bytes.push(rest);
    return this;
  }
  id(client: number, clock: number): this {
    return this.number(client).number(clock);
  }
  text(value: string): this {
    const encoded = new TextEncoder().encode(value);
    this.number(encoded.length);
    for (const byte of encoded) this.#bytes.push(byte);
    return this;
  }
  end(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

const HAS_RIGHT_ORIGIN = 64;
const STRING = 4;
const TYPE = 7;
const MAP = 1;
const ANY = 8;
const HAS_PARENT_SUB = 32;

/** The id of the type that lies at a root's key. */
export function idOf(doc: Y.Doc, root: string, key: string): Y.ID {
  const item = doc.getMap(root)._map.get(key);
  if (!item) throw new Error(`Nothing lies at ${key}`);
  return item.id;
}

/** `count` characters at the head of a text, each put before the one before it, and all of them deleted. */
export function headCharacters(
  doc: Y.Doc,
  text: Y.Text,
  client: number,
  count: number,
): Uint8Array {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  copy.clientID = client;
  const item = text._item as Y.Item;
  const copied = Y.getItem(copy.store, item.id) as Y.Item;
  const target = (copied.content as Y.ContentType).type as Y.Text;
  const before = Y.encodeStateVector(copy);
  copy.transact(() => {
    for (let index = 0; index < count; index++) target.insert(0, "x");
  });
  copy.transact(() => target.delete(0, count));
  return Y.encodeStateAsUpdate(copy, before);
}

/** As many characters without a left neighbor, each with one of those as its right one: each scans to its place. */
export function scanningCharacters(
  client: number,
  clock: number,
  neighbors: { client: number; clock: number },
  count: number,
): Uint8Array {
  const bytes = new Bytes().number(1).number(count).id(client, clock);
  for (let index = 0; index < count; index++) {
    bytes
      .number(STRING | HAS_RIGHT_ORIGIN)
      .id(neighbors.client, neighbors.clock + index)
      .text("A");
  }
  return bytes.number(0).end();
}

/** A key of a map set `count` times, each time as if it had never been set before. */
export function rootlessValues(
  parent: Y.ID,
  key: string,
  client: number,
  count: number,
): Uint8Array {
  const bytes = new Bytes().number(1).number(count).id(client, 0);
  for (let index = 0; index < count; index++) {
    bytes
      .number(ANY | HAS_PARENT_SUB)
      .number(0)
      .id(parent.client, parent.clock)
      .text(key);
    bytes.number(1).number(119).text("2020-01");
  }
  return bytes.number(0).end();
}

/** A map in a map in a map … below a type. */
export function nestedMaps(parent: Y.ID, client: number, depth: number): Uint8Array {
  const bytes = new Bytes().number(1).number(depth).id(client, 0);
  for (let index = 0; index < depth; index++) {
    const of = index === 0 ? parent : { client, clock: index - 1 };
    bytes
      .number(TYPE | HAS_PARENT_SUB)
      .number(0)
      .id(of.client, of.clock)
      .text("k")
      .number(MAP);
  }
  return bytes.number(0).end();
}

/** Deletes every second unit of what a client wrote. */
export function scatteredDeletions(client: number, ranges: number): Uint8Array {
  const bytes = new Bytes().number(0).number(1).number(client).number(ranges);
  for (let index = 0; index < ranges; index++) bytes.number(index * 2).number(1);
  return bytes.end();
}
