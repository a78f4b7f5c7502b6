/** Validated settings of the writing model. */
export interface ModelSettings {
  /** Without a trailing slash. */
  baseUrl: string;
  model: string;
  key: string | null;
}
