/**
 * Recognizes names of skill groups, such as "Digital skills", in a section with a single row, where the first cell
 * could be a skill as well.
 */

/** The name of computer or other skills: "EDV ⇥ MS Office, SAP". */
const ROW_NAME =
  /^(?:EDV|IT|PC|(?:EDV|IT|PC)[- ]Kenntnisse|Sonstiges?|Weitere|Software|Computer(?: skills)?|Other|Informatique|Bureautique|Autres|Informática|Otros|Outros|Informatica|Altro)\s*:?$/u;

/** "Digital skills ⇥ Excel, SAP", "Competenze professionali ⇥ …", as Europass forms have them. */
const ROW_OF_SKILLS =
  /^(?:(?:compet[eê]n(?:ze|cias)|compétences|kompetenzen) \p{L}{4,}|\p{Lu}[\p{L} -]{2,25} skills|\p{Lu}\p{L}+(?:kenntnisse|kompetenzen)|\p{Lu}\p{L}+ (?:Kenntnisse|Kompetenzen))\s*:?$/iu;

/** True for a name that is no skill itself: "Digital skills" beside "Excel, SAP". */
export const isNameOfRow = (text: string): boolean =>
  ROW_NAME.test(text) || ROW_OF_SKILLS.test(text);
