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
/** The words that such a sentence starts with, and those that it may write with capitals. */
const WORDS = [
  "(?:my |the )?(?:(?:further|more|additional|other|all|full|excellent|professional|personal|character|academic|work|written|letters?|list|of) )*(?:references?|referees?|recommendations?)",
  "available|furnished|provided|supplied|given|submitted|gladly|happily|can|may|will|shall|are|be",
  "(?:(?:weitere|gerne|alle) )?(?:referenzen|empfehlungen|zeugnisse|arbeitszeugnisse|empfehlungsschreiben)|verfügbar|erhältlich|gerne|werden|verfügung|zur",
  "références?|recommandations?|disponibles?|communiquées?|fournies?|referencias?|recomendaciones|referências?|recomendações|disponíve(?:l|is)|referenze|disponibil[ei]|a disposición|se|fornite|si",
  "referenties|beschikbaar|verkrijgbaar|referencje|dostępne|do wglądu|referenser|referanser|lämnas|fås|ges|oppgis|opplyses|finnes|gis|tillgängliga|tilgjengelige|haves|referans(?:lar)?|verilir|verilecektir|sunulur|reference|k dispozici|suosittelijat|suositukset",
].join("|");
const START = new RegExp(`^(?:${ON_REQUEST}|${WORDS})(?!\\p{L})`, "iu");
const KNOWN = new RegExp(`(?<!\\p{L})(?:${ON_REQUEST}|${WORDS})(?!\\p{L})`, "giu");
/** In words; a longer text says more than that. */
const MAX_WORDS = 12;

/** True only for a text that is nothing but the promise: "Ivo Blau, Olive Court (details on request)" names a person. */
export const isPromise = (text: string): boolean =>
  PROMISE.test(text) &&
  START.test(text.trim()) &&
  !/\p{Lu}/u.test(text.replace(KNOWN, "")) &&
  text.split(/\s+/).length <= MAX_WORDS &&
  !/[@\d]/.test(text);
