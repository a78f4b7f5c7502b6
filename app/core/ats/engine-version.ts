/** The scoring engine's version, in a file of its own, so that pages need not load the engine. */

/** Changes whenever the same texts may score differently. */
export const ENGINE_VERSION = "5.5.0";
/** The version of a report made without the neural line reader (meaning/line-reader.ts). */
export const NAMES_ALONE_VERSION = `${ENGINE_VERSION}+names`;
