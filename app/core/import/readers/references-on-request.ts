/** Detects sentences that offer references without naming any: "Available on request". */

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
const CONTAINS_ON_REQUEST = new RegExp(`(?<!\\p{L})(?:${ON_REQUEST})(?!\\p{L})`, "iu");
/** Words that such a sentence may start with. Only these words may be capitalized in it: other ones are names. */
const WORDS = [
  "(?:my |the )?(?:(?:further|more|additional|other|all|full|excellent|professional|personal|character|academic|work|written|letters?|list|of) )*(?:references?|referees?|recommendations?)",
  "available|furnished|provided|supplied|given|submitted|gladly|happily|can|may|will|shall|are|be",
  "(?:(?:weitere|gerne|alle) )?(?:referenzen|empfehlungen|zeugnisse|arbeitszeugnisse|empfehlungsschreiben)|verfügbar|erhältlich|gerne|werden|verfügung|zur",
  "références?|recommandations?|disponibles?|communiquées?|fournies?|referencias?|recomendaciones|referências?|recomendações|disponíve(?:l|is)|referenze|disponibil[ei]|a disposición|se|fornite|si",
  "referenties|beschikbaar|verkrijgbaar|referencje|dostępne|do wglądu|referenser|referanser|lämnas|fås|ges|oppgis|opplyses|finnes|gis|tillgängliga|tilgjengelige|haves|referans(?:lar)?|verilir|verilecektir|sunulur|reference|k dispozici|suosittelijat|suositukset",
].join("|");
const STARTS_WITH_KNOWN_WORDS = new RegExp(`^(?:${ON_REQUEST}|${WORDS})(?!\\p{L})`, "iu");
const KNOWN_WORDS = new RegExp(`(?<!\\p{L})(?:${ON_REQUEST}|${WORDS})(?!\\p{L})`, "giu");
/** A longer text probably says more. */
const MAX_WORDS = 12;

/** False if the text also names a person: "Ivo Blau, Olive Court (details on request)". */
export const isReferencesOnRequest = (text: string): boolean =>
  CONTAINS_ON_REQUEST.test(text) &&
  STARTS_WITH_KNOWN_WORDS.test(text.trim()) &&
  !/\p{Lu}/u.test(text.replace(KNOWN_WORDS, "")) &&
  text.split(/\s+/).length <= MAX_WORDS &&
  !/[@\d]/.test(text);
