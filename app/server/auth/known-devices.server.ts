/**
 * Browsers that have logged in to an account before (OWASP's device cookies): their wrong passwords count
 * against themselves, so that strangers who guess lock no owner out. The cookie signs nobody in.
 */
import { and, eq } from "drizzle-orm";
import type { AppContext } from "#app/server/context.ts";
import { account, user } from "#app/server/db/tables/account-tables.ts";
import { cookieHeader, readCookie } from "./cookies.server.ts";
import { isEqualTimingSafe, keyedHash } from "./keyed-hash.server.ts";
import { KNOWN_DEVICE_MS } from "./session-durations.ts";

type Context = Pick<AppContext, "db" | "config">;

/** Another password makes another hash, so its change or reset ends every device of the account. */
interface DeviceAccount {
  userId: string;
  hash: string;
}

/** A random name, when it was given, and the signature over both and the owner. */
const DEVICE_PATTERN = /^([0-9a-f]{32})\.([0-9a-z]{1,9})\.([\w-]{43})$/;
const SEPARATOR = "~";
/** People who share a browser. */
const MAX_ACCOUNTS = 4;

function signDevice(
  { config }: Context,
  { userId, hash }: DeviceAccount,
  name: string,
  given: string,
): string {
  return `${name}.${given}.${keyedHash(config.sessionSecret, "device", userId, hash, name, given)}`;
}

const readDevices = (request: Request): string[] =>
  (readCookie(request, "device") ?? "")
    .split(SEPARATOR)
    .filter((one) => DEVICE_PATTERN.test(one))
    .slice(0, MAX_ACCOUNTS);

function belongsTo(context: Context, owner: DeviceAccount, device: string): boolean {
  const [, name = "", given = ""] = DEVICE_PATTERN.exec(device) ?? [];
  return isEqualTimingSafe(signDevice(context, owner, name, given), device);
}

const isExpired = (device: string) =>
  Date.now() - Number.parseInt(device.split(".")[1] ?? "", 36) * 1000 > KNOWN_DEVICE_MS;

/** What this browser is counted by at the login of this address; null where it is a stranger. */
export async function findDevice(
  context: Context,
  request: Request,
  email: string,
): Promise<string | null> {
  const held = readDevices(request);
  if (held.length === 0) return null;
  const [row] = await context.db
    .select({ userId: user.id, hash: account.password })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, "credential")))
    .where(eq(user.email, email));
  const { userId, hash } = row ?? {};
  if (!userId || !hash) return null;
  const known = held.find(
    (device) => belongsTo(context, { userId, hash }, device) && !isExpired(device),
  );
  return known?.slice(0, 32) ?? null;
}

/** A Set-Cookie value: a new name for the browser each time, beside those of others who use it too. */
export function deviceCookie(context: Context, request: Request, owner: DeviceAccount): string {
  const name = crypto.randomUUID().replaceAll("-", "");
  const given = Math.floor(Date.now() / 1000).toString(36);
  const others = readDevices(request).filter(
    (device) => !belongsTo(context, owner, device) && !isExpired(device),
  );
  const all = [signDevice(context, owner, name, given), ...others].slice(0, MAX_ACCOUNTS);
  return cookieHeader(request, "device", all.join(SEPARATOR));
}

/** For somebody who just chose a new password by the mailed link: a way in that no stranger shuts. */
export async function deviceCookieAfterReset(
  context: Context,
  request: Request,
  userId: string,
): Promise<string | null> {
  const [row] = await context.db
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, "credential")));
  return row?.hash ? deviceCookie(context, request, { userId, hash: row.hash }) : null;
}
