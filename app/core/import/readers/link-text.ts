/** Detects texts of links that say no more than that there is one. */

const LINK_TEXT =
  /^(?:(?:view|see|read|show|open|visit) (?:the )?(?:publication|project|certificate|credential|website|article|paper|more|online|demo|code)|view(?: source)?|(?:zur|zum) (?:veröffentlichung|publikation|projekt|zertifikat)|voir (?:la publication|le projet|le certificat)|ver (?:la )?publicación|ver (?:el )?(?:proyecto|certificado)|ver (?:a )?publicação|ver (?:o )?projeto|vedi (?:la )?pubblicazione|vedi (?:il )?progetto|bekijk (?:publicatie|project|certificaat)|zobacz (?:publikację|projekt|certyfikat)|visa (?:publikation|projekt|certifikat)|se (?:publikasjon|prosjekt|sertifikat))(?:\s*[→↗»›>]+)?$/iu;

/** True for the text of a link: "View publication", "View project →"; "Open source" and "Show" are none. */
export const isLinkText = (text: string): boolean => LINK_TEXT.test(text.trim());
