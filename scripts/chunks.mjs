/**
 * Puts what every page loads first (all imports of the browser's entry and of the root route) into
 * one chunk. Otherwise there would be some 25 small ones, each with its own request, main-thread
 * task and compression. The parts that the landing page needs are separate, because it loads none
 * of the rest: one chunk for its script, one for its miniature. The first chunk has only the icons
 * that it draws; the editor's other icons are one chunk too. The editor's own modules are two
 * chunks: "room" with what a reader of a shared resume needs of them, and "editor". What it loads
 * right after them is one chunk for each use: writing on the page, the score's result. What it
 * shares with other pages is grouped by who loads it, so that they get nothing else (`sharedPart`).
 */
const ENTRY = /\/app\/entry\.client\.tsx$/;
const FIRST = /\/app\/(entry\.client|root)\.tsx/;
const LANDING = /\/app\/entry\.landing\.ts$/;
const EDITOR = /\/app\/editor\/shell\/editor\.client\.tsx$/;
const VIEWER = /\/app\/editor\/shell\/viewer\.client\.tsx$/;
/** Parts of the editor that other pages open, but do not contain. */
const OPENED = /\/app\/editor\/.*\.client\.tsx?$/;
const ALL_ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
const MINIATURE = /\/start-miniature\.client\.tsx$/;
const ROUTE = /\/app\/routes\//;
const LAYOUT = /\/app\/core\/templates\/layouts\/[^/]+\.tsx$/;
const SCHEMA = /\/app\/core\/(resume\/(schema|schema-less-common|entry-id)|dates|month-text)\.ts$/;
const WORDS = /\/app\/core\/resume-languages\//;
const RAIL = /\/app\/editor\/form\/section-rail\.tsx$/;
const PHOTO = /\/app\/editor\/photo\/photo-(field|switch)\.tsx$/;
const SCORE_PARTS = /\/app\/editor\/match\/ats-result\.tsx$/;
/** Of the score's parts, what comments and the menu of postings load without one. */
const WITHOUT_SCORE = /\/app\/editor\/(page\/marks|selection)\/|\/score-texts\.ts$/;
const PAGE_PARTS = /\/app\/editor\/page\/inline\/page-(editor\.ts|tools\.tsx)$/;

/** @returns {import("vite").Plugin} */
export function sharedChunks() {
  /** @type {ReturnType<typeof loadedBy> | undefined} */
  let loaded;
  return {
    name: "covitae:chunks",
    apply: "build",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? undefined
        : {
            build: {
              rollupOptions: { output: { manualChunks: chunkOf, onlyExplicitManualChunks: true } },
            },
          },
    buildStart() {
      loaded = undefined;
    },
  };

  /** @type {import("vite").Rollup.GetManualChunk} */
  function chunkOf(id, { getModuleIds, getModuleInfo }) {
    loaded ??= loadedBy([...getModuleIds()], getModuleInfo);
    const shared = loaded.first.has(id) ? undefined : sharedPart(id, loaded);
    if (shared) return shared;
    if (ICON.test(id) && !loaded.first.has(id)) {
      return loaded.editor.has(id) ? "editor-icons" : undefined;
    }
    if (loaded.editor.has(id) && !loaded.first.has(id) && !loaded.elsewhere.has(id)) {
      return loaded.viewer.has(id) ? "room" : "editor";
    }
    // The entry starts React on the whole page, so no other page may load it with what it imports.
    if (!loaded.first.has(id) || ENTRY.test(id)) return undefined;
    if (loaded.landing.has(id)) return "first-everywhere";
    return loaded.miniature.has(id) ? "first-drawn" : "first";
  }
}

/**
 * What each kind of page or part imports.
 * @param {string[]} ids
 * @param {import("vite").Rollup.GetModuleInfo} getModuleInfo
 */
function loadedBy(ids, getModuleInfo) {
  const from = (/** @type {RegExp} */ name) =>
    reachable(
      ids.filter((module) => name.test(module)),
      getModuleInfo,
    );
  const layouts = ids.filter((id) => LAYOUT.test(id)).map((id) => reachable([id], getModuleInfo));
  return {
    first: from(FIRST),
    landing: from(LANDING),
    miniature: from(MINIATURE),
    editor: from(EDITOR),
    viewer: from(VIEWER),
    routes: from(ROUTE),
    rail: from(RAIL),
    photo: from(PHOTO),
    page: from(PAGE_PARTS),
    score: from(SCORE_PARTS),
    /** Of more than half of the templates. */
    layouts: new Set(
      [...layouts.flatMap((it) => [...it])].filter(
        (id) => layouts.filter((it) => it.has(id)).length * 2 > layouts.length,
      ),
    ),
    elsewhere: reachable(
      ids.filter((module) => getModuleInfo(module)?.isEntry),
      getModuleInfo,
      OPENED,
    ),
  };
}

/**
 * The chunk of what the editor shares with other pages, or loads right after it has started.
 * @param {string} id
 * @param {ReturnType<typeof loadedBy>} loaded
 */
function sharedPart(id, loaded) {
  const { editor, routes, miniature, layouts, elsewhere } = loaded;
  if (WORDS.test(id) && editor.has(id)) return "resume-words";
  if (editor.has(id) && miniature.has(id) && !routes.has(id)) return "page-design";
  if (layouts.has(id)) return routes.has(id) ? "resume-text" : "resume-page";
  if (SCHEMA.test(id) && editor.has(id)) return "resume-schema";
  if (editor.has(id) || elsewhere.has(id)) return undefined;
  if (loaded.page.has(id)) return "page-editor";
  if (loaded.rail.has(id)) return "section-rail";
  // A chunk of its own, because its place in the form says when it could not be loaded.
  if (loaded.photo.has(id)) return "photo-field";
  return loaded.score.has(id) && !WITHOUT_SCORE.test(id) ? "score-parts" : undefined;
}

/**
 * The modules that these import, also indirectly; with `without`, also those imported later, except what it matches.
 * @param {string[]} entries
 * @param {import("vite").Rollup.GetModuleInfo} getModuleInfo
 * @param {RegExp} [without]
 */
function reachable(entries, getModuleInfo, without) {
  /** @type {Set<string>} */
  const found = new Set();
  const pending = [...entries];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (found.has(id) || without?.test(id)) continue;
    found.add(id);
    const { code, importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
    if (without) pending.push(...dynamicallyImportedIds);
    for (const imported of importedIds) {
      if (!ALL_ICONS.test(imported)) pending.push(imported);
      else pending.push(...namedIcons(code ?? "", getModuleInfo(imported)));
    }
  }
  return found;
}

/**
 * The modules of the icons that this code imports by name. The module that it names exports every icon there is.
 * @param {string} code
 * @param {import("vite").Rollup.ModuleInfo | null} allIcons
 */
function namedIcons(code, allIcons) {
  const [, list = ""] = code.match(/import\s*{([^}]*)}\s*from\s*"lucide-react"/) ?? [];
  const names = new Set(list.split(",").map((name) => name.trim().split(/\s/)[0]));
  const exported = (allIcons?.code ?? "").matchAll(/export {([^}]*)} from '\.(\/icons\/[^']+)'/g);
  const files = [...exported].flatMap(([, aliases = "", file = ""]) =>
    aliases.split(",").some((alias) => names.has(alias.trim().replace("default as ", "")))
      ? [file]
      : [],
  );
  return (allIcons?.importedIds ?? []).filter((id) => files.some((file) => id.endsWith(file)));
}
