/** Validated settings of the writing model, the language model that rewrites texts. */
export interface ModelSettings {
  /** Without a trailing slash. */
  baseUrl: string;
  model: string;
  key: string | null;
}
