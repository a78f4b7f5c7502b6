/** Detects sentences that only promise references: "Available on request". */

const ON_REQUEST = [
  "(?:up)?on request",
  "by request",
  "auf (?:anfrage|wunsch)",
  "sur demande",
  "a petición",
  "(?:bajo|previa) solicitud",
  "a solicitud",
  "se solicitad[ao]s?",
  "(?:sob|a) pedido",
  "mediante (?:pedido|solicitação)",
  "su richiesta",
  "op (?:aan)?vraag",
  "op verzoek",
  "na (?:życzenie|żądanie|prośbę)",
  "på begäran",
  "(?:lämnas|fås) på begäran",
  "(?:på|ved|etter) forespørsel",
  "talep (?:üzerine|edilmesi halinde)",
  "istek üzerine",
  "na vyžádání",
  "pyynnöstä",
].join("|");
const PROMISE = new RegExp(`(?<!\\p{L})(?:${ON_REQUEST})(?!\\p{L})`, "iu");
/** In words; a longer text says more than that. */
const MAX_WORDS = 12;

export const isPromise = (text: string): boolean =>
  PROMISE.test(text) && text.split(/\s+/).length <= MAX_WORDS && !/[@\d]/.test(text);
