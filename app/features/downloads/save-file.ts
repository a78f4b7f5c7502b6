/** Hands a finished file to the browser's downloads. */

/** Starts the download in a new tab [spec 7]; a browser that saves it opens none. */
export function saveFile(href: string, name: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.target = "_blank";
  link.rel = "noopener";
  document.body.appendChild(link);
  link.click();
  link.remove();
}

/** Long enough for a slow disk; the bytes need not stay for longer than that. */
const KEEP_MS = 60_000;

export function saveBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  saveFile(href, name);
  setTimeout(() => URL.revokeObjectURL(href), KEEP_MS);
}
