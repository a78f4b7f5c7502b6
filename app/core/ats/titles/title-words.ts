/**
 * Words of job titles: those that end a title ("heads"), which of them mean the same work, and
 * ranks.
 */
import { foldWord } from "#app/core/ats/words/word-forms.ts";

const words = (text: string): ReadonlySet<string> =>
  new Set(text.trim().split(/\s+/).map(foldWord));

/** Nouns that name an occupation when they end a title; folded. */
export const TITLE_HEADS = words(`
engineer developer programmer architect analyst scientist administrator technician specialist consultant manager director supervisor coordinator assistant associate officer executive representative agent advisor adviser lead leader head chief president vp nurse doctor physician surgeon dentist pharmacist therapist counselor psychologist paramedic caregiver carer aide midwife teacher instructor professor lecturer tutor trainer coach educator principal librarian lawyer attorney counsel paralegal solicitor barrister clerk secretary receptionist accountant bookkeeper auditor controller cashier teller underwriter broker trader banker actuary recruiter generalist buyer planner dispatcher driver courier operator mechanic electrician plumber carpenter welder machinist fabricator painter mason roofer installer foreman superintendent surveyor estimator inspector designer artist illustrator animator photographer videographer editor writer copywriter journalist reporter producer publicist strategist marketer salesperson merchandiser stylist hairdresser cosmetologist chef cook baker bartender barista server waiter waitress host hostess housekeeper cleaner janitor custodian concierge steward butler guard detective firefighter soldier pilot captain researcher biologist chemist physicist statistician economist mathematician geologist ecologist agronomist farmer gardener landscaper veterinarian groomer intern trainee apprentice fellow postdoc student freelancer contractor owner founder partner tester dba sysadmin webmaster translator interpreter curator actor musician dancer stewardess handyman laborer packer picker loader assembler
radiographer sonographer phlebotomist optometrist optician podiatrist chiropractor dietitian dietician nutritionist hygienist orthodontist anesthesiologist anaesthetist anesthetist cardiologist radiologist oncologist neurologist dermatologist pediatrician paediatrician psychiatrist psychotherapist pathologist physiotherapist osteopath audiologist clinician practitioner epidemiologist gynecologist gynaecologist urologist obstetrician toxicologist pharmacologist physiologist prosthetist orthotist embalmer attendant caseworker worker doula masseur masseuse acupuncturist
notary magistrate conveyancer bailiff mediator arbitrator adjudicator jurist lobbyist registrar policeman policewoman constable sheriff warden investigator diplomat ambassador chaplain priest pastor commissioner councillor ombudsman lifeguard sergeant lieutenant sailor mariner deckhand boatswain
bricklayer stonemason joiner cabinetmaker plasterer tiler glazier scaffolder pipefitter steamfitter boilermaker ironworker millwright toolmaker lineman locksmith upholsterer blacksmith farrier labourer groundskeeper groundsman arborist exterminator rigger decorator tailor seamstress jeweler jeweller watchmaker butcher fishmonger florist drafter draftsman draughtsman fitter groundworker woodworker metalworker steelworker driller miner roustabout forester beekeeper zookeeper caretaker breeder weaver bookbinder typesetter engraver glassblower refinisher repairer repairman
headteacher headmaster schoolteacher dean provost nanny babysitter childminder invigilator facilitator
treasurer comptroller adjuster appraiser assessor valuer
seller telemarketer salesman saleswoman shopkeeper realtor auctioneer canvasser fundraiser negotiator wholesaler
forwarder trucker chauffeur storekeeper storeman warehouseman longshoreman stevedore postman signaller expediter boatman
sommelier busser croupier bellhop confectioner caterer hotelier chambermaid restaurateur doorman
typographer retoucher modeller sculptor ceramicist columnist blogger novelist playwright screenwriter composer singer choreographer cinematographer cameraman presenter broadcaster announcer proofreader typist stenographer transcriptionist subtitler archivist conservator historian
microbiologist geneticist botanist zoologist astronomer meteorologist geophysicist geographer anthropologist archaeologist sociologist linguist hydrologist oceanographer metallurgist cartographer entomologist immunologist virologist biochemist technologist criminologist
coder evangelist moderator organizer
barber beautician aesthetician esthetician manicurist athlete referee jockey
`);

/**
 * TITLE_HEADS and heads that are also things, verbs or letters, so they only count in texts known
 * to be titles.
 */
export const ALL_TITLE_HEADS: ReadonlySet<string> = new Set([
  ...TITLE_HEADS,
  ...words(`
guide judge author volunteer mentor scout porter conductor printer dishwasher expert collector handler medic usher keeper helper maid valet ranger master minister interviewer rep admin ceo cfo coo cto cio cmo ciso emt rn lpn cna critic dresser setter finisher polisher grinder
resourcer commis operative sister matron mate lumper domestic sparky chargehand ganger chainman playworker groundworker paraplanner barman barmaid lecturer sourcer milker fireman bouncer picker
`),
]);

/** Occupations with a field after `of`: Head of Engineering, Teacher of Mathematics. */
export const FIELD_HEADS = words(
  "director head manager lead leader president vp chief dean provost supervisor superintendent coordinator commissioner curator professor lecturer teacher instructor",
);

/** Occupations that are also surnames: Ted Baker, Franz Mason. */
export const SURNAME_HEADS = words(
  "baker cook mason carpenter farmer gardener painter butler steward potter porter judge tailor barber singer miner weaver forester glazier dean constable warden scout guide priest sheriff sailor butcher joiner tiler farrier",
);

/** First names that are also ordinary words: Rose Baker, Mark Butcher. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  "rose mark bill frank rich jack drew grant grace hope faith joy dawn april june daisy lily violet iris ivy hazel holly heather poppy ruby amber pearl jade ginger sandy dale glen cliff chase pat rob bob nick ray gene miles victor max penny patience carol eve robin jay jasmine".split(
    " ",
  ),
);

/** Nouns inside titles that are verbs or other words in the rest of a posting. */
export const TITLE_NOUNS: ReadonlySet<string> = new Set(
  "design building work help asset needs drive".split(" "),
);

/** Heads that name the same work; each line is one group. */
export const SYNONYMOUS_HEADS: readonly ReadonlySet<string>[] = [
  words("engineer developer programmer coder"),
  words("administrator sysadmin admin"),
  words("manager lead head supervisor director leader"),
  words("teacher instructor educator lecturer professor tutor"),
  words("physician doctor"),
  words("lawyer attorney solicitor counsel barrister"),
  words("representative associate salesperson agent executive salesman saleswoman seller"),
  words("assistant secretary clerk receptionist"),
  words("cook chef"),
  words("waiter waitress server"),
  words("cleaner janitor custodian housekeeper"),
  words("driver courier"),
  words("caregiver carer aide"),
  words("technician mechanic"),
  words("writer copywriter editor"),
  words("trainer coach"),
  words("accountant bookkeeper"),
  words("advisor adviser"),
  words("dietitian dietician nutritionist"),
  words("joiner carpenter cabinetmaker woodworker"),
  words("mason bricklayer stonemason"),
  words("drafter draftsman draughtsman"),
  words("nanny babysitter childminder caregiver carer"),
  words("barber hairdresser"),
  words("trainee apprentice intern"),
];

/**
 * Ranks, terms of employment and gender marks (m, w, d), which say nothing about the occupation;
 * folded.
 */
export const SENIORITY = words(
  "senior sr junior jr mid entry level lead principal staff chief graduate trainee intern i ii iii iv v experienced part full time temporary contract permanent remote hybrid onsite m f d w x div",
);
