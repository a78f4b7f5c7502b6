/** The picture of an account: a JPEG in R2 under the account's prefix, at an address that cannot be guessed. */
import { eq } from "drizzle-orm";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";
import type { AppContext } from "#app/server/context.ts";
import { isSecret, newSecret } from "./secret.server.ts";
import { user as userTable } from "./tables/account-tables.ts";

type Context = Pick<AppContext, "db" | "files">;

/** `/pictures/{user id}/{secret}` */
const ADDRESS = /^\/pictures\/([\w-]+)\/([\w-]+)$/;

/** Each picture has a new address, so that no cache shows an earlier one. */
export async function setProfilePicture(
  context: Context,
  user: SignedInUser,
  jpeg: Uint8Array<ArrayBuffer>,
): Promise<SignedInUser> {
  const secret = newSecret();
  const key = pictureKey(user.id, secret);
  await context.files.put(key, jpeg, { httpMetadata: { contentType: "image/jpeg" } });
  const url = `/pictures/${user.id}/${secret}`;
  // The account may have been deleted meanwhile; a file without a row would stay.
  if (!(await replaceUrl(context, user.id, url))) await context.files.delete(key);
  return { ...user, profileImageUrl: url };
}

export async function removeProfilePicture(
  context: Context,
  user: SignedInUser,
): Promise<SignedInUser> {
  await replaceUrl(context, user.id, null);
  return { ...user, profileImageUrl: null };
}

/** Null if there is no such picture (any more). */
export async function readProfilePicture(
  { files }: Pick<Context, "files">,
  userId: string,
  secret: string,
) {
  return isSecret(secret) && /^[\w-]+$/.test(userId) ? files.get(pictureKey(userId, secret)) : null;
}

/** Like readProfilePicture, by the address stored for the user. */
export async function readPictureOf(
  context: Pick<Context, "files">,
  { profileImageUrl }: Pick<SignedInUser, "profileImageUrl">,
) {
  const [, userId = "", secret = ""] = ADDRESS.exec(profileImageUrl ?? "") ?? [];
  return readProfilePicture(context, userId, secret);
}

const pictureKey = (userId: string, secret: string) => `${userId}/picture/${secret}.jpg`;

/** Stores the new address and deletes the old picture. False if there is no such user. */
async function replaceUrl(context: Context, userId: string, url: string | null): Promise<boolean> {
  const { db, files } = context;
  const isUser = eq(userTable.id, userId);
  // One transaction, so that two concurrent uploads delete different old pictures.
  const [previous] = await db.batch([
    db.select({ image: userTable.image }).from(userTable).where(isUser),
    db.update(userTable).set({ image: url, updatedAt: new Date() }).where(isUser),
  ]);
  const [, ownerId, secret = ""] = ADDRESS.exec(previous[0]?.image ?? "") ?? [];
  if (ownerId === userId) await files.delete(pictureKey(userId, secret));
  return previous.length > 0;
}
