/**
 * wrangler's custom build command. `wrangler dev` alone would serve without a build, a migrated database or a browser
 * for PDFs, and its proxy ends the server when one connection breaks (docs/decisions/0005), so this
 * prints what to run.
 */
if (process.env.WRANGLER_COMMAND === "dev") {
  console.error("Run `npm start` (or `npm run dev`, with hot reload) instead of `wrangler dev`.");
  process.exit(1);
}
