/** Prepares a local browser for the simulated BROWSER binding of the worker tests. */
import { prepareBrowser } from "../../scripts/local-browser.mjs";

export default async function setup(): Promise<void> {
  const { env } = await prepareBrowser({ root: process.cwd() });
  Object.assign(process.env, env);
}
