/** Which way the resume runs and the fonts of its script; looked at when the typing rests, since most need neither. */
import { useEffect, useState } from "react";
import { useOpenRoom } from "#app/open-room/room-context.ts";
import { type Language, languageOf, textOf } from "#app/templates/language.ts";

const REST_MS = 300;
/** Letters that the layouts' own fonts do not have. */
const OTHER_SCRIPT =
  /[\u0590-\u08ff\u2190-\u2bff\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\ud83c-\ud83e]/;

interface Script extends Language {
  css: string;
}
const LATIN: Script = { lang: "en", dir: "ltr", css: "" };

export function useScript(): Script {
  const { read, subscribe } = useOpenRoom();
  const [script, setScript] = useState(LATIN);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let looked: unknown = null;
    async function look() {
      const resume = read()?.resume;
      if (!resume || resume === looked) return;
      looked = resume;
      const text = textOf(resume);
      const next = OTHER_SCRIPT.test(text)
        ? { ...languageOf(resume), css: await scriptCss(text) }
        : LATIN;
      if (!isOver) setScript((now) => (isSame(now, next) ? now : next));
    }
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), REST_MS);
    };
    void look();
    const stop = subscribe(soon);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [read, subscribe]);
  return script;
}

const isSame = (a: Script, b: Script) => a.css === b.css && a.lang === b.lang && a.dir === b.dir;

/** Offline the page's own fallback draws the letters. */
async function scriptCss(text: string): Promise<string> {
  try {
    const { scriptCssByUrl } = await import("#app/templates/script-fonts.ts");
    return await scriptCssByUrl(text, async (path) => {
      const answer = await fetch(path);
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.arrayBuffer();
    });
  } catch {
    return "";
  }
}
