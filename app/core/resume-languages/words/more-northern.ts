/**
 * Headings of the less common sections in the languages of words/northern.ts. "|" separates alternatives: the first is
 * printed, and all are recognized when a resume is read.
 */
import type { LessCommonHeadings } from "../language-words.ts";

export const MORE_NORTHERN: Record<string, LessCommonHeadings> = {
  sv: {
    courses: "Kurser|Genomgångna kurser|Kurser och utbildningar|Vidareutbildning|Fortbildning",
    memberships: "Medlemskap|Medlemskap i föreningar|Yrkesföreningar",
    patents: "Patent|Uppfinningar|Patent och uppfinningar",
    militaryService: "Militärtjänst|Värnplikt|Militärtjänstgöring",
    interests:
      "Intressen|Fritidsintressen|Hobbyer|Personliga intressen|Fritid och intressen|Fritid",
    references: "Referenser|Referens",
  },
  da: {
    courses: "Kurser|Gennemførte kurser|Kurser og efteruddannelse|Efteruddannelse",
    memberships: "Medlemskaber|Medlemskab|Faglige medlemskaber|Foreninger",
    patents: "Patenter|Opfindelser",
    militaryService: "Værnepligt|Militærtjeneste|Aftjent værnepligt",
    interests: "Interesser|Fritidsinteresser|Hobbyer|Fritid og interesser|Personlige interesser",
    references: "Referencer|Reference",
  },
  nb: {
    courses: "Kurs|Gjennomførte kurs|Kurs og opplæring|Kurs og etterutdanning",
    memberships: "Medlemskap|Faglige medlemskap|Foreninger|Medlemskap i foreninger",
    patents: "Patenter|Oppfinnelser",
    militaryService: "Militærtjeneste|Førstegangstjeneste|Verneplikt",
    interests: "Interesser|Fritidsinteresser|Hobbyer|Hobbyer og interesser|Personlige interesser",
    references: "Referanser|Referanse",
  },
  fi: {
    courses: "Kurssit|Suoritetut kurssit|Kurssit ja koulutukset|Täydennyskoulutus",
    memberships: "Jäsenyydet|Järjestöjäsenyydet|Ammatilliset jäsenyydet|Yhdistykset",
    patents: "Patentit|Keksinnöt|Patentit ja keksinnöt",
    militaryService: "Asepalvelus|Varusmiespalvelus|Asevelvollisuus",
    interests:
      "Kiinnostuksen kohteet|Harrastukset|Harrastukset ja kiinnostuksen kohteet|Harrastuneisuus",
    references: "Suosittelijat|Suositukset|Referenssit",
  },
  is: {
    courses: "Námskeið|Sótt námskeið|Námskeið og þjálfun",
    memberships: "Félagsaðild|Aðild að félögum|Aðild að félagasamtökum",
    patents: "Einkaleyfi|Uppfinningar",
    militaryService: "Herþjónusta",
    interests: "Áhugamál|Tómstundir|Áhugamál og tómstundir",
    references: "Meðmælendur|Meðmæli|Umsagnaraðilar",
  },
  et: {
    courses:
      "Kursused|Läbitud kursused|Kursused ja koolitused|Koolitused ja kursused|Koolitused|Täiendkoolitus",
    memberships: "Liikmesus|Liikmelisus|Kuulumine organisatsioonidesse",
    patents: "Patendid|Leiutised|Patendid ja leiutised",
    militaryService: "Ajateenistus|Sõjaväeteenistus|Kaitseväeteenistus",
    interests: "Huvid|Hobid|Huvialad|Huvid ja hobid|Hobid ja huvid",
    references: "Soovitajad|Soovitused|Referentsid",
  },
  lv: {
    courses: "Kursi|Apmeklētie kursi|Semināri|Kursi un semināri",
    memberships: "Dalība organizācijās|Dalība biedrībās|Dalība profesionālajās organizācijās",
    patents: "Patenti|Izgudrojumi|Patenti un izgudrojumi",
    militaryService: "Militārais dienests|Obligātais militārais dienests",
    interests: "Intereses|Hobiji|Vaļasprieki|Intereses un hobiji",
    references: "Atsauksmes|Ieteikumi|Rekomendācijas",
  },
  lt: {
    courses: "Kursai|Baigti kursai|Seminarai|Kursai ir seminarai",
    memberships: "Narystė organizacijose|Narystė|Narystės|Profesinė narystė",
    patents: "Patentai|Išradimai|Patentai ir išradimai",
    militaryService: "Karinė tarnyba|Karo tarnyba|Privalomoji karo tarnyba",
    interests: "Pomėgiai|Interesai|Laisvalaikio pomėgiai|Pomėgiai ir interesai",
    references: "Rekomendacijos|Rekomendacija|Atsiliepimai",
  },
  ga: {
    courses: "Cúrsaí|Cúrsaí breise",
    memberships: "Ballraíocht|Ballraíochtaí|Cumainn ghairmiúla",
    patents: "Paitinní",
    militaryService: "Seirbhís mhíleata",
    interests: "Caitheamh aimsire|Suimeanna|Spéiseanna",
    references: "Moltóirí|Teistiméireachtaí",
  },
};
