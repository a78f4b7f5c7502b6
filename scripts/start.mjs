/** `npm start`: runs the whole product on http://localhost:$PORT, without any account, key or other service. */
import { join } from "node:path";
import { buildIfChanged, ROOT, startServer } from "./server.mjs";

const port = Number(process.env.PORT ?? 8787);
const stateDir = process.env.STATE_DIR ?? join(ROOT, ".wrangler", "state");

buildIfChanged();
const server = await startServer({ port, stateDir }).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
console.log(`\n  Covitae is ready on ${server.url}\n  Mail is shown at ${server.url}/dev/outbox\n`);

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => server.stop());
// npm sends signals only to the shell in between, which exits without forwarding them; so watch the parent process.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && server.stop(), 1_000).unref();
process.exitCode = (await server.ended) ?? 0;
