/** Error page texts: what happened and what to do next. */
import { isRouteErrorResponse } from "@remix-run/react";
import { NETWORK_ERROR } from "#app/ui/text/network-error.ts";

export interface PageError {
  title: string;
  text: string;
  /** True if the same request may succeed later. */
  canRetry: boolean;
}

const OFFLINE: PageError = {
  title: "You are offline",
  text: "This page couldn't be loaded. Check your connection and try again.",
  canRetry: true,
};
const SERVER_UNREACHABLE: PageError = {
  title: "This page couldn't be loaded",
  text: "Our server didn't respond. Check your connection and try again.",
  canRetry: true,
};
const INTERNAL_ERROR: PageError = {
  title: "Something went wrong",
  text: "An error occurred on our side. Your saved work is safe. Please try again.",
  canRetry: true,
};
const BY_STATUS: Record<number, PageError> = {
  403: {
    title: "You don't have access",
    text: "This belongs to another account. Ask its owner to share it with you.",
    canRetry: false,
  },
  404: {
    title: "Page not found",
    text: "Check the address for typos. The page may have been deleted.",
    canRetry: false,
  },
  405: {
    title: "That didn't work",
    text: "This page can't take what was sent. Go back, reload the page and try again.",
    canRetry: false,
  },
  429: {
    title: "Too many requests",
    text: "Wait a minute, then try again.",
    canRetry: true,
  },
};

/** Our own message for a failed request (client/messages.ts), and that for a part that failed to load. */
const UNREACHABLE = /reach the server|dynamically imported module/i;
const isUnreachable = ({ message }: Error) =>
  NETWORK_ERROR.test(message) || UNREACHABLE.test(message);

export function describePageError(error: unknown, isOnline: boolean): PageError {
  if (isRouteErrorResponse(error)) {
    const pageError = BY_STATUS[error.status];
    if (pageError) return pageError;
    const message = messageOf(error.data);
    if (error.status < 500 && message)
      return { title: "That didn't work", text: message, canRetry: false };
    return INTERNAL_ERROR;
  }
  if (!isOnline) return OFFLINE;
  if (error instanceof Error && isUnreachable(error)) return SERVER_UNREACHABLE;
  return INTERNAL_ERROR;
}

/** Our API errors are `{ message }`; any other error data is not shown to users. */
function messageOf(data: unknown): string | null {
  const message = (data as { message?: unknown } | null)?.message;
  return typeof message === "string" && message ? message : null;
}
