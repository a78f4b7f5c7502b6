/** Request and response bodies of the sharing calls. */
import * as v from "valibot";

export const SHARE_ROLES = ["view", "comment", "edit"] as const;
const role = v.picklist(SHARE_ROLES, "role must be view, comment or edit");
const time = v.pipe(v.string(), v.isoTimestamp());
/** The latest expiry that the date picker offers. */
const LAST_EXPIRY = Date.UTC(2100, 0, 1);

export const shareBody = v.object({
  role,
  /** Absent or null: valid until revoked. */
  expiresAt: v.optional(
    v.nullable(
      v.pipe(
        v.string("expiresAt must be a time in ISO 8601"),
        v.isoTimestamp("expiresAt must be a time in ISO 8601"),
        v.check((text) => Date.parse(text) < LAST_EXPIRY, "expiresAt is too far away"),
      ),
    ),
  ),
  /** For a view link: whether its page offers a PDF of what it shows. */
  allowDownload: v.optional(v.boolean("allowDownload must be true or false"), false),
});

export const memberRoleBody = v.object({ role });

export const publicPageBody = v.object({
  isOn: v.boolean("isOn must be true or false"),
  /** Whether the page shows email, phone and address. */
  showsContact: v.optional(v.boolean("showsContact must be true or false")),
  /** Whether the page offers a PDF of what it shows. */
  allowDownload: v.optional(v.boolean("allowDownload must be true or false")),
});

export const shareResponseBody = v.object({
  id: v.string(),
  role,
  expiresAt: v.nullable(time),
  allowDownload: v.boolean(),
  createdAt: time,
  /** The number of people who joined by the link. */
  members: v.number(),
  guests: v.number(),
});

export const newShareResponseBody = v.object({ ...shareResponseBody.entries, url: v.string() });
/** For the owner, who can copy the URL again; null for a link made with an earlier secret of the server. */
export const listedShareResponseBody = v.object({
  ...shareResponseBody.entries,
  url: v.nullable(v.string()),
});

export const memberResponseBody = v.object({
  userId: v.string(),
  fullName: v.string(),
  email: v.string(),
  profileImageUrl: v.nullable(v.string()),
  role,
  shareId: v.nullable(v.string()),
  /** True if the owner set the role, which then applies to every link. */
  isDecided: v.boolean(),
  joinedAt: time,
});

/** A person without an account, recognized by their browser. */
export const guestResponseBody = v.omit(memberResponseBody, ["email", "profileImageUrl"]);

/** A removed person, who cannot join by any link. */
export const removedResponseBody = v.object({
  userId: v.string(),
  fullName: v.string(),
  /** Null for a guest. */
  email: v.nullable(v.string()),
  removedAt: v.nullable(time),
});

export const publicPageResponseBody = v.object({
  isOn: v.boolean(),
  showsContact: v.boolean(),
  allowDownload: v.boolean(),
  /** Null until the page is first turned on. */
  url: v.nullable(v.string()),
});

export const auditLineResponseBody = v.object({
  at: time,
  by: v.string(),
  userId: v.string(),
  kind: v.picklist(["joined", "changed"]),
  section: v.nullable(v.string()),
});

export type ShareItem = v.InferOutput<typeof shareResponseBody>;
export type ListedShare = v.InferOutput<typeof listedShareResponseBody>;
export type MemberItem = v.InferOutput<typeof memberResponseBody>;
export type GuestItem = v.InferOutput<typeof guestResponseBody>;
export type RemovedItem = v.InferOutput<typeof removedResponseBody>;
export type PublicPageSettings = v.InferOutput<typeof publicPageBody>;
export type PublicPageState = v.InferOutput<typeof publicPageResponseBody>;
export type AuditItem = v.InferOutput<typeof auditLineResponseBody>;

interface ShareRow {
  id: string;
  role: (typeof SHARE_ROLES)[number];
  expiresAt: Date | null;
  allowDownload: boolean;
  createdAt: Date;
}

export function toShareItem({
  members = 0,
  guests = 0,
  ...row
}: ShareRow & { members?: number; guests?: number }): ShareItem {
  return {
    id: row.id,
    role: row.role,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    allowDownload: row.allowDownload,
    createdAt: row.createdAt.toISOString(),
    members,
    guests,
  };
}
