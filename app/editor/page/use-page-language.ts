/**
 * The language and writing direction of the resume, and the CSS of fonts for writing systems that the
 * templates' fonts lack, which is loaded only when needed.
 */
import { useEffect, useState } from "react";
import { useReadableRoom } from "#app/editor/sync/room-context.ts";
import { DEFAULT_LANGUAGE, type PageLanguage, watchPageLanguage } from "./watch-page-language.ts";

export function usePageLanguage(): PageLanguage {
  const { document } = useReadableRoom();
  const [language, setLanguage] = useState(DEFAULT_LANGUAGE);
  useEffect(() => {
    const setIfChanged = (next: PageLanguage) =>
      setLanguage((current) => (isSame(current, next) ? current : next));
    return watchPageLanguage({
      read: document.read,
      subscribe: document.subscribe,
      loadFontCss,
      onDetect: setIfChanged,
    });
  }, [document]);
  return language;
}

const isSame = (a: PageLanguage, b: PageLanguage) =>
  a.fontCss === b.fontCss && a.lang === b.lang && a.dir === b.dir;

/** Empty if the fonts cannot be loaded, as when offline: fallback fonts then draw the text. */
async function loadFontCss(text: string): Promise<string> {
  try {
    const { scriptFontCssWithUrls } = await import("#app/core/templates/style/script-fonts.ts");
    // Reads which letters each font file has; the browser loads the fonts themselves by their URLs.
    return await scriptFontCssWithUrls(text, async (path) => {
      const response = await fetch(path);
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return response.arrayBuffer();
    });
  } catch {
    return "";
  }
}
