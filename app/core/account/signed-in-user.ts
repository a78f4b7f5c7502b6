/** Who is signed in, as every call that signs in returns it and browsers keep it. */
import * as v from "valibot";

export const signedInUserSchema = v.object({
  id: v.string(),
  fullName: v.string(),
  email: v.string(),
  profileImageUrl: v.nullable(v.string()),
});
export type SignedInUser = v.InferOutput<typeof signedInUserSchema>;
