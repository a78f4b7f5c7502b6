/**
 * Rules for Spanish postings; LanguageRules explains each table, and line-kind.ts the kinds of lines. The
 * patterns match text without accents and tildes (`anos` for años), which is in lower case except for
 * `titleNoise`.
 */
import { type LanguageRules, wordSet } from "./language-rules.ts";

export const SPANISH: LanguageRules = {
  headings: [
    {
      pattern:
        /^(?:se valora\w*|valorable\w*|deseable\w*|plus|sera un plus|suma puntos|requisitos deseables|idealmente|te hara destacar)/,
      kind: "preferred",
      asks: true,
    },
    {
      pattern:
        /^(?:(?:te |que |se )?(?:ofrecemos|ofrece\b)|que (?:te )?(?:ofrecemos|damos)|beneficios|condiciones|sobre (?:nosotros|la empresa)|quienes somos|nuestra empresa|salario|contrato|contacto|como aplicar|inscribete|lo que (?:te )?ofrecemos|nosotros)/,
      kind: "padding",
      asks: false,
    },
    {
      pattern:
        /^(?:(?:tu |los |el |perfil )?(?:requisitos|perfil|conocimientos|competencias|habilidades|formacion|experiencia)|que (?:buscamos|pedimos|necesitas|esperamos|necesitamos)|buscamos|lo que (?:buscamos|pedimos|necesitas)|imprescindible|tienes|si (?:tienes|eres)|te pedimos|se requiere|que te pedimos)/,
      kind: "required",
      asks: true,
    },
    {
      pattern:
        /^(?:(?:tus |las |principales |sus )?(?:funciones|tareas|responsabilidades|mision)|descripcion(?: del puesto)?|que haras|en tu dia|tu dia|el puesto|cual sera|te encargaras)/,
      kind: "plain",
      asks: false,
    },
  ],
  asksForSkill:
    /\b(?:experiencia|conocimientos?|dominio|manejo|titulacion|titulo|formacion|grado|carnet|permiso|certificad\w+|nivel|ingles|capacidad|habilidad\w*|acreditad\w+|licencia|competencias?|imprescindible)\b/,
  preferred:
    /\b(?:se valorar\w*|valorable\w*|se valora\w*|deseable\w*|un plus|preferible\w*|preferiblemente|idealmente|no imprescindible|opcional|recomendable|valoramos|suma)\b/,
  required:
    /\b(?:imprescindible\w*|obligatori\w+|necesari\w+|requerid\w+|minimo|al menos|indispensable\w*|debe\w*|exigid\w+|se requiere)\b/,
  padding:
    /\b(?:salario|sueldo|vacaciones|seguro medico|retribucion|bruto|ticket restaurante|incorporacion|contrato (?:indefinido|temporal|estable)|jornada (?:completa|parcial)|horario flexible|inscri\w+|enviar? (?:tu )?cv|curriculum|igualdad|diversidad|discapacidad|plan de carrera|formacion continua|a cargo de la empresa|buen ambiente|descuentos)\b/,
  // One line each: function words and qualifiers; words for knowledge, degrees and requirements; words of
  // job offers; verbs of tasks; other verbs, words for candidates and adverbs.
  phraseBreakers: wordSet(`
    el la los las un una unos unas de del al a ante bajo con contra desde en entre hacia hasta para por segun sin sobre tras y e o u ni que quien cuyo donde como cuando si no mas muy bien buen buena buenas buenos gran alta alto altos excelente excelentes solida solido solidos amplia amplio previa previo minima minimo menos nuestro nuestra nuestros nuestras su sus tu tus mi mis te se lo le les nos es son ser eres seras sera esta estar estas tener tienes tenga tiene haber haya
    experiencia experiencias conocimiento conocimientos dominio manejo titulacion titulo formacion nivel imprescindible valorable valorara valoraran deseable requerido requerida necesario necesaria obligatorio obligatoria puesto puestos similar similares relacionado relacionada relacionados demostrable acreditada capacidad habilidad habilidades competencias uso usuario ano anos mes meses tipo sector ambito area otros otras otro otra diferentes diversos etc especialmente preferiblemente idealmente posesion estar
    superior oficial buscamos busca ofrece ofrecemos persona disponibilidad trabajar recomendar medio media
    realizar realizaras gestionar gestionaras asegurar garantizar colaborar colaboraras apoyar coordinar coordinaras preparar prepararas elaborar elaboraras atender atenderas mantener mantendras controlar controlaras supervisar supervisaras llevar llevaras dar daras desarrollar desarrollaras participar participaras encargarse organizar revisar todos todas todo toda
    haga hace hacer hacen hagas falta hay han has he sabe saber sabes sepa sepas puede pueden puedes poder quiere quieres querer gusta gustan guste gustaria podras deberas abstenerse interesado interesada interesados interesadas candidato candidata candidatos candidatas candidatura seleccionado seleccionada enviar envia incluido incluida siempre nunca tambien ademas incluso cualquier cada mismo misma sino aunque mientras durante`),
  joiners: wordSet("de del la las los el a al"),
  ordinaryWords: wordSet(`
    equipo equipos empresa cliente clientes proyecto proyectos puesto trabajo funcion funciones actividad calidad servicio servicios producto productos persona personas dia dias semana hora horas necesidad objetivos resultados gestion seguimiento realizacion preparacion cumplimiento marco entorno perfil vida tiempo tareas area apoyo control`),
  hasNounCapitals: false,
  endings:
    /(?:aciones|acion|amientos?|mente|adores|adoras?|ador|ando|iendo|ados?|adas?|idos?|idas?|es|ar|er|ir|os|as|o|a|s)$/,
  softSkills: [
    [/\btrabajo en equipo|\btrabajar en equipo/, "Trabajo en equipo"],
    [/\bcomunicacion|\bcomunicativ\w+|\bhabilidades comunicativas/, "Comunicación"],
    [
      /\borganizacion personal|\bcapacidad (?:de )?organiza\w+|\bpersona organizada|\borganizad[oa]\b/,
      "Organización",
    ],
    [/\bproactiv\w+|\biniciativa/, "Proactividad"],
    [/\bautonom\w+/, "Autonomía"],
    [/\bresponsab(?:le|ilidad)\b/, "Responsabilidad"],
    [/\bresolutiv\w+|\bresolucion de problemas/, "Resolución de problemas"],
    [/\borientacion (?:al? (?:cliente|servicio)|de servicio)/, "Orientación al cliente"],
    [
      /\borientacion a (?:los )?resultados|\borientad[oa] a (?:los )?resultados/,
      "Orientación a resultados",
    ],
    [/\batencion al detalle|\bdetallista|\bminucios\w+/, "Atención al detalle"],
    [/\bflexib\w+|\badaptaci?on|\badaptab\w+/, "Flexibilidad"],
    [/\bpuntual\w*/, "Puntualidad"],
    [/\bempat\w+|\bpacien\w+|\bescucha activa/, "Empatía"],
    [
      /\bdon de gentes|\bhabilidades sociales|\btrato (?:amable|cercano|con el publico)/,
      "Don de gentes",
    ],
    [/\bcapacidad analitica|\bpensamiento analitico|\banalitic[oa]\b/, "Capacidad analítica"],
    [/\bliderazgo/, "Liderazgo"],
    [/\btrabajar bajo presion|\btolerancia al? estres/, "Trabajo bajo presión"],
  ],
  // The replacements are words that the English readers of degrees, years and dates know, so short that they
  // fit into the original: `msc` for any master's degree, `ged` for a school diploma. Of the months, only those
  // whose first three letters differ from English are replaced.
  englishReplacements: [
    [/\b(?:titulo de )?master\b|\bposgrado\b/g, "msc"],
    [
      /\b(?:grado|licenciatura|diplomatura|titulacion universitaria|ingenieria tecnica|carrera) (?:en|universitari\w+|de)\b|\bgrado en\b|\btitulacion universitaria\b|\bestudios universitarios\b|\blicenciad[oa]\b|\bgraduad[oa]\b/g,
      "bsc",
    ],
    [/\bdoctorado\b/g, "phd"],
    [/\bbachillerato\b/g, "ged"],
    [/\bexperiencia\b/g, "exp"],
    [/\banos?\b/g, "yrs"],
    [/\bun (?=yrs)/g, "1"],
    [/\bdos (?=yrs)/g, "2"],
    [/\btres (?=yrs)/g, "3"],
    [/\bcuatro (?=yrs)/g, "4"],
    [/\bcinco (?=yrs)/g, "5"],
    [/\bactualidad\b|\bactualmente\b|\bactual\b|\bhoy\b/g, "now"],
    [/\bdesde\b/g, "since"],
    [/\benero\b|\bene\b/g, "jan"],
    [/\babril\b|\babr\b/g, "apr"],
    [/\bagosto\b|\bago\b/g, "aug"],
    [/\bdiciembre\b|\bdic\b/g, "dec"],
  ],
  titleNoise:
    /\(?\b(?:h ?\/ ?m|m ?\/ ?h)(?: ?\/ ?x)?\b\)?|^(?:buscamos|se busca|se necesita|seleccionamos|oferta de empleo)\b(?: un[ao]?)?:?/gi,
};
