/**
 * React context with the design settings for contact details (icons, link texts), which the header
 * of every layout reads.
 */
import { createContext } from "react";
import { type Design, NO_DESIGN } from "#app/core/resume/design.ts";

export const ContactDesign = createContext<Pick<Design, "icons" | "links">>(NO_DESIGN);
