/** What a person is told when a page cannot be shown: what happened, and what to do next. */
import { isRouteErrorResponse } from "@remix-run/react";

export interface Failure {
  title: string;
  text: string;
  /** Whether the same request may well succeed later. */
  canRetry: boolean;
}

const OFFLINE: Failure = {
  title: "You are offline",
  text: "This page could not be fetched. Check the connection, then try again.",
  canRetry: true,
};
const UNREACHED: Failure = {
  title: "This page could not be fetched",
  text: "Our server did not answer. Check the connection, then try again.",
  canRetry: true,
};
const OUR_FAULT: Failure = {
  title: "Something went wrong",
  text: "The fault is ours. Nothing you saved is lost. Please try again.",
  canRetry: true,
};
const BY_STATUS: Record<number, Failure> = {
  403: {
    title: "This is not open to you",
    text: "You are logged in, but this belongs to somebody else. Ask its owner to share it with you.",
    canRetry: false,
  },
  404: {
    title: "This page does not exist",
    text: "The address may be mistyped, or what it led to is gone.",
    canRetry: false,
  },
  429: {
    title: "Too many tries",
    text: "That was more than we allow in a short time. Wait a minute, then try again.",
    canRetry: true,
  },
};

/** Browsers' words for a request that never arrived: Chromium, Firefox, Safari. */
const NEVER_ARRIVED = /failed to fetch|networkerror|load failed|dynamically imported module/i;

export function describeFailure(error: unknown, isOnline: boolean): Failure {
  if (isRouteErrorResponse(error)) {
    const known = BY_STATUS[error.status];
    if (known) return known;
    const said = messageOf(error.data);
    if (error.status < 500 && said)
      return { title: "That did not work", text: said, canRetry: false };
    return OUR_FAULT;
  }
  if (!isOnline) return OFFLINE;
  if (error instanceof Error && NEVER_ARRIVED.test(error.message)) return UNREACHED;
  return OUR_FAULT;
}

/** Our own refusals are `{ message }`; nothing else is shown to people. */
function messageOf(data: unknown): string | null {
  const message = (data as { message?: unknown } | null)?.message;
  return typeof message === "string" && message ? message : null;
}
