/** Classes of English words used to read postings and resumes. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that carry grammar, not meaning; folded. */
export const FUNCTION_WORDS = words(`
a an the and or but nor so yet if then than that this these those there here it its he she they them their our your you we us i me my his her who whom whose which what when where why how
of in on at by to for from with without within into onto upon over under about across through during before after between among per via as than like up down out off
is are was were be been being am do does did done has have had having can could will would shall should may might must not no yes all any each every both either neither some such same other another more most many much few less least own only also just very too well etc eg ie e g s t
`);

/** Words that end a list of requirements. */
export const BREAK_WORDS = words(`
to that which who whom where when while whilst if because since so but than then according depending including include includes such etc e.g required preferred desired desirable necessary needed essential mandatory plus advantage bonus asset is are was were be been will would should must can could may might have has had able ability
using used use working work works worked building build builds develop developing developed design designing designed create creating manage managing managed lead leading support supporting supported ensure ensuring provide providing help helping make making deliver delivering drive driving perform performing maintain maintaining implement implementing write writing run running take taking understand apply applying gain join need needs want you your we our us they their will within across as at by on into from through during per about after before between without over under
`);

/** Qualifiers before a requirement that are not part of it. */
export const LEADING_WORDS = words(`
strong good excellent solid proven demonstrated demonstrable extensive deep advanced basic working thorough hands on prior previous relevant related similar great outstanding exceptional superior sound broad wide full some any all various multiple several different other modern latest new current common general specific key core practical professional significant minimum least more years year months month recent successful effective high highly very the a an our your their its this that these those of in with and or following least one two three four five six seven eight nine ten ideally preferably either both at must knowledge experience understanding expertise familiarity proficiency exposure
`);

/** Words after a requirement that are not part of it. */
export const TRAILING_WORDS = words(`
experience knowledge skill ability understanding expertise familiarity proficiency background required preferred plus desired etc environment role position level similar equivalent related others other and or of in with for a an the field area
`);

/** Too general to be a requirement by themselves; folded. */
export const GENERAL_WORDS = words(`
team work company experience skill knowledge ability role job position year day time people person opportunity candidate career employee employer customer client business industry environment service product project solution support process system tool technology technique application software program information data level area field task duty activity standard requirement responsibility result goal need quality performance development management design quarter month week part plan growth success value culture world life member community partner office location country city state region market group organization department division site use way thing type kind range variety number set order issue problem question detail example case step point view idea change impact challenge best practice practices great good new strong key core high internal external global local international national technical professional personal social digital general various multiple different other related relevant equivalent similar degree certification certificate license training education background understanding expertise proficiency familiarity exposure concept principle fundamental basic methodology methodologies method approach framework language languages platform environments stack component feature function functionality code test user users end engineer engineers developer developers manager managers leader leaders staff salary benefit benefits pay bonus insurance vacation holiday hour hours shift shifts full contract permanent remote hybrid onsite home travel office equal gender race religion age status disability veteran law applicant application website email phone address contact please apply cv resume letter cover interview passion mindset attitude fun lot something everything anything senior junior mid lead principal head written spoken verbal oral fluent aspect place employment share unique interest master bachelor profile context offer combined combination importance sufficient possess hold profound ideal additional further information particular complementary independent independently similarly challenging interesting interested subsidiary recruiter publication functional organizational planning execution network capacity positive deadline objective more most least minimum maximum plus etc one two three four five six seven eight nine ten first second third
`);

/** Words for work that follow its object: `Linux administration`. */
export const WORK_WORDS = new Set(["administration"]);
