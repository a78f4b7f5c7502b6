/** Validates a guest's display name; an empty name means Anonymous. */
import * as v from "valibot";

export const MAX_GUEST_NAME = 60;

export const guestNameSchema = v.pipe(
  v.string("Enter a name"),
  v.transform((name) => name.normalize("NFC").replace(/\s+/g, " ").trim()),
  v.maxLength(MAX_GUEST_NAME, `A name may have at most ${MAX_GUEST_NAME} characters`),
  v.regex(/^[^\p{Cc}\p{Cf}]*$/u, "The name contains characters that can't be shown"),
);
