/** A time in words, with the exact one behind it. */
import { useEffect, useState } from "react";
import { relativeTime } from "./relative-time.ts";

export function Ago({ at, now }: { at: string; now: number }) {
  return (
    <time dateTime={at} title={useLocalTime(at)}>
      {relativeTime(Date.parse(at), now)}
    </time>
  );
}

/** In the reader's own zone once the browser knows it; the server's page says UTC. */
function useLocalTime(at: string): string {
  const [local, setLocal] = useState(() => `${at.slice(0, 16).replace("T", " ")} UTC`);
  useEffect(() => {
    const format = new Intl.DateTimeFormat(undefined, { dateStyle: "long", timeStyle: "short" });
    setLocal(format.format(new Date(at)));
  }, [at]);
  return local;
}

/** Begins with the server's clock, so that both draw the same page, and moves on each minute in view. */
export function useNow(serverNow: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow);
    const opened = performance.now();
    const timer = setInterval(() => {
      if (!document.hidden) setNow(serverNow + performance.now() - opened);
    }, 60_000);
    return () => clearInterval(timer);
  }, [serverNow]);
  return now;
}
