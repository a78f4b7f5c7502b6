/**
 * Hostile Yjs updates, encoded byte by byte with arbitrary neighbors, parents and deletions, which the Yjs library itself
 * would never write. An update in Yjs' format 1 has the structs of each client (a count, the client and its clock, then
 * for each struct an info byte, its neighbors or parent, and its content) and then the deleted ranges of each client.
 */
import * as Y from "yjs";

/** Writes numbers as Yjs' encoding does: seven bits a byte, the lowest first, and the eighth bit set in all but the last. */
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
  byte(value: number): this {
    this.#bytes.push(value & 255);
    return this;
  }
  end(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

/** Flags of the info byte: the struct names its right neighbor, or its key in a map. 128 names the left neighbor. */
const HAS_RIGHT_ORIGIN = 64;
const HAS_PARENT_SUB = 32;
/** Kinds of content (contentRefs in Yjs' Item.js), the lower five bits of the info byte. */
const STRING = 4;
const TYPE = 7;
const ANY = 8;
/** The number of Y.Map among the types of a TYPE. */
const MAP = 1;
/** lib0's tags of a string and of an object among the values of an ANY. */
const ANY_STRING = 119;
const ANY_OBJECT = 118;

/** The id of the type at a root's key. */
export function typeIdAt(doc: Y.Doc, root: string, key: string): Y.ID {
  const item = doc.getMap(root)._map.get(key);
  if (!item) throw new Error(`Nothing lies at ${key}`);
  return item.id;
}

/** Inserts `count` characters at the start of a text, each before the previous one, and deletes all of them. */
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

/** Inserts `count` characters without a left neighbor, each of which must scan for its position. */
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

/** Sets a map's key `count` times, each time as if it had not been set before. */
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
    bytes.number(1).number(ANY_STRING).text("2020-01");
  }
  return bytes.number(0).end();
}

/** Deeply nested maps below a type. */
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

/** Deletes the first `length` units of what a client wrote, `times` times over. */
export function repeatedDeletions(client: number, length: number, times: number): Uint8Array {
  const bytes = new Bytes().number(0).number(1).number(client).number(times);
  for (let index = 0; index < times; index++) bytes.number(0).number(length);
  return bytes.end();
}

/** The clocks of all clients, which random updates may refer to. */
export type ClientClocks = Map<number, number>;

/**
 * An update of random structs by one client: every content type of Yjs, neighbors and parents anywhere in the document
 * or beyond it, gaps and deletions. `random` returns numbers from 0 to 1.
 */
export function randomUpdate(
  random: () => number,
  client: number,
  reached: ClientClocks,
): Uint8Array {
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = <T>(list: readonly T[]) => list[below(list.length)] as T;
  const clients = [...reached.keys()];
  const anId = (): [number, number] => {
    const of = random() < 0.05 ? below(2 ** 31) : oneOf(clients);
    return [of, below((reached.get(of) ?? 10) + (random() < 0.1 ? 5 : 0))];
  };
  const count = 1 + below(random() < 0.1 ? 300 : 6);
  const start = (reached.get(client) ?? 0) + (random() < 0.03 ? below(50) : 0);
  const bytes = new Bytes().number(1).number(count).id(client, start);
  let clock = start;
  for (let index = 0; index < count; index++) {
    const kind = below(random() < 0.2 ? 16 : 9);
    const hasOrigin = random() < 0.4;
    const hasRight = random() < 0.4;
    const hasKey = random() < 0.4;
    bytes.byte(kind | (hasOrigin ? 128 : 0) | (hasRight ? 64 : 0) | (hasKey ? 32 : 0));
    // GC and Skip, which have only a length.
    if (kind === 0 || kind === 10) {
      const length = 1 + below(9);
      bytes.number(length);
      clock += length;
      continue;
    }
    if (hasOrigin)
      bytes.id(...(random() < 0.5 && clock > 0 ? ([client, clock - 1] as const) : anId()));
    if (hasRight) bytes.id(...anId());
    if (!hasOrigin && !hasRight) {
      if (random() < 0.4) bytes.number(1).text(oneOf(["resume", "settings", "x", "__proto__"]));
      else bytes.number(0).id(...anId());
      if (hasKey) bytes.text(oneOf(["summary", "skills", "pos", "photo", "constructor", "k"]));
    }
    clock += writeContent(bytes, kind, below);
  }
  const deletions = random() < 0.3 ? 1 + below(40) : 0;
  bytes.number(deletions > 0 ? 1 : 0);
  if (deletions > 0) {
    const of = oneOf(clients);
    bytes.number(of).number(deletions);
    for (let index = 0; index < deletions; index++)
      bytes.number(below((reached.get(of) ?? 1) + 5)).number(1 + below(9));
  }
  return bytes.end();
}

/**
 * Writes content of a kind: 1 deleted, 2 JSON, 3 binary, 4 string, 5 embed, 6 format, 7 type, 8 any, 9 document; noise
 * for other numbers. Returns its length in the client's clock.
 */
function writeContent(bytes: Bytes, kind: number, below: (limit: number) => number): number {
  const length = 1 + below(30);
  if (kind === 1) bytes.number(length);
  else if (kind === 2) bytes.number(1).text('"json"');
  else if (kind === 3) bytes.number(3).byte(1).byte(2).byte(3);
  else if (kind === STRING) bytes.text("\0a😀b".repeat(4).slice(0, length));
  else if (kind === 5) bytes.text("{}");
  else if (kind === 6) bytes.text("bold").text("true");
  else if (kind === TYPE) bytes.number(below(8));
  else if (kind === ANY) bytes.number(1).byte(ANY_STRING).text("value");
  else if (kind === 9) bytes.text("guid").byte(ANY_OBJECT).number(0);
  else for (let index = 0; index < 4; index++) bytes.byte(below(256));
  if (kind === 1) return length;
  return kind === STRING ? "\0a😀b".repeat(4).slice(0, length).length : 1;
}
