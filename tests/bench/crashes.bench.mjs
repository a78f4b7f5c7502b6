/**
 * Kills a server with kill -9 while an editor types as fast as it can. After the restart, every acknowledged edit must
 * be there. `--crashes 100` sets the number of crashes.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as Y from "yjs";
import { freePort, startServer } from "../../scripts/server.mjs";
import { wait } from "./fan-out/load.mjs";
import { joinOurs, openRoomOfOurs, socketOfOurs } from "./fan-out/our-clients.mjs";
import { syncFrame } from "./fan-out/y-frames.mjs";

const CRASHES = 5;
const TYPING_MS = 1_500;
const TYPE_EVERY_MS = 40;
const MARK = /K\d{6}/g;

const descriptionOf = (doc, index) =>
  doc.getMap("resume").get("experience").get(`e${index}`).get("description");

export async function measure({ options }) {
  const crashes = Number(options.crashes ?? CRASHES);
  const stateDir = mkdtempSync(join(tmpdir(), "covitae-crashes-"));
  let server = await startServer({ port: await freePort(), stateDir, quiet: true });
  const room = await openRoomOfOurs(server.url, { people: 1 });
  const acknowledged = new Set();
  let lost = 0;
  let typed = 0;
  try {
    for (let crash = 0; crash < crashes; crash++) {
      const socket = socketOfOurs(room, 0);
      const { clientId, state } = await joinOurs(socket);
      const doc = new Y.Doc();
      Y.applyUpdate(doc, state);
      lost += missing(doc, acknowledged);
      doc.clientID = clientId;
      let update = null;
      doc.on("update", (bytes) => {
        update = bytes;
      });
      socket.watch((chunk) => {
        for (const [mark] of chunk.latin1Slice().matchAll(MARK)) acknowledged.add(mark);
      });
      const text = descriptionOf(doc, crash % 100);
      const killAfter = TYPING_MS / 3 + (TYPING_MS * ((crash * 37) % 100)) / 150;
      for (const end = Date.now() + killAfter; Date.now() < end; await wait(TYPE_EVERY_MS)) {
        text.insert(text.length, `K${String(typed++).padStart(6, "0")}`);
        socket.send(syncFrame(2, update));
      }
      await server.stop("SIGKILL");
      socket.end();
      // Use another port, because a killed server may occupy its own for a while.
      server = await startServer({
        ...{ port: await freePort(), stateDir, quiet: true, isMigrated: true },
      });
      room.url = server.url;
      if (crash % 5 === 4)
        console.error(`  ${crash + 1} crashes, ${acknowledged.size} acknowledged, ${lost} lost`);
    }
    const { state } = await joinOurs(socketOfOurs(room, 0));
    const doc = new Y.Doc();
    Y.applyUpdate(doc, state);
    lost += missing(doc, acknowledged);
  } finally {
    await server.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
  return [
    {
      what: `kill -9 while editing, ${crashes} times`,
      measured: `${lost} of ${acknowledged.size} acknowledged edits lost (${typed} typed)`,
      goal: "0",
      met: lost === 0 && acknowledged.size > 0,
    },
  ];
}

function missing(doc, acknowledged) {
  let all = "";
  for (let index = 0; index < 100; index++) all += descriptionOf(doc, index).toString();
  const present = new Set(all.match(MARK) ?? []);
  return [...acknowledged].filter((mark) => !present.has(mark)).length;
}
