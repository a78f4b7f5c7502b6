/**
 * Names in each chunk only the files that it may still have to fetch. By default each chunk imports
 * whatever its imports import, and lists all of that again for each part that it loads later; the
 * names of files compress badly, and it was a fifteenth of the builder's first JavaScript.
 *
 * - A part's list leaves out what the chunk that loads it imports itself.
 * - Only routes, which are fetched without such a list, import what their imports import, so that
 *   all of it is requested at once.
 */

/** @returns {import("vite").Plugin} */
export function shortPreloads() {
  /** @type {import("vite").Rollup.OutputBundle} */
  let bundle = {};
  return {
    name: "covitae:preloads",
    apply: "build",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? undefined
        : {
            build: {
              modulePreload: { resolveDependencies },
              rollupOptions: { output: { hoistTransitiveImports: false } },
            },
          },
    generateBundle: {
      // Before Vite, which asks for the lists in its own hook.
      order: "pre",
      handler(_options, made) {
        bundle = made;
        for (const chunk of Object.values(made)) {
          if (chunk.type !== "chunk") continue;
          // Vite gives an import the first marker behind it.
          if (/__VITE_PRELOAD__\s*,\s*import\(/.test(chunk.code))
            this.error(`A minifier moved the mark of a list of files in ${chunk.fileName}`);
          if (chunk.isEntry) importAllAtOnce(chunk);
        }
      },
    },
  };

  /** @type {import("vite").ResolveModulePreloadDependenciesFn} */
  function resolveDependencies(file, dependencies, { hostId }) {
    const loaded = importedBy(hostId);
    const wanted = dependencies.filter((name) => !loaded.has(name));
    // The part itself is fetched by its import.
    return wanted.every((name) => name === file) ? [] : wanted;
  }

  /** @param {import("vite").Rollup.OutputChunk} chunk */
  function importAllAtOnce(chunk) {
    const indirect = [...importedBy(chunk.fileName)].filter(
      (name) => !chunk.imports.includes(name),
    );
    const imports = indirect.map((name) => `import"./${name.slice(name.lastIndexOf("/") + 1)}";`);
    // Behind the chunk's own, so that its modules still run in their order.
    chunk.code = `${chunk.code}\n${imports.join("")}`;
  }

  /**
   * The files of all chunks that this one imports, also indirectly.
   * @param {string} file
   */
  function importedBy(file) {
    /** @type {Set<string>} */
    const found = new Set();
    const pending = [file];
    for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
      const chunk = bundle[name];
      if (chunk?.type !== "chunk") continue;
      for (const imported of chunk.imports) {
        if (found.has(imported)) continue;
        found.add(imported);
        pending.push(imported);
      }
    }
    return found;
  }
}
