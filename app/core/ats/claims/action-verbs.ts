/** Recognizes verbs that people use in resumes to describe their own work, in any occupation. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Base forms of the most common first words of O*NET's tasks and of resume lines. */
const VERBS = words(`
achieve act adapt add adjust administer adopt advertise advise advocate align allocate analyze analyse answer apply appraise archive arrange architect assemble assess assign assist attach attend audit author automate bake balance bill book brew broker build buy calculate calibrate call care carry carve catalog chair change chart chase check clean clear climb close coach code collaborate collate collect commission communicate compare compile complete compose compute conduct configure confirm connect consult contribute control convert convince cook coordinate copy correct counsel cover create cultivate cure cut decorate define deliver demo demonstrate deploy describe design detect determine develop devise diagnose dig direct discuss disinfect dispatch dispense distribute document draft draw drill drive earn edit educate email enable enforce engineer enhance ensure enter erect escort establish estimate evaluate examine execute expand explain export fabricate facilitate feed file fill finish fit fix follow forecast form formulate forward found fund gather generate give grade grind groom grow guide handle harvest headhunt heat help hire host identify illustrate implement import improve increase influence inform initiate inject insert inspect install instruct insure integrate interpret interview introduce inventory investigate invoice issue join keep laminate launch lay lead learn lease level liaise lift list listen load lobby locate log lower lubricate machine maintain make manage manufacture map mark market measure mediate meet mentor merge migrate milk mill mix mobilize model modify monitor mount mow move negotiate nurse observe obtain offer onboard open operate optimize order organize organise orchestrate oversee own pack paint participate partner pass patrol peddle perform photocopy photograph pick pilot pioneer pitch place plan plant plaster play polish pour practice practise prepare prescribe present print process procure produce program promote proofread propose protect prototype prove provide prune publish pull purchase push quote raise reach read rebuild receive recommend reconcile record recruit redirect reduce refer refine register regulate rehearse reinforce relay release remove renew rent repair replace report represent reproduce requisition research reschedule reserve resell resolve respond restock restore retail retrieve review revise rewire roll roster route run sample sand saw scale scan schedule screen seal secure select sell send serve service set sew shape share sharpen ship shoot shred sign simplify sketch solder solve sort source spearhead speak specify sponsor splice staff stock streamline strengthen study submit subtitle succeed supervise supply support survey swab take talk teach tend test tile trace track train transcribe transfer transform translate transport treat trim troubleshoot tune turn tutor type unload update upgrade upsell use validate verify visit volunteer wash watch weigh weld win wire work wrap write
`);

/** Past forms, each followed by its base form. */
const IRREGULAR = new Map(
  "built build bought buy brought bring cut cut drew draw drove drive fed feed found find gave give grew grow held hold hung hang kept keep laid lay led lead made make met meet oversaw oversee ran run read read rebuilt rebuild rewrote rewrite said say sang sing sat sit saw see sent send set set sewed sew shot shoot sold sell resold resell spoke speak spent spend stood stand taught teach took take told tell went go won win wove weave wrote write"
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(" ") as [string, string]),
);

export type VerbForm = "base" | "present" | "past" | "gerund";
export interface Verb {
  base: string;
  form: VerbForm;
}

/** Leaves out "using", which mostly names a means: "cut plates using a laser". */
const MIN_GERUND_LENGTH = 6;

/** The verb that a word may be a form of, or null; in its sentence it may still be a noun. */
export function verbOf(lowercaseWord: string): Verb | null {
  const irregular = IRREGULAR.get(lowercaseWord);
  if (irregular) return { base: irregular, form: "past" };
  if (VERBS.has(lowercaseWord)) return { base: lowercaseWord, form: "base" };
  // Also a verb that is not in the list; its base is then the stem.
  if (lowercaseWord.endsWith("ed"))
    return { base: baseOf(lowercaseWord.slice(0, -2)), form: "past" };
  if (lowercaseWord.endsWith("ing") && lowercaseWord.length >= MIN_GERUND_LENGTH) {
    const base = baseOf(lowercaseWord.slice(0, -3));
    return VERBS.has(base) ? { base, form: "gerund" } : null;
  }
  // "leads", "teaches"
  const present = [lowercaseWord.slice(0, -1), lowercaseWord.slice(0, -2)].find((each) =>
    VERBS.has(each),
  );
  return lowercaseWord.endsWith("s") && present ? { base: present, form: "present" } : null;
}

/**
 * The base form for a stem before -ed or -ing (`stopp`, `fil`, `carri`); the stem itself if no
 * known verb fits.
 */
function baseOf(stem: string): string {
  const forms = [stem, `${stem}e`, stem.replace(/i$/, "y"), stem.replace(/(.)\1$/, "$1")];
  return forms.find((each) => VERBS.has(each)) ?? stem;
}
