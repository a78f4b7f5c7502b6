/** The sections a resume may do without: those it has, and buttons for those it has not. */
import { Plus } from "lucide-react";
import { lazy, Suspense, useEffect, useId, useState } from "react";
import { useMayEdit } from "#app/open-room/editor-access.ts";
import { useOpenRoom, useRoomValue } from "#app/open-room/room-context.ts";
import { OPTIONAL_SECTIONS, type OptionalSection } from "#app/resume/schema.ts";
import { Button } from "#app/ui/button.tsx";
import { SkeletonText } from "#app/ui/skeleton.tsx";
import { newEntry } from "./new-entry.ts";

const loadForms = () => import("./optional-forms.tsx");
const OptionalForm = lazy(() => loadForms().then((module) => ({ default: module.OptionalForm })));

const NAMES: Record<OptionalSection, string> = {
  certificates: "Certificates",
  languages: "Languages",
  awards: "Awards",
  volunteering: "Volunteering",
  publications: "Publications",
  customSections: "Custom section",
};
/** Long after the first sight: the forms must be here before the connection may be gone. */
const PRELOAD_AFTER_MS = 4_000;

export function OptionalSections() {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const titleId = useId();
  const [added, setAdded] = useState<readonly OptionalSection[]>([]);
  /** Once seen, a section stays: one whose last entry goes would take the focus with it. */
  const [seen, setSeen] = useState<readonly OptionalSection[]>([]);
  const filled = useRoomValue(({ resume }) =>
    OPTIONAL_SECTIONS.filter((name) => (resume[name]?.length ?? 0) > 0).join(" "),
  ).split(" ");
  const shown = OPTIONAL_SECTIONS.filter((name) => filled.includes(name) || seen.includes(name));
  if (shown.length > seen.length) setSeen(shown);
  const others = OPTIONAL_SECTIONS.filter((name) => !shown.includes(name));

  useEffect(() => {
    const timer = setTimeout(() => void loadForms().catch(() => {}), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  function add(name: OptionalSection) {
    setAdded([...added, name]);
    room.addEntry(name, newEntry(name));
  }

  return (
    <>
      {shown.map((name) => (
        <Suspense key={name} fallback={<SkeletonText lines={2} className="my-6" />}>
          <OptionalForm name={name} startsFocused={added.includes(name)} />
        </Suspense>
      ))}
      {mayEdit && others.length > 0 ? (
        <section aria-labelledby={titleId} className="py-5">
          <h2 id={titleId} className="mb-2 font-sans text-base font-semibold tracking-normal">
            Add section
          </h2>
          <div className="flex flex-wrap gap-2">
            {others.map((name) => (
              <Button key={name} size="small" onClick={() => add(name)}>
                <Plus aria-hidden size={16} />
                {NAMES[name]}
              </Button>
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}
