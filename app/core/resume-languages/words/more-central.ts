/**
 * Headings of the less common sections in the languages of words/central.ts. "|" separates alternatives: the first is
 * printed, and all are recognized when a resume is read.
 */
import type { LessCommonHeadings } from "../language-words.ts";

export const MORE_CENTRAL: Record<string, LessCommonHeadings> = {
  pl: {
    courses: "Kursy|Ukończone kursy|Kursy i warsztaty|Kursy online|Szkolenia|Kursy i szkolenia",
    memberships:
      "Członkostwo|Członkostwa|Przynależność do organizacji|Członkostwo w organizacjach|Stowarzyszenia",
    patents: "Patenty|Wynalazki|Patenty i wynalazki",
    militaryService: "Służba wojskowa",
    interests: "Zainteresowania|Hobby|Zainteresowania i hobby|Pasje",
    references: "Referencje",
  },
  cs: {
    courses: "Kurzy|Absolvované kurzy|Online kurzy|Školení|Kurzy a školení",
    memberships: "Členství|Členství v organizacích|Členství v profesních organizacích",
    patents: "Patenty|Vynálezy|Patenty a vynálezy",
    militaryService: "Vojenská služba|Základní vojenská služba",
    interests: "Zájmy|Koníčky|Zájmy a koníčky|Koníčky a zájmy|Záliby",
    references: "Reference|Doporučení",
  },
  sk: {
    courses: "Kurzy|Absolvované kurzy|Školenia|Kurzy a školenia",
    memberships: "Členstvá|Členstvo|Členstvo v organizáciách|Členstvo v profesijných organizáciách",
    patents: "Patenty|Vynálezy|Patenty a vynálezy",
    militaryService: "Vojenská služba|Základná vojenská služba",
    interests: "Záujmy|Koníčky|Záľuby|Záujmy a koníčky|Záľuby a záujmy",
    references: "Referencie|Odporúčania",
  },
  sl: {
    courses: "Tečaji|Opravljeni tečaji|Seminarji|Tečaji in seminarji|Usposabljanja",
    memberships: "Članstva|Članstvo|Članstvo v organizacijah|Članstva v združenjih",
    patents: "Patenti|Izumi|Patenti in izumi",
    militaryService: "Vojaška služba|Služenje vojaškega roka|Vojaški rok",
    interests: "Zanimanja|Hobiji|Interesi|Konjički|Zanimanja in hobiji",
    references: "Reference|Priporočila",
  },
  hr: {
    courses: "Tečajevi|Završeni tečajevi|Seminari|Tečajevi i seminari|Usavršavanje",
    memberships: "Članstva|Članstvo|Članstvo u udrugama|Članstva u udrugama|Strukovna udruženja",
    patents: "Patenti|Izumi|Patenti i izumi",
    militaryService: "Vojni rok|Vojna služba|Služenje vojnog roka",
    interests: "Interesi|Hobiji|Hobiji i interesi|Interesi i hobiji",
    references: "Reference|Preporuke",
  },
  bs: {
    courses: "Kursevi|Završeni kursevi|Seminari",
    memberships: "Članstva|Članstvo|Članstvo u udruženjima",
    patents: "Patenti|Izumi|Patenti i izumi",
    militaryService: "Vojni rok|Vojna služba|Služenje vojnog roka",
    interests: "Interesi|Interesovanja|Hobiji|Hobiji i interesi",
    references: "Reference|Preporuke",
  },
  "sr-Latn": {
    courses: "Kursevi|Završeni kursevi|Seminari|Kursevi i seminari|Obuke",
    memberships: "Članstva|Članstvo|Članstvo u udruženjima|Članstvo u organizacijama",
    patents: "Patenti|Pronalasci|Patenti i pronalasci",
    militaryService: "Vojni rok|Služenje vojnog roka|Vojna služba",
    interests: "Interesovanja|Hobiji|Hobiji i interesovanja|Interesovanja i hobiji",
    references: "Reference|Preporuke",
  },
  ro: {
    courses: "Cursuri|Cursuri absolvite|Cursuri de formare|Cursuri online",
    memberships: "Afilieri|Afilieri profesionale|Apartenență la organizații|Asociații profesionale",
    patents: "Brevete|Brevete de invenție|Invenții|Brevete și invenții",
    militaryService: "Serviciul militar|Serviciu militar|Stagiul militar|Stagiu militar",
    interests: "Interese|Hobby-uri|Pasiuni|Hobby-uri și interese|Interese personale",
    references: "Referințe|Recomandări",
  },
  hu: {
    courses: "Tanfolyamok|Elvégzett tanfolyamok|Kurzusok|Továbbképzések|Képzések",
    memberships: "Tagságok|Tagság|Szakmai tagságok|Szervezeti tagság|Szakmai szervezetek",
    patents: "Szabadalmak|Találmányok|Szabadalmak és találmányok",
    militaryService: "Katonai szolgálat|Sorkatonai szolgálat|Katonaság",
    interests: "Érdeklődési kör|Hobbi|Hobbik|Érdeklődési körök|Hobbi, érdeklődési kör",
    references: "Referenciák|Referencia|Ajánlások",
  },
  tr: {
    courses: "Kurslar|Seminerler|Kurslar ve seminerler|Kurs ve seminerler|Eğitimler ve kurslar",
    memberships: "Üyelikler|Mesleki üyelikler|Dernek üyelikleri|Dernek ve kulüp üyelikleri",
    patents: "Patentler|Buluşlar",
    militaryService: "Askerlik hizmeti|Askerlik|Askerlik durumu",
    interests: "İlgi alanları|Hobiler|İlgi alanları ve hobiler|Hobiler ve ilgi alanları",
    references: "Referanslar|Referans",
  },
};
