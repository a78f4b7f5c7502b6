/**
 * npm run -s resume -- export FILE --template ID --format pdf|docx|odt|txt|md|json|rendercv|europass --out FILE
 * Converts any file that the site imports (docs/imports.md names them) to a document,
 * with the site's own code and without a server.
 */
import { runResumeCommand } from "./resume-command.mjs";

process.exitCode = await runResumeCommand(process.argv.slice(2), {
  // npm runs scripts in the project's folder, but paths are relative to the user's current one.
  here: process.env.INIT_CWD ?? process.cwd(),
  say: (line) => console.error(line),
});
