/**
 * Remix reloads the page that one is on when the script of another page cannot be loaded, such as
 * after a deployment, and the press is lost. This does what was pressed without scripts instead:
 * loads the page that a link leads to, or sends the form of a page.
 */

const RELOAD = "window.location.reload();";

/**
 * Runs where Remix reloads. For a form that leads to no page, such as the one that logs out, the
 * page is reloaded as before.
 */
const LOAD_TARGET = `const navigation = window.__remixRouter?.state.navigation;
    const target = navigation?.location;
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

/** @returns {import("vite").Plugin} */
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
      return { code: code.replace(RELOAD, LOAD_TARGET), map: null };
    },
    generateBundle(_options, bundle) {
      const hasEntry = Object.values(bundle).some(
        (file) => file.type === "chunk" && /\/entry\.client\.tsx$/.test(file.facadeModuleId ?? ""),
      );
      if (hasEntry && !isReplaced) this.error("Remix's reload of a page is in another file now");
    },
  };
}
