/** What the browser itself reports of a session: how long each interaction took, and what moved by itself. */

/** Runs in the editor's document and in the page's frame, before their own scripts. */
export function watchDocument() {
  const top = window.top;
  top.sessionReport ??= { interactions: [], shifts: [], windows: [] };
  const { interactions, shifts, windows } = top.sessionReport;
  windows.push(window);
  const isPage = window !== top;
  const describe = (node) => {
    const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (!element?.closest) return "removed";
    const named = element.closest("[aria-label], [data-field], [id], button, a, label") ?? element;
    const name =
      named.getAttribute("aria-label") ?? named.dataset?.field ?? named.textContent?.trim();
    const place =
      element.className && `.${String(element.className).split(" ").slice(0, 3).join(".")}`;
    return `${isPage ? "page: " : ""}${element.tagName.toLowerCase()}${place ?? ""} “${(name ?? "").slice(0, 40)}”`;
  };
  const observe = (type, options, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true, ...options });
  observe("event", { durationThreshold: 16 }, (entry) => {
    if (!entry.interactionId) return;
    interactions.push({
      key: `${isPage}-${entry.interactionId}`,
      type: entry.name,
      at: performance.timeOrigin + entry.startTime,
      ms: entry.duration,
      waitedMs: entry.processingStart - entry.startTime,
      handledMs: entry.processingEnd - entry.processingStart,
      target: describe(entry.target),
    });
  });
  observe("layout-shift", {}, (entry) => {
    shifts.push({
      isPage,
      at: performance.timeOrigin + entry.startTime,
      value: entry.value,
      isAfterInput: entry.hadRecentInput,
      sources: entry.sources.map(({ node, previousRect: a, currentRect: b }) => {
        const [from, to] = [a, b].map((r) => `${r.x},${r.y} ${r.width}×${r.height}`);
        return `${describe(node)} ${from} → ${to}`;
      }),
    });
  });
}

/** Runs in the page: everything reported so far. */
export function readReport() {
  const { interactions, shifts, windows } = window.sessionReport;
  const count = windows.reduce((sum, it) => sum + (it.performance.interactionCount ?? 0), 0);
  return { interactions, shifts, count };
}

/** One row per interaction, its slowest event, the slowest first. */
export function slowestInteractions(events) {
  const byKey = new Map();
  for (const event of events) {
    const known = byKey.get(event.key);
    if (!known || known.ms < event.ms) byKey.set(event.key, event);
  }
  return [...byKey.values()].sort((a, b) => b.ms - a.ms);
}

/** As browsers report it: of every 50 interactions the slowest is left out. @param count also those below 16 ms */
export const inpOf = (slowest, count) =>
  slowest[Math.min(slowest.length - 1, Math.floor(count / 50))] ?? null;

const WINDOW_GAP_MS = 1_000;
const WINDOW_MS = 5_000;

/** The session window of shifts with the largest sum, as in Cumulative Layout Shift. */
export function worstShiftWindow(shifts) {
  let worst = { value: 0, shifts: [] };
  let current = { value: 0, shifts: [] };
  for (const shift of shifts.toSorted((a, b) => a.at - b.at)) {
    const [first, last] = [current.shifts[0], current.shifts.at(-1)];
    const isNext = last && shift.at - last.at < WINDOW_GAP_MS && shift.at - first.at < WINDOW_MS;
    if (!isNext) current = { value: 0, shifts: [] };
    current.value += shift.value;
    current.shifts.push(shift);
    if (current.value > worst.value) worst = current;
  }
  return worst;
}
