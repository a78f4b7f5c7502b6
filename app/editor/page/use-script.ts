/** Which way the resume runs and the fonts of its script, since most need neither. */
import { useEffect, useState } from "react";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { followScript, LATIN, type Script } from "./watch-script.ts";

export function useScript(): Script {
  const { read, subscribe } = useOpenRoom();
  const [script, setScript] = useState(LATIN);
  useEffect(() => {
    const show = (next: Script) => setScript((now) => (isSame(now, next) ? now : next));
    return followScript({ read, subscribe, cssOf: scriptCss, show });
  }, [read, subscribe]);
  return script;
}

const isSame = (a: Script, b: Script) => a.css === b.css && a.lang === b.lang && a.dir === b.dir;

/** Offline the page's own fallback draws the letters. */
async function scriptCss(text: string): Promise<string> {
  try {
    const { scriptCssByUrl } = await import("#app/core/templates/style/script-fonts.ts");
    return await scriptCssByUrl(text, async (path) => {
      const answer = await fetch(path);
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.arrayBuffer();
    });
  } catch {
    return "";
  }
}
