/**
 * Remembers browsers that have logged in to an account (OWASP's device cookies). Their wrong passwords have a rate
 * limit of their own, so that guesses by strangers cannot lock the owner out. The cookie never signs anyone in.
 */
import { and, eq } from "drizzle-orm";
import type { AppContext } from "#app/server/context.ts";
import { account, user } from "#app/server/db/tables/account-tables.ts";
import { cookieHeader, readCookie } from "./cookies.server.ts";
import { isEqualTimingSafe, keyedHash } from "./keyed-hash.server.ts";
import { KNOWN_DEVICE_MS } from "./session-durations.ts";

type Context = Pick<AppContext, "db" | "config">;

/** A new password has a new hash, so changing or resetting it invalidates every known device of the account. */
interface DeviceAccount {
  userId: string;
  passwordHash: string;
}

/** A random id, the time of issue in seconds (base 36), and a signature over both and the account. */
const DEVICE_PATTERN = /^([0-9a-f]{32})\.([0-9a-z]{1,9})\.([\w-]{43})$/;
const SEPARATOR = "~";
/** Accounts remembered per browser, for people who share one. */
const MAX_ACCOUNTS = 4;

function signDevice(
  { config }: Context,
  { userId, passwordHash }: DeviceAccount,
  deviceId: string,
  issuedAt: string,
): string {
  const key = [userId, passwordHash, deviceId, issuedAt] as const;
  return `${deviceId}.${issuedAt}.${keyedHash(config.sessionSecret, "device", ...key)}`;
}

const readDevices = (request: Request): string[] =>
  (readCookie(request, "device") ?? "")
    .split(SEPARATOR)
    .filter((device) => DEVICE_PATTERN.test(device))
    .slice(0, MAX_ACCOUNTS);

/** Whether someone has logged in with this browser before. */
export const isKnownBrowser = (request: Request): boolean => readDevices(request).length > 0;

function belongsTo(context: Context, owner: DeviceAccount, device: string): boolean {
  const [, deviceId = "", issuedAt = ""] = DEVICE_PATTERN.exec(device) ?? [];
  return isEqualTimingSafe(signDevice(context, owner, deviceId, issuedAt), device);
}

const isExpired = (device: string) =>
  Date.now() - Number.parseInt(device.split(".")[1] ?? "", 36) * 1000 > KNOWN_DEVICE_MS;

/** The random id of this browser, its rate-limit key for logins to this address; null for an unknown browser. */
export async function findDeviceId(
  context: Context,
  request: Request,
  email: string,
): Promise<string | null> {
  const devices = readDevices(request);
  if (devices.length === 0) return null;
  const [row] = await context.db
    .select({ userId: user.id, passwordHash: account.password })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, "credential")))
    .where(eq(user.email, email));
  const { userId, passwordHash } = row ?? {};
  if (!userId || !passwordHash) return null;
  const match = devices.find(
    (device) => belongsTo(context, { userId, passwordHash }, device) && !isExpired(device),
  );
  return match?.split(".")[0] ?? null;
}

/** A Set-Cookie value with a new random id for this account; keeps other accounts' entries. */
export function deviceCookie(context: Context, request: Request, owner: DeviceAccount): string {
  const deviceId = crypto.randomUUID().replaceAll("-", "");
  const issuedAt = Math.floor(Date.now() / 1000).toString(36);
  const otherDevices = readDevices(request).filter(
    (device) => !belongsTo(context, owner, device) && !isExpired(device),
  );
  const all = [signDevice(context, owner, deviceId, issuedAt), ...otherDevices].slice(
    0,
    MAX_ACCOUNTS,
  );
  return cookieHeader(request, "device", all.join(SEPARATOR));
}

/** After a reset by mailed link, so that strangers' guesses cannot block the first login with the new password. */
export async function deviceCookieAfterReset(
  context: Context,
  request: Request,
  userId: string,
): Promise<string | null> {
  const [row] = await context.db
    .select({ passwordHash: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, "credential")));
  const { passwordHash } = row ?? {};
  return passwordHash ? deviceCookie(context, request, { userId, passwordHash }) : null;
}
