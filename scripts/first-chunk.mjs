/**
 * Puts what every page loads first, all that the browser's entry and the root route import, into one chunk: it would be
 * some 25 small ones, and each is a request, a task of the main thread and a compression of its own. What the landing
 * page needs of it is apart, because that page loads none of the rest: one chunk for its script, one for its miniature.
 */
const ENTRY = /\/app\/entry\.client\.tsx$/;
const FIRST = /\/app\/(entry\.client|root)\.tsx/;
const LANDING = /\/app\/entry\.landing\.ts$/;
const MINIATURE = /\/start-miniature\.client\.tsx$/;

/** @returns {import("vite").Plugin} */
export function firstChunk() {
  /** @type {{ first: Set<string>, landing: Set<string>, miniature: Set<string> } | undefined} */
  let loaded;
  return {
    name: "covitae:first-chunk",
    apply: "build",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? undefined : { build: { rollupOptions: { output: { manualChunks: chunkOf } } } },
    buildStart() {
      loaded = undefined;
    },
  };

  /** @type {import("vite").Rollup.GetManualChunk} */
  function chunkOf(id, { getModuleIds, getModuleInfo }) {
    const from = (/** @type {RegExp} */ name) =>
      reachable(
        [...getModuleIds()].filter((module) => name.test(module)),
        getModuleInfo,
      );
    loaded ??= { first: from(FIRST), landing: from(LANDING), miniature: from(MINIATURE) };
    // The entry starts React on the whole page, so no other page may load it with what it imports.
    if (!loaded.first.has(id) || ENTRY.test(id)) return undefined;
    // Each by a name of its own, because a chunk takes in what its modules import.
    if (loaded.landing.has(id)) return "first-everywhere";
    return loaded.miniature.has(id) ? "first-drawn" : "first";
  }
}

/**
 * @param {string[]} entries
 * @param {import("vite").Rollup.GetModuleInfo} getModuleInfo
 */
function reachable(entries, getModuleInfo) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
