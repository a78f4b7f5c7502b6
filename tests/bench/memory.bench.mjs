/**
 * Measures the server's memory under mixed load: pages, calls, scores, exports, PDFs, rooms. `--minutes 30`; `--only
 * NAME` runs one kind of request, to find which one leaks. Slow, so it is not part of a default run.
 */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { signUp } from "../support/people.ts";
import { joinOurs, openRoomOfOurs, socketOfOurs } from "./fan-out/our-clients.mjs";

const WARM_UP_SHARE = 1 / 3;
const SAMPLE_MS = 1_000;
const PAUSE_MS = 15;
const POSTING = "Requirements\n- TypeScript\n- Five years of experience\n- German";

export async function measure({ url, server, options }) {
  if (options.minutes === undefined) return [];
  const { token } = await signUp(url, "Bench Person");
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const post = (path, body) =>
    fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const { resume } = await (
    await post("/api/resumes", { templateId: "modern-professional" })
  ).json();
  const requests = {
    page: (at) => fetch(`${url}${["/", "/login", "/templates", "/dashboard"][at % 4]}`),
    list: () => fetch(`${url}/api/resumes`, { headers }),
    edit: (at) =>
      fetch(`${url}/api/resumes/${resume.id}`, {
        ...{ method: "PUT", headers },
        body: JSON.stringify({ content: { summary: `Wrote TypeScript, ${at}.` } }),
      }),
    score: (at) =>
      post("/api/ats-score", { resumeText: `TypeScript ${at}`, jobDescriptionText: POSTING }),
    export: () => fetch(`${url}/api/resumes/${resume.id}/export?format=docx`, { headers }),
    pdf: (at) => (at % 40 === 0 ? post("/api/generate-pdf", { resumeId: resume.id }) : null),
    room: async (at) => {
      if (at % 20 !== 0) return null;
      const room = await openRoomOfOurs(url, { people: 1, bytes: 20_000 });
      const socket = socketOfOurs(room, 0);
      await joinOurs(socket);
      socket.end();
      return null;
    },
  };
  const names = options.only ? [options.only] : Object.keys(requests);
  const endsAt = Date.now() + Number(options.minutes) * 60_000;
  const samples = [];
  const sampler = setInterval(
    () => samples.push({ at: Date.now(), ...residentMegabytes(server.pid) }),
    SAMPLE_MS,
  );
  let count = 0;
  for (; Date.now() < endsAt; count++) {
    const answer = await requests[names[count % names.length]](Math.floor(count / names.length));
    await answer?.arrayBuffer();
    await wait(PAUSE_MS);
  }
  clearInterval(sampler);
  const steady = samples.slice(Math.floor(samples.length * WARM_UP_SHARE));
  const [first, last] = [steady[0], steady.at(-1)];
  return ["server", "browser"].map((part) => ({
    what: `Memory of the ${part}, ${options.minutes} minutes, ${count} requests`,
    measured: `${samples[0][part]} MB at first, ${first[part]} to ${last[part]} MB after the warm-up, ${slope(steady, part).toFixed(1)} MB a minute`,
    goal: "no growth after the warm-up",
  }));
}

/** The slope by least squares over the samples. */
function slope(samples, part) {
  const xs = samples.map(({ at }) => at / 60_000);
  const ys = samples.map((sample) => sample[part]);
  const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const top = xs.reduce((sum, x, index) => sum + (x - mx) * (ys[index] - my), 0);
  return top / xs.reduce((sum, x) => sum + (x - mx) ** 2, 0);
}

/** Memory of the server's process and all below it, with the printing browser separately. */
function residentMegabytes(serverId) {
  const processes = runningProcesses();
  const parentOf = new Map(processes.map(({ id, parent }) => [id, parent]));
  const isOurs = (id) => id === serverId || (parentOf.has(id) && isOurs(parentOf.get(id)));
  const found = { server: 0, browser: 0 };
  for (const { id, name } of processes.filter(({ id }) => isOurs(id))) {
    try {
      const status = readFileSync(`/proc/${id}/status`, "utf8");
      const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
      found[/chrom|headless/i.test(name) ? "browser" : "server"] += Math.round(kilobytes / 1024);
    } catch {
      // The process has just ended.
    }
  }
  return found;
}

function runningProcesses() {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        const stat = readFileSync(`/proc/${id}/stat`, "utf8");
        const nameEnd = stat.lastIndexOf(")");
        const [, parent] = stat.slice(nameEnd + 2).split(" ");
        const name = stat.slice(stat.indexOf("(") + 1, nameEnd);
        return [{ id: Number(id), parent: Number(parent), name }];
      } catch {
        return [];
      }
    });
}
