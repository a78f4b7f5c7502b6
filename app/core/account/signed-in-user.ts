/** The signed-in user, as login calls return it and browsers store it. */
import * as v from "valibot";

export const signedInUserSchema = v.object({
  id: v.string(),
  fullName: v.string(),
  email: v.string(),
  profileImageUrl: v.nullable(v.string()),
});
export type SignedInUser = v.InferOutput<typeof signedInUserSchema>;
