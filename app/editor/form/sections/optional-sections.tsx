/** The optional sections that a resume has, and buttons to add the others. */
import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { OPTIONAL_SECTIONS, type OptionalSection } from "#app/core/resume/schema.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { SkeletonText } from "#app/ui/loading/skeleton.tsx";
import { createEntry } from "./new-entry.ts";

const OptionalForm = lazyPart(
  () => import("./optional-forms.tsx").then((module) => module.OptionalForm),
  <SkeletonText lines={2} className="my-6" />,
);

const NAMES: Record<OptionalSection, string> = {
  certificates: "Certificates",
  languages: "Languages",
  awards: "Awards",
  volunteering: "Volunteering",
  publications: "Publications",
  customSections: "Custom section",
};

export function OptionalSections() {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const titleId = useId();
  const [added, setAdded] = useState<readonly OptionalSection[]>([]);
  /** A shown section stays: unmounting it with its last entry would lose the focus. */
  const [seen, setSeen] = useState<readonly OptionalSection[]>([]);
  const filled = useRoomValue(({ resume }) =>
    OPTIONAL_SECTIONS.filter((name) => (resume[name]?.length ?? 0) > 0).join(" "),
  ).split(" ");
  const shown = OPTIONAL_SECTIONS.filter((name) => filled.includes(name) || seen.includes(name));
  if (shown.length > seen.length) setSeen(shown);
  const others = OPTIONAL_SECTIONS.filter((name) => !shown.includes(name));

  function add(name: OptionalSection) {
    setAdded([...added, name]);
    room.edits.addEntry(name, createEntry(name));
  }

  return (
    <>
      {shown.map((name) => (
        <OptionalForm key={name} name={name} startsFocused={added.includes(name)} />
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
