/** Validates a guest's display name; an empty name means Anonymous. */
import * as v from "valibot";
import { TEXTS } from "./texts.ts";

export const MAX_GUEST_NAME = 60;

export const guestNameSchema = v.pipe(
  v.string(TEXTS.enterAName),
  v.transform((name) => name.normalize("NFC").replace(/\s+/g, " ").trim()),
  v.maxLength(MAX_GUEST_NAME, TEXTS.nameIsTooLong({ max: MAX_GUEST_NAME })),
  v.regex(/^[^\p{Cc}\p{Cf}]*$/u, TEXTS.nameCannotBeShown),
);
