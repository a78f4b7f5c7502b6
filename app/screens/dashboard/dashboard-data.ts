/** The dashboard's data, filled by the route's loader. */
import type { Role } from "#app/core/collab/protocol/room-api.ts";

export interface DashboardResume {
  id: string;
  title: string;
  templateId: string;
  templateName: string;
  thumbnail: string;
  /** ISO 8601. */
  updatedAt: string;
  /** The ATS score of the latest analysis, 0 to 100; null without an analysis. */
  lastScore: number | null;
  role: Role;
  /** The job of the latest analysis, company "" if none was given; null without an analysis. */
  job: { title: string; company: string } | null;
  /** The owner's name; null for the user's own resumes. */
  ownerName: string | null;
}

export interface TrashedResume {
  id: string;
  title: string;
  templateName: string;
  thumbnail: string;
  /** ISO 8601: when the resume was deleted, and when it will be permanently deleted. */
  deletedAt: string;
  purgeAt: string;
}
