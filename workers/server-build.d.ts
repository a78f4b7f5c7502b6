/** Types of the built site, which the Worker imports. */
declare module "*/build/server/index.js" {
  const build: import("@remix-run/cloudflare").ServerBuild;
  export = build;
}
