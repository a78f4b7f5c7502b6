/**
 * Rules for French postings; LanguageRules explains each table. All patterns match text in lower case
 * without accents and with spaces for apostrophes.
 */
import { type LanguageRules, wordSet } from "./language-rules.ts";

export const FRENCH: LanguageRules = {
  headings: [
    {
      pattern:
        /^(?:les? (?:\w+ )?plus|atouts?|serai(?:t|ent) un plus|souhaite|apprecie|bonus|idealement|en plus)/,
      kind: "preferred",
      asks: true,
    },
    {
      pattern:
        /^(?:nous (?:vous )?(?:offrons|proposons)|ce que nous (?:vous )?(?:offrons|proposons)|nos avantages|avantages|remuneration|(?:a propos|qui sommes|l entreprise|notre (?:entreprise|societe|equipe))|pourquoi nous|conditions|candidature|pour postuler|postuler|contact|le contrat|contrat|informations? (?:pratiques?|complementaires?)|salaire|on vous (?:offre|propose))/,
      kind: "padding",
      asks: false,
    },
    {
      pattern:
        /^(?:(?:votre |le |les |profil )?(?:profil|competences|qualifications|pre ?requis|exigences|qualites|savoir)|ce que nous (?:recherchons|attendons|cherchons)|vous (?:etes|avez|possedez|justifiez|disposez|maitrisez)|nous (?:recherchons|cherchons|attendons)|formation|experience|qui etes|vos atouts|ce qu il (?:vous )?faut)/,
      kind: "required",
      asks: true,
    },
    {
      pattern:
        /^(?:(?:vos |les |la |le |votre |ta |tes )?(?:missions?|taches|responsabilites|poste|role|fonctions?|activites|quotidien)|description du poste|au quotidien|ce que vous ferez|vous serez|rattache)/,
      kind: "plain",
      asks: false,
    },
  ],
  asksForSkill:
    /\b(?:experience|connaissances?|maitrise\w*|competences?|diplome\w*|formation|titulaire|permis|certifi\w+|habilitation|bac|bts|cap|licence|master|anglais|aisance|capacite|sens d|notions|justifi\w+|niveau|vous etes|vous maitrisez)\b/,
  preferred:
    /\b(?:un plus|serait? (?:un |apprecie|souhaite)|seraient (?:un |apprecie)|souhaitee?s?|souhaitable|appreciee?s?|idealement|atout|de preference|pas (?:indispensable|obligatoire)|bienvenue?s?|facultati\w+|si possible)\b/,
  required:
    /\b(?:obligatoires?|exigee?s?|requise?s?|indispensables?|imperati\w+|minimum|au moins|necessaires?|imperatif|doit|devez)\b/,
  padding:
    /\b(?:tickets? restaurant|mutuelle|prime|13e mois|treizieme|remuneration|salaire|brut|conges|rtt|transports? rembours\w*|cv|lettre de motivation|postul\w+|candidature|cse|comite d entreprise|interessement|participation|handicap|diversite|cdi\b|cdd\b|teletravail|avantages)\b/,
  phraseBreakers: wordSet(`
    le la les l un une des du de d et ou a au aux en dans par pour sur sous avec sans chez vers entre depuis pendant ainsi que qui dont ou ce cet cette ces son sa ses leur leurs notre nos votre vos mon ma mes ton ta tes vous nous il elle ils elles on se s y ne n pas plus tres bien bonne bonnes bon bons excellente excellentes excellent parfaite parfait forte fort solide solides premiere premier reelle reel minimum moins etre etes est sont avoir avez avons ayant sera serez serait seraient
    experience experiences connaissance connaissances maitrise maitrisez competence competences formation diplome titulaire justifiez justifiant possedez disposez similaire similaires significative significatif idealement souhaite souhaitee apprecie appreciee requis requise requises exige exigee obligatoire indispensable atout poste postes fonction niveau an ans annee annees mois sens aisance capacite gout notions savoir savez faire faites utilisation outils outil type equivalent equivalente domaine secteur milieu
    recherche recherchons travail envoyez deux trois bac presentation
    assurer assurez realiser realisez effectuer effectuez participer participez gerer gerez veiller veillez garantir garantissez contribuer contribuez suivre suivez mettre mettez prendre prenez etablir etablissez accueillir accueillez preparer preparez organiser organisez animer animez accompagner accompagnez developper developpez conseiller conseillez proposer proposez controler controlez rediger redigez traiter traitez tous toutes tout toute autres autre differents differentes etc quotidien quotidienne
    faut falloir peut peuvent peux pouvez pouvoir veut veulent voulez vouloir doit doivent devez devoir sait sachant connaissez connait aime aimez aimant candidat candidate candidats candidates candidature candidatures postuler postulez merci serieux serieuse abstenir toujours jamais aussi meme chaque comme si lorsque quand afin fois etant`),
  joiners: wordSet("de d du des la le les l a au aux en"),
  ordinaryWords: wordSet(`
    equipe equipes entreprise client clients projet projets poste travail mission missions activite activites qualite service services produit produits personne personnes jour jours semaine heure heures besoin besoins objectif objectifs resultat resultats gestion suivi mise place realisation preparation respect ensemble cadre environnement profil vie temps rigueur plus`),
  hasNounCapitals: false,
  endings:
    /(?:ements?|ations?|ieres?|iers?|eres?|ers|iennes?|iens?|euses?|eurs?|trices?|rices?|ives?|elles?|ees?|es|er|ez|e|s)$/,
  softSkills: [
    [/\besprit d equipe|\btravail (?:en |d )equipe|\btravailler en equipe/, "Esprit d'équipe"],
    [/\brigueur|\brigoureu\w+|\bminuti\w+|\bprecis(?:ion|e)\b/, "Rigueur"],
    [/\bautonom\w+/, "Autonomie"],
    [/\borganis(?:e|ee|ation personnelle)\b|\bsens de l organisation/, "Sens de l'organisation"],
    [
      /\bsens du (?:service|relationnel|contact|client)|\brelationnel\w*|\baisance relationnelle|\bsens de l accueil/,
      "Sens du relationnel",
    ],
    [
      /\bcommunication (?:orale|ecrite)|\bcommuniquer|\bcapacites? de communication|\bbonne communication/,
      "Communication",
    ],
    [/\bdynami\w+/, "Dynamisme"],
    [/\breactivite|\breacti(?:f|ve)\b/, "Réactivité"],
    [/\bponctu\w+/, "Ponctualité"],
    [/\bpolyvalen\w+|\badaptabilite|\bcapacite d adaptation/, "Adaptabilité"],
    [/\bdiscretion|\bconfidentialite/, "Discrétion"],
    [/\bpatien(?:ce|t|te)\b|\bbienveillan\w+|\becoute|\bempathi\w+/, "Écoute"],
    [/\besprit d analyse|\bcapacites? d analyse|\besprit analytique/, "Esprit d'analyse"],
    [/\bforce de proposition|\bprise d initiative|\binitiative/, "Force de proposition"],
  ],
  englishReplacements: [
    [/\bbac ?\+ ?5\b|\bmaster(?: 2)?\b|\becole d ingenieurs?\b|\bdiplome d'ingenieur\b/g, "msc"],
    [/\bbac ?\+ ?[34]\b|\blicence (?:en|de|pro)\b|\blicence professionnelle\b/g, "bsc"],
    [/\bdoctorat\b/g, "phd"],
    [/\bexperiences?\b/g, "exp"],
    [/(\d ?)ans?\b/g, "$1yr"],
    [/\bans\b/g, "yrs"],
    [/\bannees\b/g, "years"],
    [/\bdeux (?=y(?:ea)?r)/g, "2"],
    [/\btrois (?=y(?:ea)?r)/g, "3"],
    [/\bcinq (?=y(?:ea)?r)/g, "5"],
    [/\ba ce jour\b|\baujourd'hui\b|\ben cours\b|\bactuel(?:lement)?\b/g, "now"],
    [/\bdepuis\b/g, "since"],
    [/\bjanvier\b|\bjanv\b/g, "jan"],
    [/\bfevrier\b|\bfevr?\b/g, "feb"],
    [/\bmars\b/g, "mar"],
    [/\bavril\b|\bavr\b/g, "apr"],
    [/\bmai\b/g, "may"],
    [/\bjuin\b/g, "jun"],
    [/\bjuillet\b|\bjuil\b/g, "jul"],
    [/\baout\b/g, "aug"],
  ],
  titleNoise:
    /\(?\b(?:(?:h ?\/ ?f|f ?\/ ?h)(?: ?\/ ?x)?|cdi|cdd|temps (?:plein|partiel))\b\)?|^(?:nous recherchons|recherche|offre d'emploi)\b(?: une?)?:?/gi,
};
