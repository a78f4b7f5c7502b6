/**
 * Recent changes of a resume, for the list in the editor and the owner's audit: one for each burst, that is, for one
 * person's edits of one section without a longer pause [spec 2, 9]. Times are milliseconds since 1970.
 */
import type { Person } from "./room-api.ts";

/** [spec 9] Recent changes keep the last 5. */
export const RECENT_CHANGES = 5;
/**
 * At most one broadcast per burst in this time, which is also how long its banner is shown
 * [spec 9]. A longer pause ends the burst.
 */
const BROADCAST_EVERY_MS = 5_000;
/** A burst is stored at its start and then once a minute. */
const STORE_EVERY_MS = 60_000;

export interface Activity {
  section: string;
  /** The person's name. */
  by: string;
  userId: string;
  /** The latest edit of the burst. */
  at: number;
  /** When the burst began, which distinguishes it from other bursts of that person in that section. */
  since: number;
}

export const isSameChange = (a: Activity, b: Activity): boolean =>
  a.since === b.since && a.section === b.section && a.userId === b.userId;

/** `isHidden` while the person has switched collaboration off: their changes are not announced. */
export type ActivityAuthor = Pick<Person, "userId" | "name"> & { isHidden?: boolean };

export interface ActivityStore {
  /** Newest first, without hidden ones. */
  latest(count: number): Activity[];
  insert(activity: Activity, isHidden: boolean): void;
}

interface Burst {
  since: number;
  at: number;
  broadcastAt: number;
  storedAt: number;
}
const newBurst = (at: number): Burst => ({
  since: at,
  at,
  broadcastAt: Number.NEGATIVE_INFINITY,
  storedAt: Number.NEGATIVE_INFINITY,
});

export function createActivity(store: ActivityStore, now: () => number) {
  let recent: Activity[] | null = null;
  const bursts = new Map<string, Burst>();

  function latest(): Activity[] {
    recent ??= store.latest(RECENT_CHANGES);
    return recent;
  }

  function burstOf(key: string, at: number): Burst {
    const last = bursts.get(key);
    const burst = last && at - last.at < BROADCAST_EVERY_MS ? last : newBurst(at);
    burst.at = at;
    bursts.set(key, burst);
    return burst;
  }

  return {
    latest,
    /** Returns the activity to broadcast, usually none. */
    record(sections: readonly string[], author: ActivityAuthor): Activity[] {
      const { userId, name, isHidden = false } = author;
      const time = now();
      const toBroadcast: Activity[] = [];
      for (const section of sections) {
        const burst = burstOf(`${userId} ${isHidden} ${section}`, time);
        const activity = { section, by: name, userId, at: time, since: burst.since };
        if (!isHidden && time - burst.broadcastAt >= BROADCAST_EVERY_MS) {
          burst.broadcastAt = time;
          const others = latest().filter((other) => !isSameChange(other, activity));
          recent = [activity, ...others].slice(0, RECENT_CHANGES);
          toBroadcast.push(activity);
        }
        if (time - burst.storedAt >= STORE_EVERY_MS) {
          burst.storedAt = time;
          store.insert(activity, isHidden);
        }
      }
      return toBroadcast;
    },
    /** Updates a person's name and id in the recent changes; the store renames what it holds. */
    nameChanged(userId: string, person: Pick<Person, "userId" | "name">): void {
      const renamed = { by: person.name, userId: person.userId };
      recent &&= recent.map((change) =>
        change.userId === userId ? { ...change, ...renamed } : change,
      );
    },
    /**
     * Called after a version was saved: the next edit of each burst is stored at once, so that its author is
     * among those of the next version.
     */
    reset(): void {
      for (const burst of bursts.values()) burst.storedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
