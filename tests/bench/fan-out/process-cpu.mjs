/** CPU time and memory of a process and its descendants, from /proc (Linux). */
import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return {
      group: Number(fields[2]),
      ticks: Number(fields[11]) + Number(fields[12]),
      pages: Number(fields[21]),
    };
  } catch {
    return null;
  }
}

export function usageOf(groupId) {
  let [ticks, pages] = [0, 0];
  for (const name of readdirSync("/proc")) {
    const stat = /^\d+$/.test(name) ? statOf(name) : null;
    if (stat?.group !== groupId) continue;
    ticks += stat.ticks;
    pages += stat.pages;
  }
  return { seconds: ticks / TICKS_PER_SECOND, bytes: pages * PAGE_BYTES };
}
