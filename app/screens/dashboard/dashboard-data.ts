/** What the dashboard shows of a resume; the route's loader fills it. */
import type { Role } from "#app/core/collab/protocol/room-api.ts";

export interface DashboardResume {
  id: string;
  title: string;
  templateId: string;
  templateName: string;
  thumbnail: string;
  /** ISO 8601. */
  updatedAt: string;
  lastScore: number | null;
  role: Role;
  /** Whose it is; null for one's own. */
  ownerName: string | null;
}

export interface TrashedResume {
  id: string;
  title: string;
  templateName: string;
  thumbnail: string;
  /** ISO 8601: when it went into the trash, and when it is gone for good. */
  deletedAt: string;
  goneAt: string;
}
