/** A relative time, with the exact time as its title. */
import { useEffect, useState } from "react";
import { relativeTime } from "./relative-time.ts";

/** `at` is in ISO 8601, `now` in milliseconds since 1970. */
export function TimeAgo({ at, now }: { at: string; now: number }) {
  return (
    <time dateTime={at} title={useLocalTime(at)}>
      {relativeTime(Date.parse(at), now)}
    </time>
  );
}

/** UTC in server-rendered HTML; the user's time zone after hydration. */
function useLocalTime(at: string): string {
  const [local, setLocal] = useState(() => `${at.slice(0, 16).replace("T", " ")} UTC`);
  useEffect(() => {
    const format = new Intl.DateTimeFormat(undefined, { dateStyle: "long", timeStyle: "short" });
    setLocal(format.format(new Date(at)));
  }, [at]);
  return local;
}

/** Starts from the server's time, so that hydration matches, and updates every minute while visible. */
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
