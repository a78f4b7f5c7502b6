/** Prints Word files with LibreOffice, whose PDFs are those of many people. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const TAGGED = 'pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"}}';

/** @returns the bytes of the PDF of each file, in order */
export function printWithOffice(files, { tagged }) {
  const folder = mkdtempSync(join(tmpdir(), "office-"));
  try {
    const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
    const args = [
      "--headless",
      profile,
      "--convert-to",
      tagged ? TAGGED : "pdf",
      "--outdir",
      folder,
      ...files,
    ];
    const { error } = spawnSync("soffice", args, { stdio: "ignore" });
    if (error) throw new Error("--office needs LibreOffice's Writer, as the command soffice.");
    return files.map((file) => readFileSync(join(folder, basename(file).replace(/docx$/, "pdf"))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
