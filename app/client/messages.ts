/** What people read when a request fails for a reason of the network or the server itself. */
export const SERVER_UNREACHABLE = "Couldn't reach the server. Check your connection and try again.";

const SERVER_FAILED = "The server has a problem. Please try again in a moment.";
const REQUEST_REFUSED = "The server refused this. Reload the page and try again.";

/**
 * The message for an error response that has none: what the user can do, then the status in the form of the
 * specification, "HTTP 502: Bad Gateway" [spec 8].
 */
export const statusMessage = (status: number, statusText: string) =>
  `${status >= 500 ? SERVER_FAILED : REQUEST_REFUSED} (HTTP ${status}: ${statusText})`;
