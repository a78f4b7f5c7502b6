/** The standard reason phrases of HTTP statuses: HTTP/2 and HTTP/3 responses have none of their own [RFC 9110, 15]. */
const PHRASES: Record<number, string> = {
  300: "Multiple Choices",
  304: "Not Modified",
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  411: "Length Required",
  412: "Precondition Failed",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  421: "Misdirected Request",
  422: "Unprocessable Content",
  426: "Upgrade Required",
  428: "Precondition Required",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  451: "Unavailable For Legal Reasons",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
  507: "Insufficient Storage",
  511: "Network Authentication Required",
};

/** A status without a phrase has that of its class: 520 counts as 500 [RFC 9110, 15]. */
export const reasonPhrase = (status: number): string =>
  PHRASES[status] ?? PHRASES[status - (status % 100)] ?? "Unknown";
