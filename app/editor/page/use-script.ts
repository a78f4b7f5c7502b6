/**
 * The language and writing direction of the resume, and the CSS of its script's fonts, which is
 * loaded only when needed.
 */
import { useEffect, useState } from "react";
import { useReadableRoom } from "#app/editor/sync/room-context.ts";
import { LATIN, type Script, watchScript } from "./watch-script.ts";

export function useScript(): Script {
  const { document } = useReadableRoom();
  const [script, setScript] = useState(LATIN);
  useEffect(() => {
    const show = (next: Script) => setScript((current) => (isSame(current, next) ? current : next));
    return watchScript({
      read: document.read,
      subscribe: document.subscribe,
      loadCss: loadScriptCss,
      show,
    });
  }, [document]);
  return script;
}

const isSame = (a: Script, b: Script) => a.css === b.css && a.lang === b.lang && a.dir === b.dir;

/** Empty if the fonts cannot be loaded, as when offline: fallback fonts then draw the text. */
async function loadScriptCss(text: string): Promise<string> {
  try {
    const { scriptCssByUrl } = await import("#app/core/templates/style/script-fonts.ts");
    return await scriptCssByUrl(text, async (path) => {
      const response = await fetch(path);
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return response.arrayBuffer();
    });
  } catch {
    return "";
  }
}
