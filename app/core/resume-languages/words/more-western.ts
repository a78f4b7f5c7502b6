/**
 * Headings of the less common sections in the languages of words/western.ts. "|" separates alternatives: the first is
 * printed, and all are recognized when a resume is read.
 */
import type { LessCommonHeadings } from "../language-words.ts";

export const MORE_WESTERN: Record<string, LessCommonHeadings> = {
  de: {
    courses:
      "Kurse|Weiterbildungskurse|Seminare|Kurse und Seminare|Seminare und Kurse|Lehrgänge|Fortbildungen|Weiterbildungen|Weiterbildung|Fort- und Weiterbildungen|Fortbildung",
    memberships: "Mitgliedschaften|Mitgliedschaft|Verbandsmitgliedschaften|Berufsverbände",
    patents: "Patente|Patente und Erfindungen|Erfindungen",
    militaryService: "Wehrdienst|Militärdienst|Grundwehrdienst|Bundeswehr",
    interests:
      "Interessen|Hobbys|Hobbies|Interessen und Hobbys|Hobbys und Interessen|Persönliche Interessen|Freizeit|Freizeitaktivitäten",
    references: "Referenzen|Referenz",
  },
  nl: {
    courses:
      "Cursussen|Gevolgde cursussen|Trainingen en cursussen|Cursussen en trainingen|Trainingen|Bijscholing|Bijscholing en cursussen",
    memberships: "Lidmaatschappen|Lidmaatschap|Professionele lidmaatschappen",
    patents: "Patenten|Octrooien",
    militaryService: "Militaire dienst|Dienstplicht",
    interests:
      "Interesses|Hobby's|Hobby's en interesses|Interesses en hobby's|Hobby’s|Hobby’s en interesses|Vrije tijd",
    references: "Referenties|Referentie",
  },
  fr: {
    courses:
      "Cours suivis|Cours|Cours en ligne|Formations courtes|Formations complémentaires|Formation continue|Stages de formation",
    memberships:
      "Adhésions|Affiliations|Affiliations professionnelles|Associations professionnelles|Sociétés savantes|Inscription à l'ordre|Inscription à l’ordre|Ordres professionnels",
    patents: "Brevets|Brevets d'invention|Brevets d’invention|Brevets déposés",
    militaryService: "Service militaire|Service national|Carrière militaire",
    interests:
      "Centres d’intérêt|Centres d'intérêt|Centres d’intérêts|Centres d'intérêts|Loisirs|Intérêts|Loisirs et centres d’intérêt|Loisirs et centres d'intérêt|Passions",
    references: "Références|Référence|Références professionnelles|Recommandations",
  },
  es: {
    courses:
      "Cursos|Cursos realizados|Cursos y talleres|Cursos y seminarios|Cursos de capacitación|Capacitaciones|Formación complementaria",
    memberships:
      "Membresías|Afiliaciones|Afiliaciones profesionales|Asociaciones profesionales|Asociaciones|Colegiación|Colegiaciones|Colegiación profesional|Colegios profesionales",
    patents: "Patentes|Patentes e invenciones",
    militaryService: "Servicio militar",
    interests:
      "Intereses|Aficiones|Intereses y aficiones|Aficiones e intereses|Intereses personales|Pasatiempos",
    references:
      "Referencias|Referencias profesionales|Referencias personales|Referencias laborales",
  },
  it: {
    courses:
      "Corsi|Corsi di formazione|Corsi e seminari|Corsi frequentati|Formazione continua|Aggiornamento professionale",
    memberships:
      "Affiliazioni|Associazioni|Appartenenza ad associazioni|Affiliazioni professionali|Iscrizione ad albi|Iscrizioni ad albi|Iscrizione all'albo|Iscrizione all’albo|Iscrizione ad albi professionali|Iscrizione all'albo professionale|Iscrizione all’albo professionale|Albi professionali|Albi e ordini professionali|Ordini professionali|Appartenenza a gruppi / associazioni",
    patents: "Brevetti|Brevetti e invenzioni",
    militaryService: "Servizio militare|Servizio di leva|Obblighi di leva",
    interests: "Interessi|Hobby|Interessi personali|Hobby e interessi|Interessi e hobby|Passioni",
    references: "Referenze|Referenza",
  },
  "pt-BR": {
    courses:
      "Cursos|Cursos realizados|Cursos livres|Cursos e workshops|Cursos complementares|Formação complementar",
    memberships:
      "Associações profissionais|Filiações|Associações|Afiliações|Filiações profissionais",
    patents: "Patentes|Patentes e invenções",
    militaryService: "Serviço militar",
    interests:
      "Interesses|Hobbies|Interesses pessoais|Hobbies e interesses|Interesses e hobbies|Passatempos",
    references: "Referências|Referências profissionais|Referências pessoais",
  },
  "pt-PT": {
    courses: "Cursos|Cursos realizados|Cursos e seminários|Formação complementar",
    memberships: "Associações profissionais|Filiações|Associações|Ordens profissionais",
    patents: "Patentes|Patentes e invenções",
    militaryService: "Serviço militar",
    interests: "Interesses|Passatempos|Interesses pessoais|Interesses e passatempos",
    references: "Referências|Referências profissionais",
  },
  gl: {
    courses: "Cursos|Cursos realizados|Formación complementaria",
    memberships: "Afiliacións|Asociacións|Asociacións profesionais",
    patents: "Patentes",
    militaryService: "Servizo militar",
    interests: "Intereses|Afeccións|Intereses persoais",
    references: "Referencias|Referencias profesionais",
  },
  ca: {
    courses: "Cursos|Cursos realitzats|Formació complementària",
    memberships: "Afiliacions|Associacions|Associacions professionals",
    patents: "Patents|Patents i invencions",
    militaryService: "Servei militar",
    interests: "Interessos|Aficions|Interessos personals|Aficions i interessos",
    references: "Referències|Referències professionals",
  },
  eu: {
    courses: "Ikastaroak|Egindako ikastaroak",
    memberships: "Elkarteak|Kidetzak|Elkarte profesionalak",
    patents: "Patenteak",
    militaryService: "Zerbitzu militarra|Soldadutza",
    interests: "Zaletasunak|Interesak",
    references: "Erreferentziak",
  },
};
