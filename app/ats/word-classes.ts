/** Small classes of English words that the readers of postings and resumes lean on. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Carry no content; folded. */
export const FUNCTION_WORDS = words(`
a an the and or but nor so yet if then than that this these those there here it its he she they them their our your you we us i me my his her who whom whose which what when where why how
of in on at by to for from with without within into onto upon over under about across through during before after between among per via as than like up down out off
is are was were be been being am do does did done has have had having can could will would shall should may might must not no yes all any each every both either neither some such same other another more most many much few less least own only also just very too well etc eg ie e g s t
`);

/** Verbs and turns that end a list of requirements. */
export const BREAK_WORDS = words(`
to that which who whom where when while whilst if because since so but than then including include includes such etc e.g required preferred desired desirable necessary needed essential mandatory plus advantage bonus asset is are was were be been will would should must can could may might have has had able ability
using used use working work works worked building build builds develop developing developed design designing designed create creating manage managing managed lead leading support supporting supported ensure ensuring provide providing help helping make making deliver delivering drive driving perform performing maintain maintaining implement implementing write writing run running take taking understand apply applying gain join need needs want you your we our us they their will within across as at by on into from through during per about after before between without over under
`);

/** Qualifiers before a requirement that are not part of it. */
export const LEADING_WORDS = words(`
strong good excellent solid proven demonstrated demonstrable extensive deep advanced basic working thorough hands on prior previous relevant related similar great outstanding exceptional superior sound broad wide full some any all various multiple several different other modern latest new current common general specific key core practical professional significant minimum least more years year months month recent successful effective high highly very the a an our your their its this that these those of in with and or following least one two three four five six seven eight nine ten ideally preferably either both at must knowledge experience understanding expertise familiarity proficiency exposure
`);

/** Nouns after a requirement that are not part of it. */
export const TRAILING_WORDS = words(`
experience knowledge skill ability understanding expertise familiarity proficiency background required preferred plus desired etc environment role position level similar equivalent related others other and or of in with for a an the field area
`);

/** Too general to be a requirement by themselves; folded. */
export const GENERAL_WORDS = words(`
team work company experience skill knowledge ability role job position year day time people person opportunity candidate career employee employer customer client business industry environment service product project solution support process system tool technology technique application software program information data level area field task duty activity standard requirement responsibility result goal need quality performance development management design quarter month week part plan growth success value culture world life member community partner office location country city state region market group organization department division site use way thing type kind range variety number set order issue problem question detail example case step point view idea change impact challenge best practice practices great good new strong key core high internal external global local international national technical professional personal social digital general various multiple different other related relevant equivalent similar degree certification certificate license training education background understanding expertise proficiency familiarity exposure concept principle fundamental basic methodology methodologies method approach framework language languages platform environments stack component feature function functionality code test user users end engineer engineers developer developers manager managers leader leaders staff salary benefit benefits pay bonus insurance vacation holiday hour hours shift shifts full contract permanent remote hybrid onsite home travel office equal gender race religion age status disability veteran law applicant application website email phone address contact please apply cv resume letter cover interview passion mindset attitude fun lot something everything anything senior junior mid lead principal head written spoken verbal oral fluent aspect place employment share unique interest master bachelor profile context offer combined combination importance sufficient possess hold profound ideal additional further information particular complementary independent independently similarly challenging interesting interested subsidiary recruiter publication functional organizational planning execution network capacity positive deadline objective more most least minimum maximum plus etc one two three four five six seven eight nine ten first second third
`);

/** Nouns that name an occupation when they end a title; folded. */
export const TITLE_HEADS = words(`
engineer developer programmer architect analyst scientist administrator technician specialist consultant manager director supervisor coordinator assistant associate officer executive representative agent advisor adviser lead leader head chief president nurse doctor physician surgeon dentist pharmacist therapist counselor psychologist paramedic caregiver carer aide midwife teacher instructor professor lecturer tutor trainer coach educator principal librarian lawyer attorney counsel paralegal solicitor barrister clerk secretary receptionist accountant bookkeeper auditor controller cashier teller underwriter broker trader banker actuary recruiter generalist buyer planner dispatcher driver courier operator mechanic electrician plumber carpenter welder machinist fabricator painter mason roofer installer foreman superintendent surveyor estimator inspector designer artist illustrator animator photographer videographer editor writer copywriter journalist reporter producer publicist strategist marketer salesperson merchandiser stylist hairdresser cosmetologist chef cook baker bartender barista server waiter waitress host hostess housekeeper cleaner janitor custodian concierge steward butler guard detective firefighter soldier pilot captain dispatcher researcher biologist chemist physicist statistician economist mathematician geologist ecologist agronomist farmer gardener landscaper veterinarian groomer intern trainee apprentice fellow postdoc student freelancer contractor owner founder partner tester dba sysadmin webmaster scrum-master translator interpreter curator actor musician dancer stewardess handyman laborer packer picker loader assembler
`);

/** Heads that name the same work; each line is one group. */
export const SAME_HEADS: readonly ReadonlySet<string>[] = [
  words("engineer developer programmer coder"),
  words("administrator sysadmin admin"),
  words("manager lead head supervisor director leader"),
  words("teacher instructor educator lecturer professor tutor"),
  words("lawyer attorney solicitor counsel barrister"),
  words("representative associate salesperson agent executive"),
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
];

export const SENIORITY = words(
  "senior sr junior jr mid entry level lead principal staff chief graduate trainee intern i ii iii iv v experienced part full time temporary contract permanent remote hybrid onsite m f d w x div",
);
