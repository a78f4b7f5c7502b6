/** What stands above the bullets of a job, as in "Key responsibilities include:". */
const DUTIES =
  /^(?:(?:key |main |major |selected )?(?:responsibilities|achievements|accomplishments|highlights|impact|results|contributions)|(?:main )?duties|(?:haupt)?aufgaben|erfolge|ergebnisse|tätigkeiten|responsabilidades|logros|funciones|missions|réalisations|responsabilités|taken|verantwoordelijkheden|obowiązki|osiągnięcia|zakres obowiązków|arbetsuppgifter|arbeidsoppgaver)(?: include)?\s*:?$/iu;

export const isDutyLabel = (text: string): boolean => DUTIES.test(text);
