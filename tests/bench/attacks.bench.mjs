/**
 * `npm run bench -- attacks`: attacks a room (the live session of one shared resume) as a guest with an edit link, or
 * the server as a stranger, while a second person types in the same room and a third in another one. Measures the
 * longest time their edits wait until the server echoes them, how long the resume takes to open afterwards, and how
 * long after a restart. `--seconds 5` sets how long each attack lasts, `--attack NUL` chooses those whose name
 * contains the word.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import * as Y from "yjs";
import { buildIfChanged, freePort, startServer } from "../../scripts/server.mjs";
import { ATTACKS, textOf } from "./attacks/attacks.mjs";
import { percentile, wait } from "./fan-out/load.mjs";
import {
  joinOurs,
  openRoomOfOurs,
  SOCKETS_PER_PERSON,
  socketOfOurs,
} from "./fan-out/our-clients.mjs";
import { syncFrame } from "./fan-out/y-frames.mjs";

export const needsServer = false;

/** How long an attack lasts. */
const SECONDS = 5;
const TYPE_EVERY_MS = 20;
/** What is typed: each edit is a mark of its own, `W000042`, to recognize its echo. */
const MARK = /W\d{6}/g;
const WAIT_GOAL_MS = 200;
const OPEN_GOAL_MS = 500;
/** After an attack, how long edits without an echo are waited for. */
const LAST_ECHO_MS = 10_000;

/** The number of the second person's first socket, and of each attacker's. */
const SECOND = SOCKETS_PER_PERSON;
const attackerAt = (index) => (2 + index) * SOCKETS_PER_PERSON;

/** Joins a room and returns its document, with the time from the request to the complete document in ms. */
async function join(room, index) {
  const start = performance.now();
  const socket = socketOfOurs(room, index);
  const { clientId, state } = await joinOurs(socket);
  const openMs = performance.now() - start;
  const doc = new Y.Doc();
  Y.applyUpdate(doc, state);
  doc.clientID = clientId;
  /** Opens one more socket of the same person. */
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
    // The start of a mark that the next chunk may complete.
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
    // 2 is an update.
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

/** @returns one row of the bench's table for each attack */
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
