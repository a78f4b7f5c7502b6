/** Rich resumes in European languages: Latin, Cyrillic and Greek letters. */
import { richIn } from "./rich-in.ts";

export const EUROPEAN = [
  richIn("de", {
    name: "Jörg Weißflog",
    headline: "Fachkrankenpfleger für Intensivmedizin",
    address: "Görlitz",
    linkLabel: "Eigene Seite",
    summary: "Zwölf Jahre Erfahrung auf großen Stationen, zuletzt als Leitung.",
    groups: [
      ["Pflege", ["Beatmung", "Wundversorgung", "Triage"]],
      ["Führung", ["Dienstplanung", "Mitarbeitergespräche"]],
    ],
    moreSkills: ["Übergabe", "Qualitätssicherung"],
    employers: [
      {
        company: "Städtisches Klinikum Görlitz",
        location: "Görlitz",
        roles: [
          ["Stationsleitung", ["Leitete 24 Pflegekräfte", "Senkte Überstunden um 18 %"]],
          ["Stellvertretende Leitung", ["Führte die digitale Übergabe ein"]],
          ["Gesundheitspfleger", ["Betreute täglich acht Beatmungsplätze"]],
        ],
      },
      {
        company: "Universitätsklinikum Jena",
        location: "Jena",
        roles: [
          ["Pflegefachmann", ["Versorgte Frischoperierte"]],
          ["Pflegeschüler", ["Lernte auf sechs Stationen"]],
        ],
      },
      { company: "Arztpraxis Öztürk", location: "Zittau", roles: [["Aushilfe", ["Führte Akten"]]] },
    ],
    study: ["Bachelor", "Pflegewissenschaft", "Hochschule Zittau", "Zittau"],
    license: ["Fachweiterbildung Intensivpflege", "Landesdirektion Sachsen"],
    spoken: [
      ["Deutsch", "Muttersprache"],
      ["Polnisch", "B2"],
    ],
    volunteered: ["Sanitäter", "Malteser Hilfsdienst"],
    award: ["Pflegepreis", "Freistaat Sachsen"],
    paper: ["Übergaben ohne Lücken", "Die Schwester Der Pfleger"],
  }),
  richIn("fr", {
    name: "Noëlle L’Hôpital",
    headline: "Ingénieure en génie logiciel",
    address: "Nîmes, Gard",
    linkLabel: "Site personnel",
    summary: "Dix ans d’expérience dans la conception d’outils sûrs et rapides.",
    groups: [
      ["Langages", ["TypeScript", "Rust", "Élixir"]],
      ["Méthodes", ["Revue de code", "Tests de propriétés"]],
    ],
    moreSkills: ["Rédaction technique", "Accessibilité"],
    employers: [
      {
        company: "Société Générale d’Études",
        location: "Paris",
        roles: [
          ["Directrice technique", ["Encadre une équipe de vingt personnes"]],
          ["Cheffe d’équipe", ["A réduit les coûts de 30 %", "A recruté six collègues"]],
          ["Développeuse", ["A réécrit le moteur de règles"]],
        ],
      },
      {
        company: "Œuvres Numériques",
        location: "Nîmes",
        roles: [
          ["Développeuse confirmée", ["A livré trois applications"]],
          ["Apprentie", ["A écrit des essais"]],
        ],
      },
      { company: "Café Çà et Là", location: "Arles", roles: [["Serveuse", ["A tenu la caisse"]]] },
    ],
    study: ["Master", "Informatique", "Université de Montpellier", "Montpellier"],
    license: ["Habilitation électrique", "Apave"],
    spoken: [
      ["Français", "langue maternelle"],
      ["Espagnol", "C1"],
    ],
    volunteered: ["Formatrice", "Les Restos du Cœur"],
    award: ["Prix de l’innovation", "Région Occitanie"],
    paper: ["Des tests qui durent", "Revue du logiciel"],
  }),
  richIn("pl", {
    name: "Świętosława Żółć",
    headline: "Główna księgowa",
    address: "Łódź",
    linkLabel: "Strona własna",
    summary: "Dziesięć lat doświadczenia w księgowości spółek produkcyjnych.",
    groups: [
      ["Księgowość", ["Sprawozdania", "Należności", "Podatek dochodowy"]],
      ["Narzędzia", ["Płatnik", "Symfonia"]],
    ],
    moreSkills: ["Szkolenie zespołu", "Budżetowanie"],
    employers: [
      {
        company: "Zakłady Włókiennicze Łódź",
        location: "Łódź",
        roles: [
          ["Główna księgowa", ["Kieruje działem ośmiu osób"]],
          ["Zastępczyni księgowej", ["Skróciła zamknięcie miesiąca o cztery dni"]],
          ["Samodzielna księgowa", ["Rozliczała dziewięć spółek"]],
        ],
      },
      {
        company: "Biuro Rachunkowe Jaźń",
        location: "Zgierz",
        roles: [
          ["Starsza referentka", ["Prowadziła płace"]],
          ["Referentka", ["Wprowadzała faktury"]],
        ],
      },
      { company: "Urząd Miasta", location: "Łódź", roles: [["Stażystka", ["Liczyła opłaty"]]] },
    ],
    study: ["Magister", "Rachunkowość", "Uniwersytet Łódzki", "Łódź"],
    license: ["Certyfikat księgowy", "Ministerstwo Finansów"],
    spoken: [
      ["Polski", "ojczysty"],
      ["Niemiecki", "B1"],
    ],
    volunteered: ["Skarbniczka", "Stowarzyszenie Ścieżka"],
    award: ["Księgowa roku", "Izba Gospodarcza"],
    paper: ["Zamknięcie w trzy dni", "Przegląd Księgowy"],
  }),
  richIn("ru", {
    name: "Алёна Щукина",
    headline: "Ведущий инженер по качеству",
    address: "Казань",
    linkLabel: "Личный сайт",
    summary: "Десять лет проверяю и улучшаю измерительные приборы.",
    groups: [
      ["Измерения", ["Поверка", "Калибровка", "Статистика"]],
      ["Программы", ["Компас", "Python"]],
    ],
    moreSkills: ["Обучение", "Аудит"],
    employers: [
      {
        company: "Завод Электроприбор",
        location: "Казань",
        roles: [
          ["Ведущий инженер", ["Руководит группой из семи человек"]],
          ["Старший инженер", ["Сократила брак на 18 %"]],
          ["Инженер", ["Поверяла двести приборов в год"]],
        ],
      },
      {
        company: "Центр стандартизации",
        location: "Самара",
        roles: [
          ["Метролог", ["Вела журнал поверок"]],
          ["Лаборант", ["Готовила образцы"]],
        ],
      },
      { company: "Кафе Ёлка", location: "Казань", roles: [["Кассир", ["Принимала заказы"]]] },
    ],
    study: ["Магистр", "Приборостроение", "Казанский университет", "Казань"],
    license: ["Удостоверение поверителя", "Росстандарт"],
    spoken: [
      ["Русский", "родной"],
      ["Татарский", "B2"],
    ],
    volunteered: ["Наставница", "Музей науки"],
    award: ["Лучший метролог", "Министерство промышленности"],
    paper: ["Поверка без простоя", "Измерительная техника"],
  }),
  richIn("el", {
    name: "Ελπίδα Ξανθοπούλου",
    headline: "Αρχιτέκτονας μηχανικός",
    address: "Θεσσαλονίκη",
    linkLabel: "Προσωπική σελίδα",
    summary: "Δέκα χρόνια μελέτης και επίβλεψης δημόσιων κτιρίων.",
    groups: [
      ["Σχέδιο", ["Σκίτσο", "Μακέτα", "AutoCAD"]],
      ["Επίβλεψη", ["Προϋπολογισμός", "Ασφάλεια έργου"]],
    ],
    moreSkills: ["Διδασκαλία", "Φωτογραφία"],
    employers: [
      {
        company: "Γραφείο Μελετών Όρασις",
        location: "Θεσσαλονίκη",
        roles: [
          ["Διευθύντρια μελετών", ["Καθοδηγεί ομάδα δώδεκα ατόμων"]],
          ["Επικεφαλής έργου", ["Παρέδωσε τρία σχολεία"]],
          ["Μελετήτρια", ["Σχεδίασε τέσσερις βιβλιοθήκες"]],
        ],
      },
      {
        company: "Τεχνική Εταιρεία Ύψος",
        location: "Βόλος",
        roles: [
          ["Επιβλέπουσα", ["Μείωσε τις καθυστερήσεις"]],
          ["Βοηθός", ["Τήρησε το ημερολόγιο"]],
        ],
      },
      { company: "Βιβλιοπωλείο Ίων", location: "Βόλος", roles: [["Πωλήτρια", ["Ταμείο"]]] },
    ],
    study: ["Δίπλωμα", "Αρχιτεκτονική", "Πανεπιστήμιο Θεσσαλίας", "Βόλος"],
    license: ["Άδεια ασκήσεως", "Τεχνικό Επιμελητήριο"],
    spoken: [
      ["Ελληνικά", "μητρική"],
      ["Ιταλικά", "C1"],
    ],
    volunteered: ["Ξεναγός", "Σύλλογος Μνημείων"],
    award: ["Βραβείο νέων", "Υπουργείο Πολιτισμού"],
    paper: ["Σχολεία χωρίς ρεύμα", "Αρχιτεκτονικά Θέματα"],
  }),
];
