/** Measures a thousand sockets in one room, joining a large document, a stalled reader, and an hour of typing. */
import { percentile, runLoad, wait } from "./fan-out/load.mjs";
import { joinOurs, openRoomOfOurs, ourClients, socketOfOurs } from "./fan-out/our-clients.mjs";

const SOCKETS = 1_000;
const TYPISTS = 10;
const PEOPLE = 23;
const JOINS = 40;
/** Warms up before measuring, because a server that has just started has not compiled its code. */
const WARM_UP_JOINS = 60;
const DOCUMENT_BYTES = 100_000;

export async function measure({ url, server, options }) {
  return [...(await joins(url)), ...(await thousand(url, server, options))];
}

async function joins(url) {
  const room = await openRoomOfOurs(url, { people: 1, bytes: DOCUMENT_BYTES });
  const times = [];
  let bytes = 0;
  for (let i = -WARM_UP_JOINS; i < JOINS; i++) {
    const before = performance.now();
    const socket = socketOfOurs(room, 0);
    const { state } = await joinOurs(socket);
    if (i >= 0) times.push(performance.now() - before);
    bytes = state.byteLength;
    socket.end();
    await wait(20);
  }
  times.sort((a, b) => a - b);
  const p50 = percentile(times, 0.5);
  return [
    {
      what: `Join of a document of ${Math.round(bytes / 1000)} kB, from the request on`,
      measured: `p50 ${p50.toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
      goal: "p50 ≤ 20 ms",
      met: p50 <= 20,
    },
  ];
}

async function thousand(url, { pid }, { sockets = SOCKETS, seconds = 8 }) {
  const count = Number(sockets);
  const clients = await ourClients(url, count, { people: PEOPLE, typists: TYPISTS });
  await wait(1_000);
  const found = await runLoad({
    ...{ clients, typists: TYPISTS, seconds: Number(seconds), groupId: pid, moves: false },
  });
  for (const { socket } of clients) socket.end();
  return [
    {
      what: `${count} sockets of ${PEOPLE} people, ${TYPISTS} typing`,
      measured: `${(found.share * 100).toFixed(1)} %, p50 ${found.p50.toFixed(0)} ms, p99 ${found.p99.toFixed(0)} ms, ${found.cpuMicros.toFixed(1)} µs CPU a delivery`,
      goal: "100 %, p99 ≤ 200 ms",
      met: found.share === 1 && found.p99 <= 200,
    },
  ];
}
