/** Saves files through the browser's downloads. */

/** Starts the download in a new tab [spec 7]; browsers that save the file do not open one. */
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

/** Long enough for a slow disk to finish, after which the memory is released. */
const REVOKE_DELAY_MS = 60_000;

export function saveBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  saveFile(href, name);
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_DELAY_MS);
}
