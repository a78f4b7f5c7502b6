/** Recognizes captions of the post that an applicant wants or has in a form, which becomes the resume's headline. */

const POST_LABEL =
  /^(?:(?:position|post|job|role|vacancy)(?: title)? (?:applied|applying) for|(?:desired|target|proposed) (?:position|job|role|post)|position proposed|(?:position|post) (?:sought|desired)|rank applied for|poste proposé|fonction proposée|cargo propuesto|puesto propuesto|função proposta|vorgesehene (?:funktion|position)|profesión(?: u oficio)?|cargo (?:solicitado|al que aspira)|puesto solicitado|stanowisko, o które (?:się )?ubiegam|poste (?:visé|souhaité)|angestrebte (?:stelle|position)|desired employment ?\/ ?occupational field|job applied for|preferred job|occupazione desiderata ?\/ ?settore professionale|empleo deseado ?\/ ?familia profesional|emploi recherché ?\/ ?domaine de compétence|gewünschte beschäftigung ?\/ ?gewünschtes berufsfeld|pożądane zatrudnienie ?\/ ?obszar zawodowy|emprego pretendido ?\/ ?área funcional|locul de muncă vizat ?\/ ?domeniul ocupațional)\s*:?$/iu;
/** In characters: no title of a post is longer. */
const MAX_POST_LENGTH = 80;

export const isPostLabel = (label: string): boolean => POST_LABEL.test(label);
export const mayBePost = (text: string): boolean =>
  text.length <= MAX_POST_LENGTH && !/[\d@:]|^(?:none|n\/?a|nil)$/i.test(text);
