/**
 * A Vite plugin that shortens the lists of files in the built chunks. By default each chunk imports whatever its imports
 * import, so that all files are requested at once, and lists all of that again for each of its dynamic imports, to
 * preload it. The names of files compress badly: they were a fifteenth of the builder's first JavaScript.
 *
 * - The list of a dynamic import leaves out what the importing chunk itself imports, because that is already loaded.
 * - Only routes (the entries of the build), which are fetched without such a list, import what their imports import.
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
          // Vite replaces the first marker after a dynamic import by its list.
          if (/__VITE_PRELOAD__\s*,\s*import\(/.test(chunk.code))
            this.error(`A minifier moved the marker of a list of files in ${chunk.fileName}`);
          if (chunk.isEntry) importAllAtOnce(chunk);
        }
      },
    },
  };

  /**
   * The files to preload for the dynamic import of `file` in the chunk `hostId`.
   * @type {import("vite").ResolveModulePreloadDependenciesFn}
   */
  function resolveDependencies(file, dependencies, { hostId }) {
    const loaded = importedBy(hostId);
    const wanted = dependencies.filter((name) => !loaded.has(name));
    // The file itself is fetched by its import.
    return wanted.every((name) => name === file) ? [] : wanted;
  }

  /**
   * Makes a chunk import what its imports import, so that all of it is requested at once.
   * @param {import("vite").Rollup.OutputChunk} chunk
   */
  function importAllAtOnce(chunk) {
    const indirect = [...importedBy(chunk.fileName)].filter(
      (name) => !chunk.imports.includes(name),
    );
    const imports = indirect.map((name) => `import"./${name.slice(name.lastIndexOf("/") + 1)}";`);
    // After the chunk's own imports, so that its modules still run in their order.
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
