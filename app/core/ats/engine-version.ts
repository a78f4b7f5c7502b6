/** Apart from the engine, for pages that only compare it with the version of a stored report. */

/** Changes whenever the same texts may score differently. */
export const ENGINE_VERSION = "5.1.0";
/** Of a report made without the reader of lines. */
export const NAMES_ALONE_VERSION = `${ENGINE_VERSION}+names`;
