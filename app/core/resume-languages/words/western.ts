/** Words of resumes in the languages of Western Europe; see language-words.ts for what each line holds. */
import { MORE_WESTERN } from "./more-western.ts";
import { type MainWords, withLessCommonHeadings } from "./with-less-common-headings.ts";

const WORDS: Record<string, MainWords> = {
  de: {
    summary:
      "Profil|Kurzprofil|Zusammenfassung|Über mich|Persönliches Profil|Berufliches Profil|Kompetenzprofil|Berufsziel|Kurzvorstellung|Über meine Person",
    skills:
      "Kenntnisse|Fähigkeiten|Kompetenzen|Fachkenntnisse|EDV-Kenntnisse|EDV und Technik|IT-Kenntnisse|Besondere Kenntnisse|Kenntnisse und Fähigkeiten|Fähigkeiten und Kenntnisse|Kernkompetenzen|Weitere Kenntnisse|Qualifikationen|Fachliche Kompetenzen|EDV- und Fachkenntnisse|Stärken|Computerkenntnisse|Softwarekenntnisse|Persönliche Stärken|Persönliche Kompetenzen|Methodenkompetenz|Fachkompetenzen",
    experience:
      "Berufserfahrung|Beruflicher Werdegang|Werdegang|Berufspraxis|Berufstätigkeit|Praxiserfahrung|Praktische Erfahrung|Berufliche Erfahrung|Berufliche Stationen|Arbeitserfahrung|Praktika|Beruflicher Hintergrund|Karriere|Berufliche Laufbahn|Berufliche Tätigkeiten|Beruflicher Lebensweg|Berufsweg",
    education:
      "Ausbildung|Bildung|Studium|Schulbildung|Aus- und Weiterbildung|Bildungsweg|Akademische Ausbildung|Studium und Ausbildung|Schul- und Berufsbildung|Hochschulbildung|Akademischer Werdegang|Schulische Ausbildung|Ausbildung und Studium|Berufsausbildung|Schulischer Werdegang|Akademische Laufbahn|Ausbildungen|Schule und Studium|Schul- und Berufsausbildung|Schule und Ausbildung|Schulische und berufliche Ausbildung",
    projects: "Projekte|Ausgewählte Projekte|Eigene Projekte|Projekterfahrung",
    certificates:
      "Zertifikate|Zertifizierungen|Bescheinigungen|Zertifikate und Lizenzen|Zertifikate und Weiterbildungen|Weiterbildungen und Zertifikate",
    languages: "Sprachen|Sprachkenntnisse|Fremdsprachen",
    awards:
      "Auszeichnungen|Preise|Ehrungen|Stipendien und Auszeichnungen|Erfolge|Stipendien|Preise und Auszeichnungen|Auszeichnungen und Preise",
    volunteering:
      "Ehrenamt|Ehrenamtliches Engagement|Ehrenamtliche Tätigkeiten|Engagement|Ehrenamtliche Tätigkeit|Ehrenamtliche Arbeit|Soziales Engagement|Gesellschaftliches Engagement",
    publications:
      "Publikationen|Veröffentlichungen|Ausgewählte Publikationen|Vorträge|Vorträge und Publikationen|Publikationen und Vorträge",
    contact:
      "Kontakt|Kontaktdaten|Persönliche Daten|Persönliche Angaben|Angaben zur Person|Zur Person",
    present: "heute|aktuell|jetzt|laufend|dato|gegenwärtig|andauernd|derzeit|fortlaufend",
    since: "seit|ab",
    until: "bis",
    validUntil: "Gültig bis",
    seasons: "Frühjahr|Sommer|Herbst|Winter",
    grade: "Note|Abschlussnote|Gesamtnote",
    page: "Seite {page} von {pages}",
  },
  nl: {
    summary:
      "Profiel|Samenvatting|Persoonlijk profiel|Over mij|Profielschets|Wie ben ik|Persoonlijke samenvatting",
    skills:
      "Vaardigheden|Competenties|Kennis en vaardigheden|IT-vaardigheden|Expertise|Computervaardigheden|Kerncompetenties|Computerkennis|Vaardigheden en kennis|Sterke punten",
    experience:
      "Werkervaring|Ervaring|Professionele ervaring|Loopbaan|Beroepservaring|Arbeidsverleden|Professionele loopbaan|Werkgeschiedenis",
    education:
      "Opleiding|Opleidingen|Onderwijs|Studie|Opleiding en training|Scholing|Opleiding en scholing|Genoten opleidingen|Opleidingen en cursussen",
    projects: "Projecten|Geselecteerde projecten|Eigen projecten",
    certificates:
      "Certificaten|Certificeringen|Cursussen en certificaten|Diploma's en certificaten|Certificaten en cursussen",
    languages: "Talen|Talenkennis|Taalvaardigheden",
    awards: "Onderscheidingen|Prijzen|Prijzen en onderscheidingen|Prijzen en erkenningen",
    volunteering:
      "Vrijwilligerswerk|Vrijwillige inzet|Nevenactiviteiten|Vrijwillig werk|Maatschappelijke activiteiten",
    publications: "Publicaties|Geselecteerde publicaties",
    contact: "Contact|Contactgegevens|Persoonlijke gegevens|Personalia",
    present: "heden|nu|huidig|tot heden|tot op heden|tot nu|vandaag|lopend",
    since: "sinds|vanaf",
    until: "tot|tot en met|t/m",
    validUntil: "Geldig tot",
    seasons: "Voorjaar|Zomer|Najaar|Winter",
    grade: "Cijfer|Eindcijfer|Gemiddelde",
    page: "Pagina {page} van {pages}",
  },
  fr: {
    summary:
      "Profil|Profil professionnel|À propos|À propos de moi|Résumé|Résumé professionnel|Présentation|Objectif|Objectif professionnel|Accroche|Profil personnel|Mon profil",
    skills:
      "Compétences|Compétences techniques|Compétences clés|Compétences professionnelles|Compétences informatiques|Savoir-faire|Domaines de compétences|Aptitudes|Atouts|Outils|Compétences transversales|Compétences métier|Informatique|Logiciels|Savoir-être|Qualités|Qualités personnelles|Compétences personnelles",
    experience:
      "Expérience professionnelle|Expériences professionnelles|Expérience|Expériences|Parcours professionnel|Parcours|Emplois|Expérience de travail|Parcours de carrière|Carrière|Historique professionnel",
    education:
      "Formation|Formations|Éducation|Études|Parcours académique|Formation académique|Parcours scolaire|Diplômes|Diplômes et formations|Formation et diplômes|Scolarité|Cursus|Cursus académique|Cursus scolaire|Formation initiale|Formation universitaire|Parcours universitaire",
    projects: "Projets|Projets personnels|Réalisations|Projets réalisés",
    certificates: "Certifications|Certificats|Habilitations|Certifications et formations",
    languages: "Langues|Langues étrangères|Compétences linguistiques",
    awards: "Distinctions|Prix|Prix et distinctions|Récompenses",
    volunteering:
      "Bénévolat|Engagement associatif|Expérience bénévole|Vie associative|Engagements|Volontariat|Engagement bénévole|Activités bénévoles|Engagements associatifs|Expériences associatives|Expériences bénévoles",
    publications:
      "Publications|Publications scientifiques|Publications choisies|Publications et communications|Communications scientifiques",
    contact: "Contact|Coordonnées|Informations personnelles|Me contacter|État civil",
    present:
      "aujourd’hui|à ce jour|présent|ce jour|actuel|actuellement|en cours|maintenant|jusqu’à aujourd’hui|jusqu’à présent|présentement",
    since: "depuis|depuis le|dès",
    until: "à|au|jusqu’à|jusqu’en",
    validUntil: "Valable jusqu’au",
    seasons: "Printemps|Été|Automne|Hiver",
    grade: "Moyenne|Mention|Note",
    page: "Page {page} sur {pages}",
  },
  es: {
    summary:
      "Perfil profesional|Perfil|Resumen|Resumen profesional|Sobre mí|Acerca de mí|Extracto|Objetivo|Objetivo profesional|Presentación",
    skills:
      "Habilidades|Competencias|Aptitudes|Habilidades técnicas|Conocimientos|Competencias técnicas|Habilidades y competencias|Conocimientos informáticos|Destrezas|Conocimientos técnicos|Informática|Competencias personales",
    experience:
      "Experiencia laboral|Experiencia|Experiencia profesional|Trayectoria profesional|Historial laboral|Trayectoria laboral|Trayectoria|Prácticas profesionales|Experiencia de trabajo",
    education:
      "Educación|Formación|Formación académica|Estudios|Formación y estudios|Educación y formación|Antecedentes académicos|Historial académico|Titulación|Titulaciones|Estudios realizados|Formación reglada|Estudios académicos",
    projects: "Proyectos|Proyectos destacados|Proyectos personales",
    certificates: "Certificaciones|Certificados|Licencias|Cursos y certificaciones",
    languages: "Idiomas|Lenguas|Conocimiento de idiomas",
    awards:
      "Premios|Reconocimientos|Premios y reconocimientos|Distinciones|Logros|Becas|Becas y premios|Premios y becas",
    volunteering:
      "Voluntariado|Experiencia de voluntariado|Trabajo voluntario|Actividades de voluntariado",
    publications:
      "Publicaciones|Publicaciones seleccionadas|Artículos|Publicaciones y ponencias|Ponencias",
    contact: "Contacto|Datos personales|Datos de contacto|Información de contacto",
    present:
      "actualidad|presente|actual|la actualidad|actualmente|hoy|fecha actual|la fecha|el presente|en curso|hasta la fecha|hasta la actualidad|en la actualidad|hasta hoy|hasta el presente",
    since: "desde",
    until: "a|hasta|al",
    validUntil: "Válido hasta",
    seasons: "Primavera|Verano|Otoño|Invierno",
    grade: "Nota media|Nota|Promedio|Calificación",
    page: "Página {page} de {pages}",
  },
  it: {
    summary:
      "Profilo professionale|Profilo|Profilo personale|Sommario|Riepilogo|Su di me|Chi sono|Presentazione|Obiettivo professionale",
    skills:
      "Competenze|Capacità|Capacità e competenze|Capacità e competenze personali|Competenze tecniche|Competenze professionali|Competenze informatiche|Conoscenze informatiche|Abilità|Conoscenze|Competenze digitali|Competenze personali",
    experience:
      "Esperienza lavorativa|Esperienze lavorative|Esperienza professionale|Esperienze professionali|Esperienza|Esperienze|Percorso professionale",
    education:
      "Istruzione|Formazione|Istruzione e formazione|Formazione e istruzione|Studi|Percorso formativo|Titoli di studio|Formazione accademica",
    projects: "Progetti|Progetti personali|Progetti selezionati",
    certificates: "Certificazioni|Certificati|Corsi e certificazioni|Abilitazioni",
    languages:
      "Lingue|Conoscenze linguistiche|Competenze linguistiche|Lingue straniere|Capacità linguistiche|Capacità e competenze linguistiche",
    awards: "Premi e riconoscimenti|Premi|Riconoscimenti|Onorificenze",
    volunteering: "Volontariato|Attività di volontariato|Esperienze di volontariato",
    publications: "Pubblicazioni|Pubblicazioni scelte",
    contact: "Contatti|Informazioni personali|Dati personali|Recapiti",
    present:
      "oggi|presente|attuale|in corso|attualmente|ad oggi|ora|data attuale|fino ad oggi|a oggi",
    since: "da|dal|dall’",
    until: "a|al|ad|fino a|fino al|fino ad",
    validUntil: "Valido fino al",
    seasons: "Primavera|Estate|Autunno|Inverno",
    grade: "Voto|Votazione|Media",
    page: "Pagina {page} di {pages}",
  },
  "pt-BR": {
    summary:
      "Resumo profissional|Resumo|Perfil|Perfil profissional|Sobre mim|Sobre|Objetivo|Objetivo profissional|Apresentação",
    skills:
      "Habilidades|Competências|Habilidades técnicas|Conhecimentos|Conhecimentos técnicos|Habilidades e competências|Qualificações",
    experience:
      "Experiência profissional|Experiência|Experiências profissionais|Experiências|Histórico profissional|Atuação profissional",
    education:
      "Formação acadêmica|Formação|Educação|Escolaridade|Formação educacional|Histórico acadêmico",
    projects: "Projetos|Projetos pessoais|Projetos em destaque",
    certificates: "Certificações|Certificados|Cursos e certificações",
    languages: "Idiomas|Línguas",
    awards: "Prêmios|Prêmios e reconhecimentos|Reconhecimentos|Conquistas",
    volunteering: "Trabalho voluntário|Voluntariado|Experiência voluntária",
    publications: "Publicações|Publicações selecionadas",
    contact: "Contato|Dados pessoais|Informações de contato|Informações pessoais",
    present:
      "atual|atualmente|presente|o momento|hoje|até hoje|até o momento|momento atual|data atual|em andamento|cursando|os dias atuais",
    since: "desde",
    until: "a|até|até o",
    validUntil: "Válido até",
    seasons: "Primavera|Verão|Outono|Inverno",
    grade: "Média|Nota|Coeficiente de rendimento|CR",
    page: "Página {page} de {pages}",
  },
  "pt-PT": {
    summary: "Perfil profissional|Perfil|Resumo|Sobre mim|Perfil pessoal|Apresentação",
    skills:
      "Competências|Competências técnicas|Aptidões|Aptidões e competências|Competências digitais|Competências informáticas|Competências pessoais",
    experience:
      "Experiência profissional|Experiência|Percurso profissional|Experiência de trabalho",
    education:
      "Educação e formação|Formação académica|Formação|Habilitações académicas|Habilitações literárias|Percurso académico|Educação",
    projects: "Projetos|Projectos|Projetos pessoais",
    certificates: "Certificações|Certificados",
    languages: "Línguas|Idiomas|Competências linguísticas",
    awards: "Prémios|Prémios e distinções|Distinções",
    volunteering: "Voluntariado|Trabalho voluntário",
    publications: "Publicações|Publicações selecionadas",
    contact: "Contacto|Contactos|Dados pessoais|Informação pessoal",
    present:
      "presente|atualidade|atual|atualmente|hoje|até hoje|à data|até à data|em curso|o presente|até ao momento|ao momento|até ao presente",
    since: "desde",
    until: "a|até|ao",
    validUntil: "Válido até",
    seasons: "Primavera|Verão|Outono|Inverno",
    grade: "Média|Nota|Classificação final",
    page: "Página {page} de {pages}",
  },
  gl: {
    summary: "Perfil profesional|Perfil|Resumo|Sobre min|Presentación",
    skills: "Competencias|Habilidades|Coñecementos|Aptitudes",
    experience: "Experiencia laboral|Experiencia profesional|Experiencia|Traxectoria profesional",
    education: "Formación académica|Formación|Educación|Estudos",
    projects: "Proxectos|Proxectos persoais",
    certificates: "Certificacións|Certificados",
    languages: "Idiomas|Linguas",
    awards: "Premios|Premios e recoñecementos|Recoñecementos",
    volunteering: "Voluntariado|Traballo voluntario",
    publications: "Publicacións",
    contact: "Contacto|Datos persoais|Datos de contacto",
    present: "actualidade|presente|actual|hoxe|a actualidade",
    since: "desde|dende",
    until: "a|ata|ao",
    validUntil: "Válido ata",
    seasons: "Primavera|Verán|Outono|Inverno",
    grade: "Nota media|Nota|Cualificación",
    page: "Páxina {page} de {pages}",
  },
  ca: {
    summary: "Perfil professional|Perfil|Resum|Sobre mi|Presentació|Objectiu professional",
    skills: "Competències|Habilitats|Aptituds|Coneixements|Competències tècniques",
    experience: "Experiència laboral|Experiència professional|Experiència|Trajectòria professional",
    education: "Formació acadèmica|Formació|Educació|Estudis",
    projects: "Projectes|Projectes personals",
    certificates: "Certificacions|Certificats",
    languages: "Idiomes|Llengües",
    awards: "Premis|Premis i reconeixements|Reconeixements|Distincions",
    volunteering: "Voluntariat|Experiència de voluntariat",
    publications: "Publicacions",
    contact: "Contacte|Dades personals|Dades de contacte",
    present: "actualitat|present|actual|actualment|avui|l’actualitat",
    since: "des de|des del|des d’",
    until: "a|fins a|al",
    validUntil: "Vàlid fins al",
    seasons: "Primavera|Estiu|Tardor|Hivern",
    grade: "Nota mitjana|Nota|Qualificació",
    page: "Pàgina {page} de {pages}",
  },
  eu: {
    summary: "Profila|Profil profesionala|Laburpena|Niri buruz|Aurkezpena",
    skills: "Gaitasunak|Trebetasunak|Ezagutzak|Konpetentziak",
    experience: "Lan-esperientzia|Esperientzia profesionala|Esperientzia|Lan esperientzia",
    education: "Prestakuntza akademikoa|Hezkuntza|Ikasketak|Prestakuntza",
    projects: "Proiektuak|Proiektu pertsonalak",
    certificates: "Ziurtagiriak|Egiaztagiriak",
    languages: "Hizkuntzak",
    awards: "Sariak|Sariak eta aitorpenak",
    volunteering: "Boluntariotza|Boluntario-lana",
    publications: "Argitalpenak",
    contact: "Kontaktua|Datu pertsonalak|Harremanetarako datuak",
    present: "gaur egun|orain|egun|gaur arte|gaur",
    since: "",
    until: "",
    validUntil: "Noiz arte balioduna",
    seasons: "udaberria|uda|udazkena|negua",
    grade: "Batez besteko nota|Nota",
    page: "{page}. orria, guztira {pages}",
  },
};

export const WESTERN = withLessCommonHeadings(WORDS, MORE_WESTERN);
