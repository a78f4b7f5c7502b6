/**
 * Attacks a room as a guest with an edit link, or the server as a stranger, while a second person types in the same
 * room and a third in another one. Measures the longest time their edits wait to be stored, how long the resume takes
 * to open afterwards, and how long after a restart. `--seconds 5` sets how long each attack lasts, `--attack NUL` chooses those
 * whose name has the word.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import * as Y from "yjs";
import { buildIfChanged, freePort, startServer } from "../../scripts/server.mjs";
import {
  headCharacters,
  nestedMaps,
  randomUpdate,
  repeatedDeletions,
  rootlessValues,
  scanningCharacters,
  scatteredDeletions,
  typeIdAt,
} from "../support/hostile-updates.ts";
import { percentile, wait } from "./fan-out/load.mjs";
import {
  joinOurs,
  openRoomOfOurs,
  SOCKETS_PER_PERSON,
  socketOfOurs,
} from "./fan-out/our-clients.mjs";
import { syncFrame } from "./fan-out/y-frames.mjs";

export const needsServer = false;

const SECONDS = 5;
const TYPE_EVERY_MS = 20;
const MARK = /W\d{6}/g;
const WAIT_GOAL_MS = 200;
const OPEN_GOAL_MS = 500;
const FRAME_PAUSE_MS = 5;
const LAST_ECHO_MS = 10_000;

const SECOND = SOCKETS_PER_PERSON;
const attackerAt = (index) => (2 + index) * SOCKETS_PER_PERSON;

const textOf = (doc, index) =>
  doc.getMap("resume").get("experience").get(`e${index}`).get("description");

/** Sends the same hostile update again and again, each after another, until the attack ends or the room closes. */
const repeated = (updatesOf) => async (attacker, until) => {
  const updates = updatesOf(attacker.doc);
  for (let index = 0; Date.now() < until && !attacker.socket.isClosed(); index++) {
    attacker.socket.send(syncFrame(2, updates[Math.min(index, updates.length - 1)]));
    await wait(FRAME_PAUSE_MS);
  }
};

function scanning(doc, count) {
  const { clientID } = doc;
  const first = headCharacters(doc, doc.getMap("resume").get("summary"), clientID, count);
  return [first, scanningCharacters(clientID, count, { client: clientID, clock: 0 }, count)];
}

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

/** Asks for the document again and again over many sockets of the attacker, as one who has none of it. */
const asking = (frame) => async (attacker, until) => {
  const sockets = [];
  for (const end = (Date.now() + until) / 2; sockets.length < 44 && Date.now() < end; ) {
    const socket = attacker.another();
    sockets.push(socket);
    await Promise.race([joinOurs(socket).catch(() => {}), wait(1_000)]);
  }
  for (const socket of sockets) socket.watch(() => {});
  while (Date.now() < until) {
    for (const socket of sockets) if (!socket.isClosed()) socket.send(frame(attacker));
    await wait(100);
  }
  for (const socket of sockets) socket.end();
};
/** Not empty, so that the answer is encoded anew. */
const strangeVector = syncFrame(0, Uint8Array.of(1, 7, 1));
const joinAgain = ({ resumeId }) => JSON.stringify({ type: "joinRoom", resumeId });
const LARGE = { bytes: 900_000 };

async function randomUpdates({ socket, doc }, until) {
  const random = randomFrom(7);
  const reached = new Map([...doc.store.clients.keys()].map((id) => [id, 50]));
  while (Date.now() < until && !socket.isClosed()) {
    socket.send(syncFrame(2, randomUpdate(random, doc.clientID, reached)));
    await wait(FRAME_PAUSE_MS);
  }
}

/** Writes and deletes 20,000 characters at a time as fast as the connection takes them. */
async function fullRate({ socket, doc }, until) {
  const text = textOf(doc, 99);
  let update = null;
  doc.on("update", (bytes) => {
    update = bytes;
  });
  while (Date.now() < until && !socket.isClosed()) {
    text.insert(0, "lorem ipsum dolor si".repeat(200));
    socket.send(syncFrame(2, update));
    text.delete(0, text.length);
    socket.send(syncFrame(2, update));
    await wait(FRAME_PAUSE_MS);
  }
}

/** Calls the server as a stranger, four calls at a time. */
const strangers = (request) => async (attacker, until) => {
  const loop = async () => {
    while (Date.now() < until) await request(attacker.url).catch(() => {});
  };
  await Promise.all(Array.from({ length: 4 }, loop));
};

const post = (url, body, headers = {}) =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body,
  }).then((answer) => answer.arrayBuffer());

const ATTACKS = [
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
  ["refused bodies of 7 MB", strangers((url) => post(`${url}/api/resumes`, "x".repeat(7_000_000)))],
  [
    "sign-ups with one address",
    strangers((url) =>
      post(
        `${url}/api/auth/signup`,
        JSON.stringify({
          ...{ fullName: "Eve", email: "victim@example.org" },
          password: "correct horse battery staple",
        }),
      ),
    ),
  ],
  [
    "cross-site posts",
    strangers((url) => post(`${url}/login`, "a=b", { Origin: "https://elsewhere.example" })),
  ],
];

/** Joins a room and returns its document, with the time from the request to the complete document in ms. */
async function join(room, index) {
  const start = performance.now();
  const socket = socketOfOurs(room, index);
  const { clientId, state } = await joinOurs(socket);
  const openMs = performance.now() - start;
  const doc = new Y.Doc();
  Y.applyUpdate(doc, state);
  doc.clientID = clientId;
  const another = () => socketOfOurs(room, index);
  return { socket, doc, openMs, url: room.url, resumeId: room.resumeId, another };
}

/** Types into a text until stopped; `stop` resolves with the sorted waits until each edit came back, in ms. */
function type({ socket, doc }, index) {
  const sentAt = new Map();
  const waits = [];
  let tail = "";
  socket.watch((chunk) => {
    const now = performance.now();
    const text = tail + chunk.latin1Slice();
    for (const [mark] of text.matchAll(MARK)) {
      const sent = sentAt.get(mark);
      if (sent === undefined) continue;
      sentAt.delete(mark);
      waits.push(now - sent);
    }
    tail = text.slice(-6);
  });
  const text = textOf(doc, index);
  let update = null;
  doc.on("update", (bytes) => {
    update = bytes;
  });
  let count = 0;
  const timer = setInterval(() => {
    const mark = `W${String(count++).padStart(6, "0")}`;
    text.insert(0, mark);
    sentAt.set(mark, performance.now());
    socket.send(syncFrame(2, update));
  }, TYPE_EVERY_MS);
  return async () => {
    clearInterval(timer);
    for (const end = Date.now() + LAST_ECHO_MS; sentAt.size > 0 && Date.now() < end; )
      await wait(20);
    // An edit that never came back waited longer than any goal.
    for (const _ of sentAt) waits.push(LAST_ECHO_MS);
    return waits.sort((a, b) => a - b);
  };
}

export async function measure({ options }) {
  buildIfChanged();
  const ms = Number(options.seconds ?? SECONDS) * 1000;
  const stateDir = mkdtempSync(joinPath(tmpdir(), "covitae-attacks-"));
  let server = await startServer({ port: await freePort(), stateDir, quiet: true });
  const rows = [];
  try {
    const chosen = ATTACKS.filter(([what]) => what.includes(options.attack ?? ""));
    // Created before any attack, because the last ones use up the network's sign-ups.
    const rooms = [];
    for (const [, , attackers = 1, { bytes = 0 } = {}] of chosen) {
      const room = await openRoomOfOurs(server.url, { people: 2 + attackers, bytes });
      rooms.push({ room, elsewhere: await openRoomOfOurs(server.url, { people: 1 }) });
    }
    for (const [what, attack, count = 1] of chosen) {
      const { room, elsewhere } = rooms.shift();
      room.url = server.url;
      elsewhere.url = server.url;
      const second = await join(room, SECOND);
      const third = await join(elsewhere, 0);
      const attackers = [];
      for (let index = 0; index < count; index++) {
        attackers.push(await join(room, attackerAt(index)));
        attackers[index].socket.watch(() => {});
      }
      const typing = [type(second, 0), type(third, 0)];
      await wait(500);
      const until = Date.now() + ms;
      await Promise.all(attackers.map((attacker) => attack(attacker, until)));
      const [here, there] = await Promise.all(typing.map((stop) => stop()));
      for (const { socket } of attackers) socket.end();
      const after = await join(room, SECOND);
      for (const { socket } of [second, third, after]) socket.end();
      await server.stop("SIGKILL");
      server = await startServer({
        ...{ port: await freePort(), stateDir, quiet: true, isMigrated: true },
      });
      const cold = await join({ ...room, url: server.url }, SECOND);
      cold.socket.end();
      rows.push({
        what,
        measured: `waits ${shown(here)} in the room, ${shown(there)} in another; opens in ${after.openMs.toFixed(0)} ms, ${cold.openMs.toFixed(0)} ms after a restart`,
        goal: `≤ ${WAIT_GOAL_MS} ms; ≤ ${OPEN_GOAL_MS} ms`,
        met:
          Math.max(here.at(-1), there.at(-1)) <= WAIT_GOAL_MS &&
          Math.max(after.openMs, cold.openMs) <= OPEN_GOAL_MS,
      });
      console.error(`  ${what}: ${rows.at(-1).measured}`);
    }
  } finally {
    await server.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
  return rows;
}

const shown = (waits) =>
  `p50 ${percentile(waits, 0.5).toFixed(1)}, longest ${waits.at(-1).toFixed(0)} ms`;
