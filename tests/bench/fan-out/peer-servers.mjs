/** Starts the other servers in separate process groups; installs them on demand from their own package.json. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { run } from "../../../scripts/run.mjs";
import { environment, freePort, ROOT } from "../../../scripts/server.mjs";
import { wait } from "./load.mjs";
import { hocuspocusClient, socketIoClient, yWebsocketClient } from "./peer-clients.mjs";

const FOLDER = join(ROOT, "tests", "bench", "peers");

export const PEERS = {
  "y-partyserver": yWebsocketClient("/parties/party/bench"),
  "socket.io": socketIoClient,
  "y-websocket": yWebsocketClient("/bench"),
  hocuspocus: hocuspocusClient,
};

export function installPeers() {
  if (existsSync(join(FOLDER, "node_modules"))) return;
  run("npm", ["ci", "--legacy-peer-deps", "--ignore-scripts"], { cwd: FOLDER, env: environment() });
}

export async function startPeer(name) {
  const port = await freePort();
  const script = join(FOLDER, `${name.replace(".", "-")}.mjs`);
  const child = spawn("node", [script, String(port)], {
    cwd: FOLDER,
    env: environment(),
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await isListening(port)); tries++) {
    if (tries > 200) throw new Error(`${name} did not start`);
    await wait(100);
  }
  return { url, pid: child.pid, stop: () => process.kill(-child.pid, "SIGKILL") };
}

const isListening = (port) =>
  new Promise((resolve) => {
    const probe = connect({ host: "127.0.0.1", port });
    probe.once("connect", () => probe.destroy() && resolve(true));
    probe.once("error", () => resolve(false));
  });
