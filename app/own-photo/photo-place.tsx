/** Where the photo stands in the form: its code comes after the form, and the form is whole without it. */
import { useCallback, useEffect, useState } from "react";
import { useMayEdit } from "#app/open-room/editor-access.ts";
import { useRoomValue } from "#app/open-room/room-context.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import type { PhotoField } from "./photo-field.tsx";

export function PhotoPlace() {
  const hasPhoto = useRoomValue(({ resume }) => Boolean(resume.photo));
  const isWanted = useMayEdit() || hasPhoto;
  const [part, setPart] = useState<{ Field: typeof PhotoField } | "loading" | "lost">("loading");
  const load = useCallback(() => {
    setPart("loading");
    import("./photo-field.tsx").then(
      (module) => setPart({ Field: module.PhotoField }),
      () => setPart("lost"),
    );
  }, []);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  if (!isWanted) return null;
  if (part === "loading") return <div className="mb-4 h-26.5 rounded-card border border-line" />;
  if (part !== "lost") return <part.Field />;
  return (
    <Banner
      tone="warn"
      announce
      className="mb-4"
      action={
        <Button size="small" onClick={load}>
          Try again
        </Button>
      }
    >
      The photo’s part of this form could not be loaded. Check the connection and try again, or
      reload the page.
    </Banner>
  );
}
