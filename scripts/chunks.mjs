/**
 * A Vite plugin that decides which modules share a chunk of the built scripts, by who loads them. Rollup alone would give
 * every page some 25 small chunks, each with its own request, main-thread task and compression. The chunks are:
 *
 * - "first": what every page loads first, all imports of the browser's entry and of the root route. The landing page
 *   loads only parts of it: "first-everywhere" for its script and "first-drawn" for its miniature (an example editor).
 * - "editor": the editor's own modules; "room": those of them that the viewer of a shared resume also loads.
 * - "editor-icons": the editor's icons that "first" does not draw.
 * - "page-editor", "section-rail", "photo-field", "score-parts": what the editor loads right after it has started.
 *
 * What the editor shares with other pages, grouped by who loads it, so that a page loads nothing that it does not need:
 *
 * - "resume-words": the words of the languages of resumes.
 * - "resume-schema": the schema of resumes and its dates.
 * - "resume-text": what most templates' layouts share with the module of some route.
 * - "resume-page": what most layouts import, but no route does.
 * - "page-design": what the editor shares with the landing page's miniature, but with no route.
 *
 * Rollup places all other modules.
 */
const ENTRY = /\/app\/entry\.client\.tsx$/;
/** What every page loads, except the landing page, which loads LANDING in place of the entry. */
const FIRST = /\/app\/(entry\.client|root)\.tsx/;
/** The landing page's script. */
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
/** Modules imported by the score's parts that comments and the menu of job descriptions also load, without a score. */
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
 * The ids of the modules that each kind of page or part imports, also indirectly.
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
    /** Modules that more than half of the templates' layouts import. */
    layouts: new Set(
      [...layouts.flatMap((layout) => [...layout])].filter(
        (id) => layouts.filter((layout) => layout.has(id)).length * 2 > layouts.length,
      ),
    ),
    /** All modules of all pages, without what only the editor loads. */
    elsewhere: reachable(
      ids.filter((module) => getModuleInfo(module)?.isEntry),
      getModuleInfo,
      OPENED,
    ),
  };
}

/**
 * The name of the chunk of a module that the editor shares with other pages, or loads right after it has started;
 * undefined for other modules.
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
  // A separate chunk, because the form shows a message in its place if it could not be loaded.
  if (loaded.photo.has(id)) return "photo-field";
  return loaded.score.has(id) && !WITHOUT_SCORE.test(id) ? "score-parts" : undefined;
}

/**
 * The modules that the entries import, also indirectly. With `without`, dynamic imports are followed as well, but not
 * into modules that it matches.
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
