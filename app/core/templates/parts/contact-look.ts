/**
 * The design settings for contact details (icons, link texts), read by the header of every layout.
 */
import { createContext } from "react";
import { type Design, NO_DESIGN } from "#app/core/resume/design.ts";

export const ContactLook = createContext<Pick<Design, "icons" | "links">>(NO_DESIGN);
