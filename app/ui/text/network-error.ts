/** The messages of Chromium, Firefox and Safari for a failed request. */
export const NETWORK_ERROR = /failed to fetch|networkerror|load failed/i;
