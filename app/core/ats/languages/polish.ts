/**
 * Rules for Polish postings; LanguageRules explains each table. All patterns match text in lower case
 * without accents and with l for ł: `doswiadczenie`.
 */
import { type LanguageRules, wordSet } from "./language-rules.ts";

export const POLISH: LanguageRules = {
  headings: [
    {
      pattern:
        /^(?:mile widziane|dodatkowym? (?:atutem|plusem)|dodatkowe atuty|atutem|nice to have|plusem|dodatkowo|mile widziana|mile widziany)/,
      kind: "preferred",
      asks: true,
    },
    {
      pattern:
        /^(?:oferujemy|co oferujemy|zapewniamy|nasza oferta|benefity|o nas|o firmie|kim jestesmy|kontakt|aplikuj|jak aplikowac|co zyskujesz|gwarantujemy|warunki|dlaczego|czekaj?a? na ciebie|to oferujemy|zyskasz)/,
      kind: "padding",
      asks: false,
    },
    {
      pattern:
        /^(?:(?:nasze |twoje )?(?:wymagania|oczekiwania|oczekujemy|kwalifikacje|umiejetnosci|profil)|wymagamy|czego (?:oczekujemy|wymagamy|potrzebujesz)|od kandydat\w+|szukamy|kogo szukamy|posiadasz|co powin\w+|jesli (?:masz|posiadasz)|twoj profil|aplikuj jesli)/,
      kind: "required",
      asks: true,
    },
    {
      pattern:
        /^(?:(?:twoje |glowne |zakres )?(?:obowiazki|obowiazkow|zadania|zadan|odpowiedzialnosc\w*)|zakres|czym bedziesz|co bedziesz|opis stanowiska|na tym stanowisku|twoja rola)/,
      kind: "plain",
      asks: false,
    },
  ],
  asksForSkill:
    /\b(?:doswiadczeni\w+|znajomosc\w*|wyksztalceni\w+|umiejetnosc\w*|prawo jazdy|uprawnieni\w+|certyfikat\w*|kwalifikacj\w+|jezyk\w*|angielsk\w+|wiedz[ay]|obsluga|gotowosc|praktyk\w+|studi\w+|biegl\w+)\b/,
  preferred:
    /\b(?:mile widzian\w+|dodatkowym? (?:atut\w*|plus\w*)|atutem|plusem|bedzie (?:plusem|atutem)|preferowan\w+|nie (?:jest )?(?:wymagan\w+|konieczn\w+)|opcjonaln\w+|najlepiej|chetnie)\b/,
  required:
    /\b(?:wymagan\w+|koniecz\w+|niezbedn\w+|minimum|min|co najmniej|obowiazkow[oay]\w*|warunek)\b/,
  padding:
    /\b(?:wynagrodzeni\w+|umow\w+ o prace|umow\w+|karta multisport|multisport|opiek\w+ medyczn\w+|ubezpieczeni\w+ grupowe|urlop\w*|premi\w+|benefit\w*|atmosfer\w+|stabiln\w+ zatrudnieni\w+|zatrudnieni\w+|aplikuj\w*|cv\b|rodo|zgod\w+ na|szkoleni\w+ (?:wewnetrzn|wstepn)\w+|pakiet\w*|owocow\w+|brutto|netto)\b/,
  phraseBreakers: wordSet(`
    i oraz lub albo a w we z ze na do od dla o po przy przez pod nad za u bez jak jako to ten ta te tego tej tych tym jest sa byc bedzie beda masz posiadasz potrafisz znasz ma nie tak sie swoj swoje nasz nasze naszej naszego twoj twoje jego jej ich ktory ktora ktore co czy takze rowniez np itp itd m in
    doswiadczenie doswiadczenia doswiadczeniem znajomosc znajomosci umiejetnosc umiejetnosci wiedza wiedzy wyksztalcenie praktyczna praktyczne dobra dobrej bardzo biegla biegle swobodna podstawowa podstawowej wysoka wysokie minimum min mile widziane widziana widziany wymagane wymagana konieczne niezbedne rok roku lat lata letnie letni pracy praca prace stanowisku stanowisko podobnym podobne zakresie zakresu branzy obszarze gotowosc chec
    co najmniej szukamy zatrudni zatrudnimy poprowadzi osoby osoba zgodnie oferujemy dodatkowym atutem atut dyspozycyjnosc kierunkowe wyzsze
    prowadzenie wykonywanie zapewnienie realizacja udzial wspolpraca wsparcie dbanie dbalosc przygotowywanie sporzadzanie utrzymanie nadzor kontakt organizacja inne innych innymi roznych wszystkich poziomie
    trzeba mozna nalezy warto potrafi potrafia umie umiesz umiec umieja chce chcesz chcemy lubi lubisz moze mozesz musi musisz zna znac kandydat kandydata kandydatka kandydaci kandydatow aplikuj aplikacji cv zawsze nigdy kazdy kazda kazdego takie taka taki jesli gdy kiedy tylko juz jeszcze wiecej`),
  joiners: wordSet(""),
  ordinaryWords: wordSet(`
    klient klienta klientow klientami zespol zespolu zespole firma firmy firmie projekt projektow zadan zadania obowiazki pracownik pracownikow osoba osoby osob dzien dni tydzien godziny godzin produkt produktow usluga uslug jakosc cel cele wyniki rozwoj proces procesow systemu system czas dane dokumenty stanowisko siedziba`),
  hasNounCapitals: false,
  endings:
    /(?:owaniem|owania|owanie|aniem|ania|anie|eniem|enia|enie|osciami|osci|osc|ych|ego|emu|ymi|ami|ach|owi|ow|om|em|ej|ie|ia|iu|ym|im|a|e|i|o|u|y)$/,
  softSkills: [
    [
      /\bprac\w+ (?:w )?zespol\w*|\bpraca zespolowa|\bwspolpracy w (?:zespole|grupie)/,
      "Praca zespołowa",
    ],
    [/\bkomunikatywn\w*|\bkomunikacyjn\w+|\bkomunikacj\w+ interpersonaln\w+/, "Komunikatywność"],
    [/\bdokladn\w+|\brzeteln\w+|\bskrupulatn\w+|\bsumienn\w+/, "Dokładność"],
    [/\bsamodzieln\w+/, "Samodzielność"],
    [
      /\bdobra organizacja|\borganizacj\w+ (?:pracy|czasu)|\bumiejetnosci organizacyjne/,
      "Organizacja pracy",
    ],
    [/\bodpowiedzialnosc\b|\bodpowiedzialny\b/, "Odpowiedzialność"],
    [/\bzaangazowani\w+/, "Zaangażowanie"],
    [/\bodpornosc\w* na stres|\bpracy? pod presja/, "Odporność na stres"],
    [/\bkultur\w+ osobist\w+|\bmil\w+ aparycja/, "Kultura osobista"],
    [/\bempati\w+|\bcierpliw\w+/, "Empatia"],
    [/\bpunktualn\w+/, "Punktualność"],
    [
      /\banalityczn\w+ myslen\w+|\bmyslenia analitycznego|\bzdolnosci analityczne|\bumiejetnosc analityczn\w+/,
      "Analityczne myślenie",
    ],
    [/\bproaktywn\w+|\binicjatyw\w+/, "Inicjatywa"],
    [/\belastyczn\w+/, "Elastyczność"],
  ],
  englishReplacements: [
    [
      /\bwyksztalcenie wyzsze\b|\bwyzsze wyksztalcenie\b|\bstudia wyzsze\b|\bwyksztalcenia wyzszego\b|\bstudia (?:inzynierskie|licencjackie|i stopnia)\b|\bwyzsze \w{3,}/g,
      "bsc",
    ],
    [/\b(?:tytul )?magistr?a?\b|\bstudia magisterskie\b|\bstudia ii stopnia\b/g, "msc"],
    [/\bdoktorat\b/g, "phd"],
    [/\bwyksztalcenie srednie\b|\bsrednie wyksztalcenie\b/g, "ged"],
    [/\bdoswiadczeni(?:e|a|em)\b/g, "exp"],
    [/(\d)-? ?letni\w*/g, "$1 yrs"],
    [/\b(?:lata|lat|rok|roku)\b/g, "yrs"],
    [/\bdwa (?=yrs)/g, "2"],
    [/\btrzy (?=yrs)/g, "3"],
    [/\bpiec (?=yrs)/g, "5"],
    [/\bdo (?:chwili obecnej|teraz|dzis|nadal)\b/g, "to now"],
    [/\bobecnie\b|\bnadal\b/g, "now"],
    [/\bod (?=(?:19|20)\d\d)/g, "   "],
    [/\bstyczen\b|\bstycznia\b/g, "jan"],
    [/\bluty\b|\blutego\b/g, "feb"],
    [/\bmarzec\b|\bmarca\b/g, "mar"],
    [/\bkwiecien\b|\bkwietnia\b/g, "apr"],
    [/\bmaja?\b/g, "may"],
    [/\bczerwiec\b|\bczerwca\b/g, "jun"],
    [/\blipiec\b|\blipca\b/g, "jul"],
    [/\bsierpien\b|\bsierpnia\b/g, "aug"],
    [/\bwrzesien\b|\bwrzesnia\b/g, "sep"],
    [/\blistopada?\b/g, "nov"],
    [/\bgrudzien\b|\bgrudnia\b/g, "dec"],
  ],
  titleNoise:
    /\(?\b(?:k ?\/ ?m|m ?\/ ?k)\b\)?|^(?:poszukujemy|zatrudnimy|szukamy|oferta pracy|praca)\b:?/gi,
};
