/**
 * Kinds of workplaces that a posting may ask years in (`in a hospital`, `law firm experience`), and
 * the words by which a job's title, employer or lines tell one.
 */
import type { Token } from "#app/core/ats/words/tokens.ts";

export interface Workplace {
  /** The words by which a posting names it. */
  asked: RegExp;
  /** The words by which a job tells it, besides those. */
  told: RegExp;
}

const place = (asked: string, told: string): Workplace => ({
  asked: new RegExp(` (?:${asked})(?= )`, "g"),
  told: new RegExp(` (?:${asked}|${told}) `),
});

/** Kinds of stores, because `data stores` are none. */
const STORE_KIND =
  "(?:grocery|department|convenience|clothing|apparel|fashion|shoe|hardware|box|furniture|improvement|electronics|jewelry|book|liquor|drug|thrift|dollar|discount|luxury|specialty|food|beauty|phone|pet|toy|parts|busy|large|small|multi|multiple)";
/** Kinds of shops, because a `machine shop` and a `repair shop` sell nothing from shelves. */
const SHOP_KIND =
  "(?:gift|clothing|charity|shoe|book|pro|betting|phone|bike|flower|free|street|thrift|tea|wine|busy|local)";

/** The longest names of one kind first, because the first that is found counts. */
export const WORKPLACES: readonly Workplace[] = [
  place(
    "(?<!animal |veterinary )hospitals?|inpatient|in patient (?:units?|wards?|settings?|hospitals?|facilit\\w+|beds?|rehab\\w*|psych\\w*)|acute care|acute(?= (?:$|hospitals?|settings?|wards?|units?|trusts?|services?|environments?|facilit\\w+|nursing|medic\\w+|inpatient|rehab\\w*|psych\\w*|mental|experience|(?:and|or) (?!chronic)))",
    "infirmary|medical cent(?:er|re)s?|health system|healthcare system|med surg|medical surgical|wards?|icu|intensive care|critical care|emergency department|er|ed|ccu|pacu|telemetry|step ?down|nicu|picu|labor and delivery|postpartum|ortho\\w*|oncology|cardiac|post ?op|pre ?op|operating room|theatre|teaching trust|nhs trust|trauma",
  ),
  place(
    "nursing homes?|skilled nursing|snf|long term care|ltc|care homes?|residential care|assisted living|aged care",
    "nursing (?:and|facility|center|centre)|residents?|retirement|rehabilitation|memory care|elder(?:ly)? care",
  ),
  place(
    "home health|home care|homecare|domiciliary",
    "clients homes?|in home|home visits?|home aide|visiting",
  ),
  place(
    "law firms?|law office|legal practice|solicitors practice",
    "llp|solicitors?|attorneys?|law|legal|partners|p a|esq|barristers?|chambers|conveyancers?",
  ),
  place(
    "child ?care cent(?:er|re)s?|day ?care cent(?:er|re)s?|child ?care (?:setting|facility)|preschools?(?! age)|pre school(?! age)|nursery|nurseries|early (?:years|learning) (?:setting|cent(?:er|re))s?|daycare|day care",
    "kindergartens?|montessori|early learning|early childhood cent(?:er|re)|head start|creche|pre k|prek|learning cent(?:er|re)|child ?care|toddlers? room|toddler classroom",
  ),
  place(
    "schools?(?! (?:age|aged|bus|buses|diploma|graduates?|leavers?) )|classrooms?|k 12|primary school|secondary school|elementary school",
    "academy|academies|teachers?|paraprofessionals?|pupils?|year \\d|grades? \\d|\\d(?:st|nd|rd|th) grade|key stage|kindergarten|elementary|isd|district|lessons?|students",
  ),
  place(
    "hotels?",
    "inn|inns|resorts?|motels?|lodges?|suites|hostels?|guest ?rooms?|night audit(?:or)?|hilton|marriott|hyatt|sheraton|bed and breakfast",
  ),
  place(
    "hospitality",
    "hotels?|inn|resorts?|restaurants?|bars?|pub|cafe|coffee|kitchens?|guests?|catering|barista|waiter|waitress|chef|cook|servers?|bartend\\w*|hostess|banquets?|housekeep\\w+|concierge|bell(?:hop|man)",
  ),
  place(
    "restaurants?|commercial kitchens?|professional kitchens?|fine dining|fresh food kitchens?",
    "kitchens?|bistro|brasserie|cafe|grill|diner|tavern|pub|eatery|pizzeria|trattoria|steakhouse|gastropub|inn|canteen|hotel|rosettes?|michelin|covers|chef|cook|servers?|waiters?|waitress(?:es)?|bartend\\w*|hostess|bussers?|dishwashers?|pizza|mcdonald s|mcdonalds|burger king|chipotle|starbucks",
  ),
  place(
    "(?<! data )(?:warehouses?|warehousing)|distribution cent(?:er|re)s?|(?<= (?:in|at) (?:an? |the )?)dc|dc(?= (?:environment|operations?|setting))|fulfil?lment cent(?:er|re)s?",
    "dc|warehous\\w+|distribution|fulfil?lment|logistics|cold storage|storage|stockroom|depot|3pl|pallets?|wms|picker|packer|forklift|storeman|storeperson|order picking",
  ),
  place(
    "manufacturing|(?<! data )(?:factory|factories)|industrial (?:setting|environment)|plant environment|(?:food|industrial|mass|volume|speed|factory) production environment",
    "plants?|production|manufacturers?|mills?|assembly|foundry|forge|castings?|stampings?|steel|moulding|molding|tooling|plastics|extrusion|machining|fabrication|industries|works|shop floor|line|packing|bottling|automotive",
  ),
  place(
    "call cent(?:er|re)s?|contact cent(?:er|re)s?",
    "inbound|outbound|calls|customer service line|telesales|telemarketing|help ?line",
  ),
  place(
    `retail|(?:${STORE_KIND} )stores?|(?<= (?:in|at) an? )stores?|stores?(?= (?:experience|operations?|managers?|management|associates?|clerks?|assistants?))|${SHOP_KIND} shops?|shop (?:assistants?|work)`,
    "stores?|shops?|cashiers?|checkouts?|sales associate|sales assistant|costco|kroger|aldi|lidl|ikea|home depot|best buy|supermarkets?|grocery|boutique|outlet|store manager|shop floor|merchandis\\w+|tills?|customers|department store|mall|walmart|target|tesco",
  ),
  place(
    "(?<! (?:blood|food|milk|sperm|tissue|eye|bone|test|question|power|item|data|memory|river) )banks?(?! (?:reconcil\\w*|recs?|statements?|deposits?|accounts?|feeds?|holidays?|staff|nurses?|shifts?) )|banking|credit unions?|financial services|financial institutions?",
    "tellers?|bankers?|loan officer|bancorp|financial|savings|building society|lending|lender|mortgage|insurance|wealth|fintech|fund|investments?|asset management|capital",
  ),
  place(
    "(?:labs?|laborator(?:y|ies))(?! (?:cases?|results?|orders?|values|draws?|prescriptions?|slips?|coats?|reports?|requisitions?) )",
    "labs?|laborator(?:y|ies)|assays?|diagnostics|pathology|samples|specimens|testing|analytical|microbiology|chemistry|nata",
  ),
  place(
    "universit(?:y|ies)(?! (?:degrees?|education|studies|level|diploma) )|higher education|academia",
    "universit(?:y|ies)|professors?|colleges?|faculty|campus|undergraduates?|postgraduates?|lecture\\w*|department of|institute",
  ),
  place(
    "non ?profits?|charit(?:y|ies)|ngos?|third sector|voluntary sector",
    "foundation|trust|donors?|fundrais\\w+|volunteers?|501 ?c ?3|charitable|united way|mission|society|association",
  ),
  place(
    "government|public sector|local government|municipal(?! (?:bonds?|tax\\w*|securities|finance) )|(?<! works )councils?|federal(?= (?:government|agenc\\w+|sector|services?|contract\\w*|employ\\w+|civilian|experience|departments?|clients?|customers?|projects?|programs?|work|space) )",
    "federal|municipal|police|sheriff|mayor|county|city of|state of|department of|ministry|borough|authority|agency|civil service|usda|nhs|army|navy|air force|public works|district|town of|commission",
  ),
  place(
    "recruitment agency|staffing agency|agency recruitment",
    "agency|staffing|recruitment|recruiting|talent|search",
  ),
  place("salons?|barber ?shops?", "hair|hairdress\\w+|stylist|beauty|spa|barbers?|clients"),
  place("outpatient|clinics?|ambulatory", "clinic|practice|surgery|medical group|physicians?|gp"),
];

/** Words in lower case with one space around each, so that patterns match whole words. */
export const wordsOf = (tokens: readonly Pick<Token, "low">[]): string =>
  ` ${tokens.map(({ low }) => low).join(" ")} `;
