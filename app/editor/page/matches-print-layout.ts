/**
 * Whether pages break here exactly where the PDF's do. Chromium prints the PDF, so they do in Chromium, except where
 * the screen rounds letter widths to whole pixels (Linux without scaling). Adds a probe to `page` for a moment, since
 * rounding depends on the font; the fonts must be loaded.
 */
export function matchesPrintLayout(page: HTMLElement): boolean {
  // Only Chromium supports this property; other browsers put its name into their user agent.
  if (!CSS.supports("-webkit-app-region", "drag")) return false;
  const probe = page.ownerDocument.createElement("span");
  probe.textContent = "Lead four teams of engineers";
  probe.style.cssText = "position:absolute;white-space:nowrap";
  page.appendChild(probe);
  const screenWidth = probe.getBoundingClientRect().width;
  // Letter widths are not rounded then, as in print.
  probe.style.textRendering = "geometricPrecision";
  const printWidth = probe.getBoundingClientRect().width;
  probe.remove();
  // In CSS pixels. Rounded widths of these 28 characters add up to another width.
  return Math.abs(screenWidth - printWidth) < 0.1;
}
