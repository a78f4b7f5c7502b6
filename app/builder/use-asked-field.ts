/**
 * An address may name the field it is about (`#field-experience.x.company`), or a line to rewrite in it
 * (`#rewrite-experience.x.description~2`): it is focused when the form is there, and at every visit.
 */
import { useEffect, useRef } from "react";

export function useAskedField(isReady: boolean, focus: (key: string) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady) return;
    const follow = (hash: string) => {
      const key = /^#(?:field|rewrite)-([\w.-]{1,200})(?:~\d+)?$/.exec(hash)?.[1];
      if (key) focus(key);
    };
    if (!isDone.current) follow(location.hash);
    isDone.current = true;
    // Not as it is by now: whoever followed it may have taken it out of the address.
    const onChange = (event: HashChangeEvent) => follow(new URL(event.newURL).hash);
    addEventListener("hashchange", onChange);
    return () => removeEventListener("hashchange", onChange);
  }, [isReady, focus]);
}
