/** What the calls for sharing take and answer. */
import * as v from "valibot";

export const SHARE_ROLES = ["view", "comment", "edit"] as const;
const role = v.picklist(SHARE_ROLES, "role is one of view, comment, edit");
const time = v.pipe(v.string(), v.isoTimestamp());
/** As far as a calendar of ours goes. */
const LAST_EXPIRY = Date.UTC(2100, 0, 1);

export const shareBody = v.object({
  role,
  /** Left out or null, the link holds until it is revoked. */
  expiresAt: v.optional(
    v.nullable(
      v.pipe(
        v.string("expiresAt is a time in ISO 8601"),
        v.isoTimestamp("expiresAt is a time in ISO 8601"),
        v.check((text) => Date.parse(text) < LAST_EXPIRY, "expiresAt is too far away"),
      ),
    ),
  ),
});

export const memberRoleBody = v.object({ role });

export const publicPageBody = v.object({
  isOn: v.boolean("isOn is true or false"),
  /** E-mail address, phone and address of the resume. */
  showsContact: v.optional(v.boolean("showsContact is true or false")),
});

export const shareAnswer = v.object({
  id: v.string(),
  role,
  expiresAt: v.nullable(time),
  createdAt: time,
  /** How many came in by it. */
  members: v.number(),
  guests: v.number(),
});

/** The address is told this once. */
export const newShareAnswer = v.object({ ...shareAnswer.entries, url: v.string() });

export const memberAnswer = v.object({
  userId: v.string(),
  fullName: v.string(),
  email: v.string(),
  profileImageUrl: v.nullable(v.string()),
  role,
  shareId: v.nullable(v.string()),
  /** The owner has set the role: it holds whichever link they open. */
  isDecided: v.boolean(),
  joinedAt: time,
});

/** Without an account, known by their browser. */
export const guestAnswer = v.omit(memberAnswer, ["email", "profileImageUrl"]);

/** They stay out, whichever link they open. */
export const removedAnswer = v.object({
  userId: v.string(),
  fullName: v.string(),
  /** Null for a guest. */
  email: v.nullable(v.string()),
  removedAt: v.nullable(time),
});

export const publicPageAnswer = v.object({
  isOn: v.boolean(),
  showsContact: v.boolean(),
  /** Null until it was on for the first time. */
  url: v.nullable(v.string()),
});

export const auditLineAnswer = v.object({
  at: time,
  by: v.string(),
  userId: v.string(),
  kind: v.picklist(["joined", "changed"]),
  section: v.nullable(v.string()),
});

export type ShareItem = v.InferOutput<typeof shareAnswer>;
export type MemberItem = v.InferOutput<typeof memberAnswer>;
export type GuestItem = v.InferOutput<typeof guestAnswer>;
export type RemovedItem = v.InferOutput<typeof removedAnswer>;
export type PublicPageState = v.InferOutput<typeof publicPageAnswer>;
export type AuditItem = v.InferOutput<typeof auditLineAnswer>;

interface Row {
  id: string;
  role: (typeof SHARE_ROLES)[number];
  expiresAt: Date | null;
  createdAt: Date;
}

export function toShareItem({
  members = 0,
  guests = 0,
  ...row
}: Row & { members?: number; guests?: number }): ShareItem {
  return {
    id: row.id,
    role: row.role,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    members,
    guests,
  };
}
