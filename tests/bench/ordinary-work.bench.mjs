/**
 * What the limits against attacks must not slow: a paste of 10,000 characters, the return of somebody who made 5,000
 * edits offline, and the import of a file of almost 1 MB.
 */
import * as Y from "yjs";
import { percentile } from "./fan-out/load.mjs";
import { joinOurs, openRoomOfOurs, socketOfOurs } from "./fan-out/our-clients.mjs";
import { syncFrame } from "./fan-out/y-frames.mjs";

const RUNS = 7;
const PASTED_CHARACTERS = 10_000;
const OFFLINE_EDITS = 5_000;
const IMPORTED_ENTRIES = 98;
const ENTRY_CHARACTERS = 9_000;

const textOf = (doc, index) =>
  doc.getMap("resume").get("experience").get(`e${index}`).get("description");

/** Makes changes in a copy of the room's document, sends them as one update and returns the ms until it came back. */
async function roundTrip(room, run, change) {
  const socket = socketOfOurs(room, 0);
  const { clientId, state } = await joinOurs(socket);
  const doc = new Y.Doc();
  Y.applyUpdate(doc, state);
  doc.clientID = clientId;
  const before = Y.encodeStateVector(doc);
  const mark = `Mark${String(run).padStart(4, "0")}`;
  change(doc, mark);
  const update = Y.encodeStateAsUpdate(doc, before);
  const start = performance.now();
  const cameBack = new Promise((resolve, reject) => {
    let received = "";
    socket.watch((chunk) => {
      received = received.slice(-20) + chunk.latin1Slice();
      if (received.includes(mark)) resolve(performance.now() - start);
      else if (received.includes('"error"')) reject(new Error(received.slice(0, 500)));
    });
  });
  socket.send(syncFrame(2, update));
  const ms = await cameBack;
  socket.end();
  return ms;
}

function paste(doc, mark) {
  textOf(doc, 0).delete(0, textOf(doc, 0).length);
  textOf(doc, 0).insert(0, mark.padEnd(PASTED_CHARACTERS, " lorem ipsum"));
}

/** Types and deletes at changing places of fifty texts, as one would on a train. */
function workOffline(doc, mark) {
  for (let edit = 0; edit < OFFLINE_EDITS; edit++) {
    const text = textOf(doc, 1 + (Math.floor(edit / 100) % 50));
    const at = (edit * 7_919) % (text.length + 1);
    if (edit % 4 === 3 && text.length > at) text.delete(at, 1);
    else text.insert(at, "a");
  }
  textOf(doc, 60).insert(0, mark);
}

async function importFile(url, token) {
  const work = Array.from({ length: IMPORTED_ENTRIES }, (_, index) => ({
    ...{ name: `Company ${index}`, position: "Engineer", startDate: "2020-01" },
    summary: "Improved the service a little. ".repeat(ENTRY_CHARACTERS / 31),
  }));
  const body = new FormData();
  const json = JSON.stringify({ basics: { name: "Pat Doe", email: "pat@example.org" }, work });
  body.append("file", new Blob([json], { type: "application/json" }), "resume.json");
  const start = performance.now();
  const answer = await fetch(`${url}/api/resumes/import`, {
    ...{ method: "POST", body, headers: { Authorization: `Bearer ${token}` } },
  });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`${answer.status} ${text.slice(0, 500)}`);
  return performance.now() - start;
}

export async function measure({ url }) {
  const room = await openRoomOfOurs(url, { people: 1 });
  const times = { paste: [], offline: [], import: [] };
  for (let run = 0; run < RUNS; run++) {
    times.paste.push(await roundTrip(room, run, paste));
    times.offline.push(await roundTrip(room, 100 + run, workOffline));
    times.import.push(await importFile(url, room.crowd[0].token));
  }
  const row = (what, list) => {
    const sorted = [...list].sort((a, b) => a - b);
    return {
      what,
      measured: `p50 ${percentile(sorted, 0.5).toFixed(1)} ms, longest ${sorted.at(-1).toFixed(1)} ms`,
      goal: "as before the limits",
      met: true,
    };
  };
  return [
    row("Paste of 10,000 characters until stored", times.paste),
    row("5,000 offline edits until stored", times.offline),
    row("Import of a file of 900 kB", times.import),
  ];
}
