/**
 * Whether pages break here exactly where the PDF's do. They do in Chromium, which prints it, but not where a
 * screen's letters are rounded to whole pixels (Linux without scaling), and not surely in other engines.
 * Adds to `page` for a moment, since each font may be treated otherwise; its fonts must be there.
 */
export function breaksAsPrinted(page: HTMLElement): boolean {
  // A property of Chromium alone; names in the user agent are worn by others.
  if (!CSS.supports("-webkit-app-region", "drag")) return false;
  const probe = page.ownerDocument.createElement("span");
  probe.textContent = "Lead four teams of engineers";
  probe.style.cssText = "position:absolute;white-space:nowrap";
  page.appendChild(probe);
  const shown = probe.getBoundingClientRect().width;
  probe.style.textRendering = "geometricPrecision";
  const printed = probe.getBoundingClientRect().width;
  probe.remove();
  return Math.abs(shown - printed) < 0.1;
}
