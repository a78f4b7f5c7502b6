/** Puts a local browser where the simulated BROWSER binding of the worker tests will look for one. */
import { prepareBrowser } from "../../scripts/local-browser.mjs";

export default async function setup(): Promise<void> {
  const { env } = await prepareBrowser({ root: process.cwd() });
  Object.assign(process.env, env);
}
