/**
 * Follows another person through the form: scrolls to their field, until the user scrolls, types or
 * presses Escape.
 */
import { type RefObject, useEffect, useState } from "react";
import { revealField } from "#app/editor/form/focus-field.ts";
import { distinctPeople } from "./presence-people.ts";
import { usePresence } from "./use-presence.ts";

export interface Following {
  /** The followed person; null if there is none. */
  userId: string | null;
  follow(userId: string | null): void;
}

/** @param showForm brings the form into view */
export function useFollowing(form: RefObject<HTMLElement>, showForm: () => void): Following {
  const [userId, follow] = useState<string | null>(null);
  const isPresent = usePresence((view) =>
    view.others.some((other) => other.user.userId === userId),
  );
  const field = usePresence((view) => {
    if (userId === null) return null;
    const other = distinctPeople(view.others).find(({ user }) => user.userId === userId);
    return other?.cursor?.field ?? null;
  });

  useEffect(() => {
    if (userId !== null && !isPresent) follow(null);
  }, [userId, isPresent]);
  useEffect(() => {
    if (field === null) return;
    showForm();
    const frameRequest = requestAnimationFrame(
      () => form.current && revealField(form.current, field),
    );
    return () => cancelAnimationFrame(frameRequest);
  }, [field, form, showForm]);
  useEffect(() => {
    if (userId === null) return;
    const stop = (event: Event) => {
      const isOutsideForm = event.target instanceof Node && !form.current?.contains(event.target);
      if (!isOutsideForm) follow(null);
    };
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && follow(null);
    const userEvents = ["wheel", "touchmove", "input"] as const;
    // In the capture phase, since the window takes `input` from text controls (form/fields/text-input.ts).
    for (const name of userEvents) addEventListener(name, stop, { passive: true, capture: true });
    addEventListener("keydown", onKey);
    return () => {
      for (const name of userEvents) removeEventListener(name, stop, { capture: true });
      removeEventListener("keydown", onKey);
    };
  }, [userId, form]);

  return { userId, follow };
}
