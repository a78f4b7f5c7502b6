/**
 * A Vite plugin that changes what Remix does when the script of the next page cannot be loaded, such as after a
 * deployment. Remix reloads the current page, so the user's click is lost. With this, the browser loads the page that the
 * link leads to, or submits the form, as it would without scripts.
 */

const RELOAD = "window.location.reload();";

/**
 * Replaces RELOAD. If no other page is to be loaded, as for the form that logs out, the current page is reloaded. Remix
 * also imports the script when the pointer comes near a link, which must not reload anything, and again for the click:
 * while the server answers, the page is not asked for twice, nor a form sent twice.
 */
const LOAD_TARGET = `const router = window.__remixRouter;
    const navigation = router?.state.navigation;
    const target = navigation?.location;
    const isFetching = [...(router?.state.fetchers.values() ?? [])].some(({ state }) => state !== "idle");
    const isOnlyNear = router && !target && !isFetching;
    if (isOnlyNear || (target && loadedTarget === target.key)) return new Promise(() => {});
    loadedTarget = target?.key;
    const { pathname, search } = window.location;
    if (target && /^post$/i.test(navigation.formMethod ?? "")) {
      const form = document.createElement("form");
      form.method = "post";
      form.action = navigation.formAction;
      for (const [name, value] of navigation.formData ?? []) {
        const input = document.createElement("input");
        input.type = "hidden";
        input.name = name;
        input.value = String(value);
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    } else if (!target || target.pathname + target.search === pathname + search) {
      window.location.reload();
    } else {
      window.location.assign(target.pathname + target.search + target.hash);
    }`;

/** The key of the navigation whose page the browser was told to load. */
const LOADED_TARGET = "let loadedTarget;\n";

/**
 * Fails the build if Remix's code has changed, so that RELOAD is not found.
 * @returns {import("vite").Plugin}
 */
export function loadTargetPage() {
  let isReplaced = false;
  return {
    name: "covitae:load-target-page",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      if (!/@remix-run\/react\/dist\/esm\/routeModules\.js$/.test(id)) return undefined;
      if (!code.includes(RELOAD)) this.error("Remix no longer reloads a page as it did");
      isReplaced = true;
      return { code: LOADED_TARGET + code.replace(RELOAD, LOAD_TARGET), map: null };
    },
    generateBundle(_options, bundle) {
      const hasEntry = Object.values(bundle).some(
        (file) => file.type === "chunk" && /\/entry\.client\.tsx$/.test(file.facadeModuleId ?? ""),
      );
      if (hasEntry && !isReplaced) this.error("Remix's reload of a page is in another file now");
    },
  };
}
