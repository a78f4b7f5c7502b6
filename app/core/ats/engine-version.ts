/** Apart from the engine, for pages that only compare it with the version of a stored report. */

/** Changes whenever the same texts may score differently. */
export const ENGINE_VERSION = "4.2.0";
