/** Recognizes what a table's column or row is about from its header: "Period", "Name of employer", "Duties". */

/** `body`: the examining body, if another column has the school. `other`: known to be a header, of no kind below. */
export type ColumnKind = keyof typeof NAMES | "other" | "body";

/**
 * Headers in English, German, French, Spanish, Portuguese, Italian, Dutch, Polish, Czech, Romanian and the Nordic
 * languages, with those of the older Europass form. "…" at the end matches any further words. `from` and `to` are the
 * dates of a period, `until` is an expiry date, `row` numbers the rows, and the values of a `detail` mean nothing
 * without its header.
 */
const NAMES = {
  period: `date|dates|period|periods|duration|tenure|from-to|years attended|year attended|inclusive dates|
    employment dates|dates of employment|dates of attendance|dates of service|period of employment|
    period of attendance|period of service|dates employed|employed from-to|period of study|zeitraum|zeit|dauer|von-bis|période|durée|fechas|fecha|
    periodo|período|período de…|data|datas|dates attended|periode|okres|okres zatrudnienia|okres nauki|daty|období|
    trvání|perioada|tid|tidsperiode|tidsrum|süre|dönem|tarihler|from - to|periodos|periodo de servicios|
    length of service|employment period|service period|tiempo|zeit von bis|dal-al|dal al|desde-hasta|du-au|de-à|de-até|od-do|van-tot|inclusive dates of attendance`,
  from: `from|start|ingreso|entrada|fecha de ingreso|eintritt|start date|date from|von|vom|ab|beginn|de|du|début|
    desde|inicio|início|dal|da|inizio|van|od|fra|från|de la|commencement|başlangıç|başlama|data începerii|w.e.f.|
    wef|desde el|eintrittsdatum|date of commencement|joining date|date of joining|date appointed|date of appointment|appointed|start of employment|sign on|sign-on|signed on|sign in|
    date joined|joined|joined on|member since|since`,
  to: `to|until|retiro|salida|fecha de retiro|saída|austritt|till|end|end date|date to|bis|ende|à|au|fin|hasta|até|
    fim|al|a|fine|tot|do|til|până la|completion|bitiş|ayrılış|data încetării|upto|up to|cessation|austrittsdatum|
    date of leaving|leaving date|hasta el|sign off|sign-off|signed off|sign out`,
  date: `date of examination|date of issue|date of award|date of completion|date awarded|date obtained|
    date completed|year|years|year of passing|year of completion|year of graduation|passing year|conclusão|
    año de grado|ano de conclusão|month and year|month & year|datum|jahr|année|année d'obtention|année…|año|ano|
    anno|jaar|rok|rok ukończenia|anul|år|year obtained|ausstellungsdatum|yıl|tarih|mezuniyet yılı|anul absolvirii|
    year awarded|year graduated|date graduated|jahre|años|anni|années|jaren|lata|fecha de expedición|issued|issued on|date issued|issue date|year issued|
    data wydania|date d'obtention|ausgestellt am|expedición|emisión|emissão|emissione|délivrance|ausstellung|
    afgifte|wydano|date de délivrance|data di rilascio|data de emissão|fecha de emisión|rilascio`,
  until: `expires|expires on|expiry|expiry date|date of expiry|expiration|expiration date|valid until|valid till|valid to|valid upto|valid up to|
    valid through|validity|validity date|gültig bis|gültigkeit|ablaufdatum|valable jusqu'au|date d'expiration|válido hasta|
    vencimiento|fecha de vencimiento|validade|válido até|scadenza|valido fino al|geldig tot|ważne do|ważny do|data ważności|
    platnost do|valabil până la|giltig till|gyldig til|geçerlilik|
    validité|validità|vigencia|validez|ważność|geldigheid|giltighet|gyldighed`,
  employer: `employer|employers|company|employing organisation|employing organization|organisation|organization|
    agency|firm|client|department|employer name|company name|name of employer|name of the employer|name of company|
    name of organisation|name of organization|name and address of…|employer's name|arbeitgeber|firma|unternehmen|
    betrieb|name und adresse des arbeitgebers|name und anschrift des…|employeur|entreprise|société|
    nom et adresse de l'employeur|empresa|entidad|entidad o empresa|organización|nombre y dirección de la empresa…|empleador|nombre del empleador|
    organização|empregador|entidade|nome e morada do empregador|nome e endereço do empregador|azienda|
    datore di lavoro|nome del datore di lavoro|nome e indirizzo del datore di lavoro|werkgever|bedrijf|organisatie|
    pracodawca|organizacja|nazwa firmy|nazwa pracodawcy|nazwa i adres pracodawcy|zaměstnavatel|společnost|angajator|angajatorul|
    numele și adresa angajatorului|arbetsgivare|företag|arbeidsgiver|bedrift|arbejdsgiver|virksomhed|
    organisation and town|employer and location|employer / location|arbeitgeber und ort|kurum|kurum / şehir|şirket|
    firma adı|iş yeri|numele angajatorului|denumirea angajatorului|name of organisation/department|present employer|
    arbeitsplatz|arbetsplats|lugar de trabajo|place of work|workplace|employer and station|dienststelle|organisme|
    organism|name & address of employer`,
  position: `position|positions|position title|post title|position held|title|role|job title|designation|post|post held|
    name of post|occupation|occupation or position held|rank|capacity|appointment|stelle|funktion|tätigkeit|beruf|
    beruf oder funktion|poste|poste occupé|emploi exercé|emploi occupé|fonction|fonction ou poste occupé|puesto|cargo|cargo ocupado|
    profesión o cargo desempeñado|função|função ou cargo ocupado|ruolo|mansione|tipo di impiego|
    lavoro o posizione ricoperti|lavoro o posizione ricoperta|beschäftigt als|tätig als|eingesetzt als|ocupación|
    qualifica|functie|stanowisko|rola|zajmowane stanowisko|zawód lub zajmowane stanowisko|pozice|pracovní pozice|funkce|
    funcția|funcția ocupată|funcția sau postul ocupat|postul ocupat|befattning|roll|stilling|rolle|ocupação|görev|
    unvan|pozisyon|categoría|categoria|post name|rol|role held|job|last designation|title of post|title of position|exact title of your post|
    job title held`,
  duties: `duties|scope of work|scope of works|scope|activități|activități principale|responsabilități|responsibilities|activities|tasks|achievements|main duties|main activities|main responsibilities|
    main duties and responsibilities|main activities and responsibilities|key responsibilities|key duties|
    duties and responsibilities|brief duties|brief description of duties|description|job description|nature of work|
    nature of duties|description of duties|description of work|aufgaben|aufgabengebiet|aufgabengebiete|tätigkeiten|
    beschreibung|wichtigste tätigkeiten und zuständigkeiten|missions|mission|tâches|activités|
    principales activités et responsabilités|funciones|tareas|descripción|funciones y responsabilidades principales|
    atividades|funções|descrição|principais atividades e responsabilidades|
    principais actividades e responsabilidades|mansioni|attività|principali attività e responsabilità|
    principali mansioni e responsabilità|taken|werkzaamheden|obowiązki|zakres obowiązków|główne obowiązki…|
    główne czynności…|náplň práce|popis práce|popis|activități și responsabilități principale|atribuții|
    arbetsuppgifter|arbeidsoppgaver|arbejdsopgaver|oppgaver|opgaver|summary of activities performed|
    short description|görev tanımı|yapılan işler|job profile|role description|schwerpunkte|
    schwerpunkte der tätigkeit|roll och resultat|nature of job|work done|main tasks`,
  place: `location|duty station|duty location|place|city|country|address|town|residential address|permanent address|present address|ort|
    standort|anschrift|adresse|lieu|ville|localité|lugar|localidad|ciudad|dirección|local|localidade|cidade|
    endereço|morada|luogo|città|località|sede|indirizzo|plaats|adres|woonplaats|miejsce|miasto|miejscowość|místo|
    adresa|bydliště|localitatea|plats|adress|sted|bosted|dirección de correspondencia|city/country|city and state|city, state|city / state|city/state|city, country|town/city|
    wohnort|şehir|yer|address for correspondence|postal address|contact address|address for communication|localitate`,
  degree: `degree|degree obtained|degree title|qualification|qualifications|qualification obtained|
    qualification gained|qualification awarded|title of qualification awarded|examination|examination passed|exam|
    award|class|standard|level of education|diploma|abschluss|bezeichnung der erworbenen qualifikation|diplôme|
    intitulé du certificat ou diplôme délivré|intitulé du diplôme…|título|nivel|nível|niveau|título o grado|
    titulación|título obtenido|cualificación obtenida|titulo|grau|designação da qualificação atribuída|titolo|
    titolo di studio|titolo conseguito|qualifica conseguita|titolo della qualifica rilasciata|tytuł|dyplom|
    uzyskane kwalifikacje|stopień|stopień naukowy|titul|ukončení|diploma obținută|calificarea|calificarea/diploma obținută|
    calificarea / diploma obținută|examen|grad|eksamen|certificate obtained|qualification attained|derece|mezuniyet|
    exam passed|ausbildung|ausbildung zum|schulabschluss|certificate awarded|titre|exam / degree`,
  field: `field of study|area of study|field|major|subject|subjects|specialization|specialisation|stream|discipline|
    branch|principal subjects…|fach|fachrichtung|studiengang|studienrichtung|schwerpunkt|hauptfächer…|filière|
    spécialité|domaine|principales matières…|especialidad|carrera|programa|principales materias…|curso|
    especialidade|principais disciplinas…|corso di studi|principali materie…|principali tematiche…|richting|
    studierichting|opleiding|kierunek|specjalność|obor|studijní obor|specializarea|domeniul|
    disciplinele principale…|inriktning|retning|studie|area of specialization|course of study|programme|bölüm|dal|
    subjects taken|subjects offered|main course of study|subjects studied|main subjects`,
  school: `school|schools|institution|institute|institutions|university|college|name of school|name of the school|
    name of institution|name of the institution|name of institute|name of university|name of college|
    school or college|school or university|school/college|college/university|school / college|college / university|
    university/board|university / board|board/university|board / university|institute/board|awarding institution|
    name and type of organisation…|name and type of organization…|schule|hochschule|universität|einrichtung|
    bildungseinrichtung|ausbildungsstätte|name und art der…|institución que lo dictó|centro de estudios|
    institution attended|institutions attended|établissement|école|université|nom et type de l'établissement…|
    centro|centro educativo|universidad|institución|nombre y tipo del centro…|instituição|universidade|
    nome e tipo da organização…|istituto|istituto di istruzione|università|nome dell'istituto|
    nome e tipo di istituto…|nome e tipo d'organizzazione…|nome e tipo dell'organizzazione…|instelling|uczelnia|
    szkoła|nazwa szkoły|nazwa uczelni|nazwa i rodzaj…|nazwa i typ…|škola|název školy|instituția|
    instituția de învățământ|numele și tipul instituției…|lärosäte|skola|skole|universitet|lærested|
    instituição de ensino|okul|üniversite|okul adı|board of examination|board|centro que expide|schule / hochschule|
    examining body|examining board`,
  grade: `grade|grades|mark|marks|marks obtained|result|results|percentage|score|cgpa|gpa|division|cgpa/percentage|
    percentage/cgpa|note|notendurchschnitt|mention|nota|nota media|calificación|voto|cijfer|ocena|známka|prospěch|
    media|betyg|karakter|classificação|classificação final|votazione|calificación final|note finale|abschlussnote|
    gesamtnote|moyenne|ocena końcowa|of marks|% of marks|marks (%)|not|not ortalaması|class of degree`,
  course: `course|training|certificate|certification|seminar|workshop|licence|license|eligibility|registration|
    course title|training title|achievement|honor|honour|prize|title of program|title of programme|program title|programme title|course name|name of course|name of the course|name of training|title of training|
    title of the training|title of course|title of seminar|kurs|weiterbildung|zertifikat|nachweis|formation|
    certificado|corso|certificato|cursus|certificaat|szkolenie|certyfikat|název kurzu|název školení|kurz|školení|
    curs|kursus|sertifikat|bezeichnung|nombre del curso|name des kurses|curso de capacitación|cursos|thema|
    kursbezeichnung|nazwa|název|denumire|denumirea|intitulé|program|konu|kurs adı|eğitim|sertifika|denumirea cursului|
    licencia|permiso|carné|licença|habilitação|licenza|licentie|vergunning|licencja|
    abilitazione|patente|habilitation|habilitación|uprawnienie|uprawnienia|berechtigung`,
  provider: `provider|training provider|organizer|organiser|conducted by|issued by|issuer|issuing body|
    issuing authority|awarding body|awarded by|conferred by|granted by|given by|body|authority|sponsor|sponsored by|veranstalter|anbieter|träger|
    ausgestellt von|organisme|organismo|ente|rilasciato da|aanbieder|organizator|pořadatel|furnizor|anordnare|
    arrangör|udbyder|arrangør|institución que lo dictó|organised by|organized by|bildungsträger|institut|
    veren kurum|kurum adı|düzenleyen|awarding authority|society|learned society|professional society|professional body|aussteller|ausgestellt durch|issuing organisation|issuing organization|
    emittente|émetteur|délivré par|emisor|wystawca|wydane przez`,
  number: `license number|licence number|license no.|licence no.|registration number|registration no.|
    certificate number|certificate no.|membership number|number|no.|nummer|numéro|número|numero|číslo|numer|n.|n°|nº|
    license no|licence no|document no.|zertifikatsnummer`,
  project: `project|project name|name of project|name of the project|title of project|project title|assignment|projekt|projektname|projet|proyecto|projeto|progetto|
    nazwa projektu|název projektu|prosjekt`,
  name: `name|full name|complete name|name and surname|name of referee|name of expert|name of candidate|
    name of applicant|referee|name und vorname|vor- und nachname|nom|nom et prénom|nombre|nombre y apellidos|
    nombres y apellidos|apellidos y nombre|apellidos y nombres|nome|nome completo|nome e cognome|naam|imię i nazwisko|jméno|jméno a příjmení|nume|
    nume și prenume|namn|navn|ad soyad|name des referenzgebers|adı soyadı|adı ve soyadı|isim|nume / prenume|
    name in full|name of the applicant|name of the candidate|surname and name`,
  firstName: `first name|first names|given name|given names|forename|forenames|vorname|vornamen|rufname|prénom|
    prénoms|nombre de pila|primeiro nome|voornaam|voornamen|imię|imiona|křestní jméno|prenume|förnamn|fornavn|adı|nombres|nome próprio|nomes próprios`,
  middleName: `middle name|middle names|middle initial|m.i.|second name|zweiter vorname|deuxième prénom|segundo nombre`,
  surname: `surname|last name|family name|nachname|familienname|zuname|nom de famille|apellidos|apellido|sobrenome|
    apelido|cognome|achternaam|nazwisko|příjmení|nume de familie|efternamn|etternavn|soyadı`,
  phone: `phone|telephone|phone number|phone no.|telephone number|telephone no.|mobile|mobile phone|mobile number|
    mobile no.|cell|cell no.|cell number|cell phone|cellphone|tel|tel.|tel. no.|contact number|contact no.|telefon|telefono|telefone|
    telefonnummer|téléphone|teléfono|móvil|teléfono celular|celular|telemóvel|telefoon|handy|mobil|cellulare|gsm|
    telephone nos.|telefon numarası|cep telefonu`,
  email: `email|e-mail|email address|e-mail address|e-mail-adresse|courriel|correo|correo electrónico|e-posta|
    adresa de e-mail|email id|e-mail id`,
  relationship: "relationship|relationship to applicant|relationship to you",
  row: "s/n|s.n.|s.no.|s. no.|s.no|sr. no.|sr.no.|sr no|sl. no.|sl.no.|sl no|serial no.|nr. crt.|#|nr|nr.|lp.",
  detail: `notes|remark|remarks|comments|bemerkung|bemerkungen|anmerkungen|remarques|observaciones|observações|
    osservazioni|opmerkingen|uwagi|
    vessel type|type of vessel|ship type|type of ship|grt|gt|dwt|grt/dwt|dwt/grt|flag|engine|main engine|engine type|
    reason for leaving|reason of leaving|reasons for leaving|reason left|supervisor|name of supervisor|
    immediate supervisor|supervisor's name|name of manager|line manager|reporting to|reports to|salary|monthly salary|annual salary|
    basic salary|final salary|last salary|current salary|starting salary|ending salary|salary per annum|salary on leaving|
    salary grade|pay|rate of pay|pay rate|final pay|starting pay|ending pay|starting-ending pay|starting-ending salary|
    wage|wages|notice|notice period|notice required|period of notice|may we contact|may we contact?|may we contact this employer?|
    years known|years acquainted|how long known|known for|status|
    status of appointment|hours|weekly hours|hours per week|hours-week|number of hours|series-grade|series and grade|series & grade|type|sector|type of business|
    type of business or sector|business sector|contract|contract type|number of employees supervised|full-time-part-time|
    austrittsgrund|grund des ausscheidens|grund für den wechsel|kündigungsgrund|gehalt|bruttogehalt|vorgesetzter|
    wochenstunden|motif de départ|motif du départ|motif de rupture|salaire|supérieur hiérarchique|
    motivo de…|motivo del retiro|motivo da saída|motivo della cessazione|jefe inmediato|jefe directo|supervisor inmediato|
    salario|sueldo|último salario|salário|último salário|retribuzione|stipendio|powód odejścia|wynagrodzenie|wymiar etatu|
    employment type|tätigkeitsbereich oder branche|type ou secteur d'activité|tipo de empresa o sector|
    tipo de empresa ou sector|tipo di azienda o settore|tipo di attività o settore|tipul activității…|
    rodzaj działalności…|level in national…|stufe der nationalen…|niveau dans la classification…|nivel conforme a…|
    nível segundo…|livello nella classificazione…|nivelul în clasificarea…`,
};

/** Text below these means the same without them: "Rebuilt engines and trained apprentices". */
const NOTES =
  /^(?:notes|remarks?|comments|bemerkung(?:en)?|anmerkungen|remarques|observaciones|observações|osservazioni|opmerkingen|uwagi)\s*:?$/iu;
export const isNotesLabel = (name: string): boolean => NOTES.test(name.trim());

const KNOWN_NAMES = Object.entries(NAMES).flatMap(([kind, names]) =>
  names.split("|").map((name) => ({ kind: kind as ColumnKind, name: name.trim() })),
);
/** Reversed, so that the first kind wins for a name of several kinds. */
const KIND_BY_NAME = new Map(KNOWN_NAMES.toReversed().map(({ kind, name }) => [name, kind]));
const PREFIXES = KNOWN_NAMES.filter(({ name }) => name.endsWith("…")).map(({ kind, name }) => ({
  kind,
  prefix: name.slice(0, -1),
}));

const DUTIES_WORD =
  /(?<!\p{L})(?:duties|responsibilities|activities|tasks|aufgaben|tätigkeiten|tâches|activités|funciones|actividades|funções|atividades|mansioni|attività|obowiązki|atribuții|activități|responsabilități)(?!\p{L})/u;

/** In characters; no header is longer. */
const MAX_LENGTH = 70;
/** Between two names, which must both be known: "Project, Berlin" is no header. */
const AND = /\s*(?:,|\s&\s|\s(?:and|or|und|oder|et|ou|y|o|e|en|i|a|og|och|și|sau)\s)\s*/u;
/** Between two names for the same thing, of which one must be known: "Course / Seminar title". */
const SLASH = /\s*\/\s*/u;

/**
 * What the header of a column or row is about; null for text that is no known header. Of two names joined by "and", the
 * first gives the kind: "Position and duties".
 */
export function columnKind(text: string): ColumnKind | null {
  if (text.length > MAX_LENGTH) return null;
  const plain = text.replace(/^[•·▪*–-]\s*/u, "").replace(/\([^)]*\)|[:*%]+/g, " ");
  const name = plain.replace(/’/g, "'").replace(/\s+/g, " ").trim().toLowerCase();
  const kind = kindOfName(name) ?? kindOfName(name.replace(/ ?[/–-] ?/g, "-"));
  if (kind) return kind;
  const kinds = name.split(AND).map((part) => firstKind(part.split(SLASH)));
  if (isFullName(name)) return "name";
  if (!kinds.includes(null)) return kinds[0] ?? null;
  return DUTIES_WORD.test(name) && !/\d/.test(name) ? "duties" : null;
}

/** Forms call their person by the occasion. */
const NAME_OF_PERSON = new RegExp(
  `^(?:${[
    "(?:full )?names?(?: in full)? of (?:the )?(?:(?:proposed|key|technical) )?(?:staff|expert|specialist|consultant|candidate|applicant|employee|person|individual|professional|seafarer|seaman|crew member|officer|teacher|nurse|doctor|student|trainee|worker)(?: member)?",
    "nom(?: (?:et|&) prénoms?)? (?:complet )?(?:de l'|du |de la )(?:expert|candidat|consultant|spécialiste|agent|employé|salarié|postulant|stagiaire|intéressé)e?",
    "name de[sr] (?:bewerber(?:s|in)|kandidat(?:en|in)|expert(?:en|in)|mitarbeiter(?:s|in))",
    "nombre(?: y apellidos)?(?: completo)? de(?:l| la) (?:candidat[oa]|expert[oa]|profesional|trabajador|trabajadora|aspirante|consultora?|postulante)",
    "nome(?: completo)? d[oa] (?:candidat[oa]|perit[oa]|especialista|trabalhadora?)",
    "nome(?: e cognome)? del(?:l'|la)? ?(?:candidat[oa]|espert[oa]|professionista)",
    "imię i nazwisko (?:kandydata|eksperta|pracownika)",
    "naam (?:van de )?(?:kandidaat|sollicitant|deskundige|medewerker)",
  ].join("|")})$`,
);

/**
 * True for the caption of the person's name in a form: "Name of staff", "Nom de l'expert". Within the rows of a job, it
 * is that of another person.
 */
export const isNameOfPerson = (text: string): boolean =>
  NAME_OF_PERSON.test(
    text
      .replace(/’/g, "'")
      .replace(/\s*:\s*$/, "")
      .trim()
      .toLowerCase(),
  );

/** "Surname(s) / First name(s)", "Nachname und Vorname": the parts of a name in one cell. */
const isFullName = (name: string): boolean => {
  const kinds = name
    .split(SLASH)
    .flatMap((part) => part.split(AND).map((word) => kindOfName(word)));
  return kinds.length === 2 && kinds.includes("firstName") && kinds.includes("surname");
};

/** The two different kinds that a header names: "Position and employer", "Degree / Specialization"; null for others. */
export function twoKinds(text: string): readonly [ColumnKind, ColumnKind] | null {
  if (text.length > MAX_LENGTH || KIND_BY_NAME.has(text.trim().toLowerCase())) return null;
  const names = text.replace(/[:*]+/g, " ").toLowerCase().split(SLASH);
  const kinds = (names.length > 1 ? names : (names[0] ?? "").split(AND)).map((name) =>
    kindOfName(name.trim()),
  );
  const [first, second] = kinds;
  return kinds.length === 2 && first && second && first !== second ? [first, second] : null;
}

const firstKind = (names: readonly string[]): ColumnKind | null =>
  names.map(kindOfName).find((kind) => kind !== null) ?? null;

const kindOfName = (name: string): ColumnKind | null =>
  KIND_BY_NAME.get(name) ?? PREFIXES.find(({ prefix }) => name.startsWith(prefix))?.kind ?? null;
