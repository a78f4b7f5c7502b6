export interface ModelSettings {
  /** Without a slash at its end. */
  baseUrl: string;
  model: string;
  key: string | null;
}
