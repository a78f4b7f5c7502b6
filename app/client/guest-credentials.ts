/** The credentials of a guest on a page under /s/: the share link and the guest's id, sent instead of a session. */
export interface GuestCredentials {
  /** The secret at the end of the share link, sent with HTTP requests as the X-Share-Token header. */
  shareToken: string;
  /** Names the link without its secret; sent in the address of the room's socket, which may be logged. */
  shareId: string;
  /** The guest's identity, signed by the server; sent as the X-Guest header. */
  guest: string;
}

let current: GuestCredentials | null = null;

/** Call when a shared page opens, and with null when it is left. */
export function setGuestCredentials(credentials: GuestCredentials | null): void {
  current = credentials;
}

export const guestCredentials = () => current;
