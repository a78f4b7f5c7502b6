/**
 * An address may name the field it is about (`#field-experience.x.company`), or a line to rewrite in it
 * (`#rewrite-experience.x.description~2`): it is focused when the form is there, and at every visit.
 */
import { useEffect, useRef, useState } from "react";

export function useAskedField(isReady: boolean, focus: (key: string) => void): void {
  // As it is when this is drawn: whoever follows it takes it out of the address, maybe before the effect below.
  const [first] = useState(() => (typeof document === "undefined" ? "" : location.hash));
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady) return;
    const follow = (hash: string) => {
      const key = /^#(?:field|rewrite)-([\w.-]{1,200})(?:~\d+)?$/.exec(hash)?.[1];
      if (key) focus(key);
    };
    if (!isDone.current) follow(first);
    isDone.current = true;
    const onChange = (event: HashChangeEvent) => follow(new URL(event.newURL).hash);
    addEventListener("hashchange", onChange);
    return () => removeEventListener("hashchange", onChange);
  }, [isReady, focus, first]);
}
