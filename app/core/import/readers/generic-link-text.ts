/** Detects link texts without information, such as "View project". */

const GENERIC_LINK_TEXT =
  /^(?:(?:view|see|read|show|open|visit) (?:the )?(?:publication|project|certificate|credential|website|article|paper|more|online|demo|code)|view(?: source)?|(?:zur|zum) (?:veröffentlichung|publikation|projekt|zertifikat)|voir (?:la publication|le projet|le certificat)|ver (?:la )?publicación|ver (?:el )?(?:proyecto|certificado)|ver (?:a )?publicação|ver (?:o )?projeto|vedi (?:la )?pubblicazione|vedi (?:il )?progetto|bekijk (?:publicatie|project|certificaat)|zobacz (?:publikację|projekt|certyfikat)|visa (?:publikation|projekt|certifikat)|se (?:publikasjon|prosjekt|sertifikat))(?:\s*[→↗»›>]+)?$/iu;

/** True for "View publication" and "View project →", but not for "Open source" or "Show". */
export const isGenericLinkText = (text: string): boolean => GENERIC_LINK_TEXT.test(text.trim());
