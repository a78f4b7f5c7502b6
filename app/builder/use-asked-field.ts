/**
 * An address may name the field it is about (`#field-experience.x.company`), or a line to rewrite in it
 * (`#rewrite-experience.x.description~2`): it is focused once, when the form is there.
 */
import { useEffect, useRef } from "react";

export function useAskedField(isReady: boolean, focus: (key: string) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    const key = /^#(?:field|rewrite)-([\w.-]{1,200})(?:~\d+)?$/.exec(location.hash)?.[1];
    if (key) focus(key);
  }, [isReady, focus]);
}
