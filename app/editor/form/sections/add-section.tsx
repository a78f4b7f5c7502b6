/** Buttons to add the optional sections that a resume does not have. */
import { Plus } from "lucide-react";
import { useId } from "react";
import type { OptionalSection } from "#app/core/resume/schema.ts";
import { Button } from "#app/ui/controls/button.tsx";

const NAMES: Record<OptionalSection, string> = {
  certificates: "Certificates",
  languages: "Languages",
  awards: "Awards",
  volunteering: "Volunteering",
  publications: "Publications",
  courses: "Courses",
  memberships: "Memberships",
  patents: "Patents",
  militaryService: "Military service",
  interests: "Interests",
  references: "References",
  customSections: "Custom section",
};

export function AddSection({
  missing,
  onAdd,
}: {
  missing: readonly OptionalSection[];
  onAdd(name: OptionalSection): void;
}) {
  const titleId = useId();
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="py-4">
      <h2 id={titleId} className="mb-2 font-sans text-base font-semibold tracking-normal">
        Add section
      </h2>
      <div className="flex flex-wrap gap-1.5">
        {missing.map((name) => (
          <Button key={name} size="small" onClick={() => onAdd(name)}>
            <Plus aria-hidden size={16} />
            {NAMES[name]}
          </Button>
        ))}
      </div>
    </section>
  );
}
