/**
 * The attacks that attacks.bench.mjs measures: what a guest with an edit link sends to a room, the live session of one
 * shared resume (a Yjs document), or a stranger to the server. An attack is a function of the attacker and the time (ms
 * since 1970) until which it lasts.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import * as Y from "yjs";
import {
  headCharacters,
  nestedMaps,
  randomUpdate,
  repeatedDeletions,
  rootlessValues,
  scanningCharacters,
  scatteredDeletions,
  typeIdAt,
} from "../../support/hostile-updates.ts";
import { wait } from "../fan-out/load.mjs";
import { joinOurs } from "../fan-out/our-clients.mjs";
import { syncFrame } from "../fan-out/y-frames.mjs";

const FRAME_PAUSE_MS = 5;
/** Kinds of y-protocols' sync messages. */
const SYNC = { stateVector: 0, update: 2 };

/** The description of the resume's job with this number. */
export const textOf = (doc, index) =>
  doc.getMap("resume").get("experience").get(`e${index}`).get("description");

/**
 * Sends the hostile updates one after the other, then the last one again and again, until the end or the room closes.
 */
const repeated = (updatesOf) => async (attacker, until) => {
  const updates = updatesOf(attacker.doc);
  for (let index = 0; Date.now() < until && !attacker.socket.isClosed(); index++) {
    attacker.socket.send(syncFrame(SYNC.update, updates[Math.min(index, updates.length - 1)]));
    await wait(FRAME_PAUSE_MS);
  }
};

/** Updates whose characters make Yjs scan many others (tests/support/hostile-updates.ts). */
function scanning(doc, count) {
  const { clientID } = doc;
  const first = headCharacters(doc, doc.getMap("resume").get("summary"), clientID, count);
  return [first, scanningCharacters(clientID, count, { client: clientID, clock: 0 }, count)];
}

/** The update for a text that is inserted into the summary. */
function inserted(doc, text) {
  const before = Y.encodeStateVector(doc);
  doc.getMap("resume").get("summary").insert(0, text);
  return [Y.encodeStateAsUpdate(doc, before)];
}

/** A small deterministic random number generator (mulberry32). */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How many sockets ask for the document. */
const ASKING_SOCKETS = 44;
/** At most so long one socket's joining is waited for. */
const JOIN_TIMEOUT_MS = 1_000;
const ASK_EVERY_MS = 100;

/**
 * Asks for the whole document again and again over many sockets of the attacker, which are opened in the first half of
 * the attack at most. @param frame gives the message that asks
 */
const asking = (frame) => async (attacker, until) => {
  const sockets = [];
  const endOfJoining = (Date.now() + until) / 2;
  while (sockets.length < ASKING_SOCKETS && Date.now() < endOfJoining) {
    const socket = attacker.another();
    sockets.push(socket);
    await Promise.race([joinOurs(socket).catch(() => {}), wait(JOIN_TIMEOUT_MS)]);
  }
  for (const socket of sockets) socket.watch(() => {});
  while (Date.now() < until) {
    for (const socket of sockets) if (!socket.isClosed()) socket.send(frame(attacker));
    await wait(ASK_EVERY_MS);
  }
  for (const socket of sockets) socket.end();
};
/**
 * Yjs's first sync step with a state vector of one unknown client (7, with 1 update). Not empty, so that the answer,
 * the whole document, is encoded each time.
 */
const strangeVector = syncFrame(SYNC.stateVector, Uint8Array.of(1, 7, 1));
const joinAgain = ({ resumeId }) => JSON.stringify({ type: "joinRoom", resumeId });
/** The size of the room's document. */
const LARGE = { bytes: 900_000 };

/** Sends updates of random bytes and numbers (tests/support/hostile-updates.ts). */
async function randomUpdates({ socket, doc }, until) {
  const random = randomFrom(7);
  // Updates refer to the first 50 changes of each client.
  const reached = new Map([...doc.store.clients.keys()].map((id) => [id, 50]));
  while (Date.now() < until && !socket.isClosed()) {
    socket.send(syncFrame(SYNC.update, randomUpdate(random, doc.clientID, reached)));
    await wait(FRAME_PAUSE_MS);
  }
}

/** Writes and deletes 4,000 characters at a time as fast as the connection takes them. */
async function fullRate({ socket, doc }, until) {
  // A job that the other people of the bench don't type in.
  const text = textOf(doc, 99);
  let update = null;
  doc.on("update", (bytes) => {
    update = bytes;
  });
  while (Date.now() < until && !socket.isClosed()) {
    text.insert(0, "lorem ipsum dolor si".repeat(200));
    socket.send(syncFrame(SYNC.update, update));
    text.delete(0, text.length);
    socket.send(syncFrame(SYNC.update, update));
    await wait(FRAME_PAUSE_MS);
  }
}

/** Calls the server as a stranger, four calls at a time. */
const strangers = (kind) => async (attacker, until) => {
  const script = join(import.meta.dirname, "flood.mjs");
  const flood = spawn(process.execPath, [script, attacker.url, kind, String(until - Date.now())]);
  await once(flood, "exit");
};

/** Name, attack, number of attackers (1), size of the room's document. */
export const ATTACKS = [
  ["no attack", async (_, until) => wait(until - Date.now())],
  ["1,500 scanning characters (27 kB)", repeated((doc) => scanning(doc, 1_500))],
  ["5,000 scanning characters (90 kB)", repeated((doc) => scanning(doc, 5_000))],
  ["14,000 scanning characters (253 kB)", repeated((doc) => scanning(doc, 14_000))],
  ["the same by eight people with one link", repeated((doc) => scanning(doc, 5_000)), 8],
  ["60,000 NUL characters", repeated((doc) => inserted(doc, "\0".repeat(60_000)))],
  ["30,000 NUL characters between letters", repeated((doc) => inserted(doc, "\0a".repeat(30_000)))],
  [
    "a key set 5,000 times as if it were new",
    repeated((doc) => [
      rootlessValues(typeIdAt(doc, "resume", "summary"), "k", doc.clientID, 5_000),
    ]),
  ],
  [
    "types nested 10,000 deep",
    repeated((doc) => [nestedMaps(typeIdAt(doc, "resume", "personalInfo"), doc.clientID, 10_000)]),
  ],
  ["60,000 deleted ranges", repeated((doc) => [scatteredDeletions(doc.clientID, 60_000)])],
  [
    "one long range deleted 9,000 times",
    repeated((doc) => {
      const text = doc.getMap("resume").get("summary");
      const { clientID } = doc;
      return [
        headCharacters(doc, text, clientID, 14_000),
        repeatedDeletions(clientID, 14_000, 9_000),
      ];
    }),
  ],
  ["a document of 900 kB asked for over 44 sockets", asking(() => strangeVector), 1, LARGE],
  ["the same by eight people with one link", asking(() => strangeVector), 8, LARGE],
  ["the same document as JSON over 44 sockets", asking(joinAgain), 1, LARGE],
  ["random updates", randomUpdates],
  ["inserts and deletes at full rate", fullRate],
  ["refused bodies of 7 MB", strangers("large-bodies")],
  ["sign-ups with one address", strangers("sign-ups")],
  ["cross-site posts", strangers("cross-site")],
];
