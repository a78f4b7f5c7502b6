/** What a page under /s/ shows instead of a session: the link it was opened by, and which guest this is. */
export interface GuestPass {
  shareToken: string;
  shareId: string;
  /** For X-Guest. */
  guest: string;
}

let carried: GuestPass | null = null;

/** Null when the page is left. */
export function carryGuestPass(pass: GuestPass | null): void {
  carried = pass;
}

export const guestPass = () => carried;
