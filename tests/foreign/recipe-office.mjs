/**
 * Made the .odt, .rtf and .html of word-tabs.docx and table-left.docx beside it: the same resumes, saved by LibreOffice.
 *   node tests/foreign/recipe-office.mjs, with soffice (LibreOffice Writer 7.4) installed.
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));
const save = (format, ...files) =>
  execFileSync("soffice", ["--headless", "--convert-to", format, ...files], { cwd: folder });

save("odt", "word-tabs.docx", "table-left.docx");
save("rtf", "word-tabs.docx", "table-left.docx");
save("html", "word-tabs.docx");
