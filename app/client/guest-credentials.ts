/** The credentials of a guest on a page under /s/: the share link and the guest's id, sent instead of a session. */
export interface GuestCredentials {
  shareToken: string;
  shareId: string;
  /** Sent as the X-Guest header. */
  guest: string;
}

let current: GuestCredentials | null = null;

/** Set when a shared page opens; null when it is left. */
export function setGuestCredentials(credentials: GuestCredentials | null): void {
  current = credentials;
}

export const guestCredentials = () => current;
