/** Recent activity by section: broadcast at most every few seconds, stored at most once a minute. */
import type { Person } from "./room-api.ts";

/** [spec 9] Recent changes keep the last 5. */
export const RECENT_CHANGES = 5;
/** The duration of its banner [spec 9]. */
const BROADCAST_EVERY_MS = 5_000;
const STORE_EVERY_MS = 60_000;

export interface Activity {
  section: string;
  by: string;
  userId: string;
  at: number;
}

export interface ActivityStore {
  /** Newest first. */
  latest(count: number): Activity[];
  insert(activity: Activity): void;
}

export function createActivity(store: ActivityStore, now: () => number) {
  let recent: Activity[] | null = null;
  const broadcastAt = new Map<string, number>();
  const stored = new Map<string, number>();
  const isDue = (last: Map<string, number>, key: string, everyMs: number, at: number) => {
    if (at - (last.get(key) ?? Number.NEGATIVE_INFINITY) < everyMs) return false;
    last.set(key, at);
    return true;
  };

  function latest(): Activity[] {
    recent ??= store.latest(RECENT_CHANGES);
    return recent;
  }

  return {
    latest,
    /** Returns the activity to broadcast, usually none. */
    record(
      sections: readonly string[],
      { userId, name }: Pick<Person, "userId" | "name">,
    ): Activity[] {
      const at = now();
      const news = sections
        .filter((section) => isDue(broadcastAt, `${userId} ${section}`, BROADCAST_EVERY_MS, at))
        .map((section) => ({ section, by: name, userId, at }));
      for (const each of news) {
        const isSame = (one: Activity) => one.section === each.section && one.userId === userId;
        recent = [each, ...latest().filter((one) => !isSame(one))].slice(0, RECENT_CHANGES);
        if (isDue(stored, `${userId} ${each.section}`, STORE_EVERY_MS, at)) store.insert(each);
      }
      return news;
    },
    /** Stored activity is renamed by the store. */
    nameChanged(userId: string, now: Pick<Person, "userId" | "name">): void {
      const renamed = { by: now.name, userId: now.userId };
      recent &&= recent.map((one) => (one.userId === userId ? { ...one, ...renamed } : one));
    },
    /** The next change is stored again, so that editorsSince includes it. */
    restart: () => stored.clear(),
  };
}
