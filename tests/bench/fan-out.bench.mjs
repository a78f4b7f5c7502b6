/**
 * Measures the cost of broadcasting keystrokes and cursors: our room and other servers under the same load, in one run.
 * Ours stores every update before sending it; the others store nothing. `--clients 10,100`, `--seconds 8` and
 * `--servers ours,socket.io` select a part.
 */
import { runLoad, wait } from "./fan-out/load.mjs";
import { ourClients } from "./fan-out/our-clients.mjs";
import { installPeers, PEERS, startPeer } from "./fan-out/peer-servers.mjs";

const SIZES = [2, 10, 50, 100];
const SECONDS = 8;

async function measurePeer(name, count, seconds) {
  const server = await startPeer(name);
  const clients = [];
  try {
    for (let index = 0; index < count; index++) clients.push(await PEERS[name](server.url, index));
    await wait(500);
    return await runLoad({ clients, seconds, groupId: server.pid });
  } finally {
    for (const { socket } of clients) socket.end();
    server.stop();
  }
}

async function measureOurs({ url, pid }, count, seconds) {
  const clients = await ourClients(url, count);
  try {
    await wait(500);
    return await runLoad({ clients, seconds, groupId: pid });
  } finally {
    for (const { socket } of clients) socket.end();
  }
}

const inWords = ({ share, p50, p99, cpuMicros }) =>
  `${(share * 100).toFixed(1)} %, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms, ${cpuMicros.toFixed(1)} µs CPU a delivery`;

export async function measure({ server, options }) {
  const sizes = options.clients?.split(",").map(Number) ?? SIZES;
  const seconds = Number(options.seconds ?? SECONDS);
  const names = options.servers?.split(",") ?? ["ours", ...Object.keys(PEERS)];
  if (names.some((name) => name !== "ours")) installPeers();
  const rows = [];
  for (const count of sizes) {
    const found = {};
    for (const name of names) {
      console.error(`  ${name}, ${count} clients`);
      found[name] =
        name === "ours"
          ? await measureOurs(server, count, seconds)
          : await measurePeer(name, count, seconds);
      const row = { what: `${name}, ${count} clients`, measured: inWords(found[name]) };
      console.error(`    ${row.measured}, CPU ${found[name].cpuShare.toFixed(2)}`);
      rows.push({ ...row, goal: "" });
    }
    rows.push(...goals(count, found));
  }
  return rows;
}

function goals(count, { ours, "socket.io": socketIo }) {
  const rows = [];
  if (ours && count <= 10) {
    rows.push({
      what: `Durable echo, ${count} clients`,
      measured: `p50 ${ours.echo50.toFixed(1)} ms`,
      goal: "p50 ≤ 3 ms",
      met: ours.echo50 <= 3,
    });
  }
  if (ours && count === 100) {
    rows.push({
      what: "Fan-out to 100 clients",
      measured: inWords(ours),
      goal: "100 %, p99 ≤ 50 ms",
      met: ours.share === 1 && ours.p99 <= 50,
    });
  }
  if (ours && socketIo && count === 100) {
    const ratio = ours.cpuMicros / socketIo.cpuMicros;
    rows.push({
      what: "CPU a delivery against socket.io, 100 clients",
      measured: `${ratio.toFixed(2)} times`,
      goal: "≤ 0.5 times",
      met: ratio <= 0.5,
    });
  }
  return rows;
}
