/** Detects labels above the bullets of a job: "Key responsibilities include:". "Impact" alone may be an employer. */
const DUTIES =
  /^(?:(?:key |main |major |selected )?(?:responsibilities|achievements|accomplishments|highlights|contributions)|(?:key |main |major |selected )(?:impact|results)|(?:impact|results)(?=\s*:)|(?:main )?duties|(?:haupt)?aufgaben|erfolge|ergebnisse|tätigkeiten|responsabilidades|logros|funciones|missions|réalisations|responsabilités|points forts|faits marquants|höhepunkte|puntos destacados|destaques|punti salienti|hoogtepunten|højdepunkter|höjdpunkter|høydepunkter|taken|verantwoordelijkheden|obowiązki|osiągnięcia|zakres obowiązków|arbetsuppgifter|arbeidsoppgaver)(?: include)?\s*:?$/iu;

export const isDutyLabel = (text: string): boolean => DUTIES.test(text);
