/**
 * Adds the texts and lists that the layout has gained since an older document was written. Each is created under a
 * client id derived from its path, so that every replica creates the same item and concurrent upgrades merge.
 */
import * as Y from "yjs";
import {
  ENTRY_LISTS,
  fieldsOf,
  isOptionalField,
  isSeeded,
  PERSONAL_FIELDS,
  resumeRoot,
} from "./layout.ts";

/** Ids that the room issues are below 2^32. */
const FIRST_DERIVED_ID = 2 ** 32;

/** Adds what is missing; true if anything was. The document keeps its client id. */
export function addMissingFields(doc: Y.Doc): boolean {
  const missing = isSeeded(doc) ? missingFields(doc) : [];
  if (missing.length === 0) return false;
  const { clientID } = doc;
  doc.transact(() => {
    for (const { parent, key, id, make } of missing) {
      doc.clientID = id;
      parent.set(key, make());
    }
    doc.clientID = clientID;
  });
  return true;
}

interface MissingField {
  parent: Y.Map<unknown>;
  key: string;
  id: number;
  make: Make;
}
type Make = () => Y.Text | Y.Map<unknown>;

function missingFields(doc: Y.Doc): MissingField[] {
  const missing: MissingField[] = [];
  const addIfMissing = (parent: Y.Map<unknown>, path: string, key: string, make: Make) => {
    const id = clientIdFor(`${path}.${key}`);
    // An id that was used before means that the field was created once and then removed.
    const isMissing = !parent.has(key) && Y.getState(doc.store, id) === 0;
    if (isMissing) missing.push({ parent, key, id, make });
  };
  const root = resumeRoot(doc);
  const personal = root.get("personalInfo");
  if (personal instanceof Y.Map) {
    for (const key of PERSONAL_FIELDS)
      addIfMissing(personal, "personalInfo", key, () => new Y.Text());
  }
  for (const list of ENTRY_LISTS) {
    addIfMissing(root, "resume", list, () => new Y.Map());
    const entries = root.get(list);
    const texts = fieldsOf(list).filter(
      ([field, kind]) => isOptionalField(field) && kind === "line",
    );
    if (!(entries instanceof Y.Map) || texts.length === 0) continue;
    for (const [id, entry] of entries.entries()) {
      if (!(entry instanceof Y.Map)) continue;
      for (const [key] of texts) addIfMissing(entry, `${list}.${id}`, key, () => new Y.Text());
    }
  }
  return missing;
}

/** Two hashes (FNV-1a) of the path make an id of 52 bits. */
function clientIdFor(path: string): number {
  let [low, high] = [0x811c9dc5, 0x9dc5811c];
  for (let index = 0; index < path.length; index++) {
    low = Math.imul(low ^ path.charCodeAt(index), 0x01000193);
    high = Math.imul(high ^ path.charCodeAt(index), 0x01000197);
  }
  return FIRST_DERIVED_ID * (1 + (high & 0x7ffff)) + (low >>> 0);
}
