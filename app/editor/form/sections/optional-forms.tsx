/** The forms of the optional sections, loaded when a resume has one. */
import {
  Award,
  BadgeCheck,
  BookOpenText,
  HandHeart,
  Languages,
  type LucideIcon,
  Rows3,
} from "lucide-react";
import type { ComponentType } from "react";
import type { OptionalSection } from "#app/core/resume/schema.ts";
import { EntryList } from "./entry-list.tsx";
import {
  AwardFields,
  CertificateFields,
  CustomFields,
  LanguageFields,
  PublicationFields,
  VolunteeringFields,
} from "./optional-fields.tsx";

interface FormConfig {
  title: string;
  noun: string;
  icon: LucideIcon;
  emptyText: string;
  Fields: ComponentType<{ id: string }>;
}

const FORMS: Record<OptionalSection, FormConfig> = {
  certificates: {
    title: "Certificates",
    noun: "Certificate",
    icon: BadgeCheck,
    emptyText: "Licenses and certificates an employer can check, each with who issued it and when.",
    Fields: CertificateFields,
  },
  languages: {
    title: "Languages",
    noun: "Language",
    icon: Languages,
    emptyText: "Languages you work in, each with how well: Native, Fluent, B2.",
    Fields: LanguageFields,
  },
  awards: {
    title: "Awards",
    noun: "Award",
    icon: Award,
    emptyText: "Prizes, honors and grants. Say what it was for where the name does not.",
    Fields: AwardFields,
  },
  volunteering: {
    title: "Volunteering",
    noun: "Volunteering",
    icon: HandHeart,
    emptyText: "Unpaid work reads like any other: what you did there, and what came of it.",
    Fields: VolunteeringFields,
  },
  publications: {
    title: "Publications",
    noun: "Publication",
    icon: BookOpenText,
    emptyText: "Papers, books, articles and talks, with where they appeared and a link.",
    Fields: PublicationFields,
  },
  customSections: {
    title: "Custom sections",
    noun: "Custom section",
    icon: Rows3,
    emptyText: "A section under a title of your own: patents, interests, military service.",
    Fields: CustomFields,
  },
};

export function OptionalForm({
  name,
  startsFocused,
}: {
  name: OptionalSection;
  /** Focuses the first field of a section that was just added. */
  startsFocused: boolean;
}) {
  return <EntryList section={name} {...FORMS[name]} startsFocused={startsFocused} />;
}
