/** Generates the same load for every server: each typist types 5 times and moves a cursor 10 times a second. */
import { usageOf } from "./process-cpu.mjs";

const TYPE_EVERY_MS = 200;
const MOVE_EVERY_MS = 100;
const MARK = /[UC]\d{4}x\d{5}/g;
/** A mark may span two chunks. */
const MARK_LENGTH = 11;
const READ_MARK = /"readMark","mark":"([0-9a-f-]{36})"/g;
const DRAIN_MS = 2_000;
/** Warms up, because a server that has just started has not compiled its code. */
const WARM_UP_MS = 3_000;

const markOf = (kind, index, count) =>
  `${kind}${String(index).padStart(4, "0")}x${String(count).padStart(5, "0")}`;
export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
export const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** `clients`: { socket, type(mark), move(mark) }; the first `typists` of them write, and all receive. */
export async function runLoad({
  clients,
  typists = clients.length,
  seconds,
  groupId,
  moves = true,
}) {
  const sentAt = new Map();
  const latencies = [];
  const echoes = [];
  const listeners = clients.map(({ socket }, index) => listen(socket, index));

  function listen(socket, index) {
    const last = { U: new Int32Array(typists).fill(-1), C: new Int32Array(typists).fill(-1) };
    let tail = "";
    socket.watch((chunk) => {
      const now = performance.now();
      const text = tail + chunk.latin1Slice();
      for (const [mark] of text.matchAll(MARK)) {
        const [from, count] = [Number(mark.slice(1, 5)), Number(mark.slice(6))];
        const seen = last[mark[0]];
        if (from >= typists || count <= seen[from]) continue;
        seen[from] = count;
        const sent = sentAt.get(mark);
        if (sent === undefined) continue;
        if (from !== index) latencies.push(now - sent);
        else if (mark[0] === "U") echoes.push(now - sent);
      }
      for (const [, mark] of text.matchAll(READ_MARK)) {
        socket.send(JSON.stringify({ type: "credit", mark }));
      }
      // Keeps enough text for the longer mark; counting prevents finding the same mark twice.
      tail = text.includes("readMark") ? "" : text.slice(-(MARK_LENGTH - 1));
    });
    return last;
  }

  const due = clients.slice(0, typists).map((client, index) => ({
    ...{ client, index, typed: 0, moved: 0 },
    typeAt: (index * TYPE_EVERY_MS) / typists,
    moveAt: (index * MOVE_EVERY_MS) / typists,
  }));
  const endMs = WARM_UP_MS + seconds * 1000;
  const start = performance.now();
  let before = null;
  let sent = 0;
  function note(mark, isMeasured) {
    if (!isMeasured) return;
    sentAt.set(mark, performance.now());
    sent++;
  }
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      const at = performance.now() - start;
      const isMeasured = at >= WARM_UP_MS;
      if (isMeasured) before ??= usageOf(groupId);
      for (const one of due) {
        while (one.typeAt <= at && one.typeAt < endMs) {
          const mark = markOf("U", one.index, one.typed++);
          one.typeAt += TYPE_EVERY_MS;
          note(mark, isMeasured);
          one.client.type(mark);
        }
        while (moves && one.moveAt <= at && one.moveAt < endMs) {
          const mark = markOf("C", one.index, one.moved++);
          one.moveAt += MOVE_EVERY_MS;
          note(mark, isMeasured);
          one.client.move(mark);
        }
      }
      if (at < endMs) return;
      clearInterval(timer);
      resolve();
    }, 2);
  });
  const expected = sent * (clients.length - 1);
  for (let waited = 0; waited < DRAIN_MS && latencies.length < expected; waited += 50)
    await wait(50);
  const after = usageOf(groupId);
  latencies.sort((a, b) => a - b);
  echoes.sort((a, b) => a - b);
  return {
    expected,
    listeners,
    delivered: latencies.length,
    share: latencies.length / expected,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    echo50: percentile(echoes, 0.5),
    echo99: percentile(echoes, 0.99),
    cpuMicros: ((after.seconds - before.seconds) * 1e6) / latencies.length,
    cpuShare: (after.seconds - before.seconds) / ((performance.now() - start - WARM_UP_MS) / 1000),
    closed: clients.filter(({ socket }) => socket.isClosed()).length,
  };
}
