import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

/** An English resume that is too short to detect its language. */
const RESUME = "Jo Doe\nExperience\nAccountant, Harbour Trust, 2018 - 2024\n- Closed books in SAP";
const read = (jobDescriptionText: string) =>
  scoreResume({ resumeText: RESUME, jobDescriptionText }, ATS_MODEL, TODAY);
const languageOf = (posting: string) => read(posting).language?.posting;

const FRENCH = `Comptable général H/F à Lyon
Au sein du service des agents, vous êtes en charge de la tenue de la comptabilité.
- Saisie des factures et rapprochements bancaires
- Maîtrise d'Excel et de SAP`;

test.each([
  ["fr", FRENCH],
  [
    "de",
    "Wir suchen für unser Team in Köln eine Pflegefachkraft (m/w/d).\nIhr Profil: abgeschlossene Ausbildung und Erfahrung in der Intensivpflege, sehr gute Kenntnisse der Beatmung",
  ],
  [
    "es",
    "Requisitos para el puesto: grado en enfermería, dos años de experiencia en el servicio de urgencias y un nivel alto de inglés para la atención de los pacientes",
  ],
  [
    "ru",
    "Мы ищем разработчика в команду. Требования: опыт работы с базами данных, знание английского языка, умение работать в команде и писать понятный код каждый день",
  ],
  [
    "pl",
    "Szukamy księgowej do naszego zespołu w Łodzi. Wymagania: doświadczenie na podobnym stanowisku, znajomość programu Optima oraz bardzo dobra organizacja pracy i dokładność",
  ],
  [
    "nl",
    "Wij zoeken een verpleegkundige voor ons team in Utrecht. Jij hebt ervaring met wondzorg en je werkt graag samen met de artsen van het ziekenhuis op onze afdeling",
  ],
])("the language of a posting is %s: %s", (code, posting) => {
  expect(languageOf(posting)).toBe(code);
});

test.each([
  ["zh", "招聘软件工程师。要求：三年以上开发经验，熟悉 Java 和 SQL。"],
  ["zh", "我們正在招聘一名有經驗的軟體開發工程師，工作地點在台北。"],
  ["ja", "ソフトウェアエンジニアを募集しています。三年以上の経験とSQLの知識が必要です。"],
  ["ko", "소프트웨어 개발자를 찾습니다. 삼 년 이상의 웹 개발 경험과 SQL 지식."],
  ["th", "รับสมัครนักพัฒนาซอฟต์แวร์ที่มีประสบการณ์อย่างน้อยสามปี มีความรู้เรื่องฐานข้อมูล"],
  ["ru", "Ищем разработчика. Требования: опыт работы с базами данных, знание английского языка."],
])(
  "the language of a short text in another script is detected, and it has no score: %s %s",
  (code, text) => {
    expect(read(text)).toMatchObject({ score: null, language: { posting: code, isScored: false } });
    const report = scoreResume(
      { resumeText: text, jobDescriptionText: "Accountant with SAP" },
      ATS_MODEL,
      TODAY,
    );
    expect(report).toMatchObject({ score: null, language: { resume: code, isScored: false } });
  },
);

test.each([
  "王小明\n上海市浦东新区\nAccountant",
  "Иван Петров, Москва, ул. Ленина 5",
  `${RESUME}\n王小明，上海市浦东新区，复旦大学`,
])("a name and an address in another script do not decide the language of a resume: %s", (text) => {
  const report = scoreResume(
    { resumeText: text, jobDescriptionText: "Accountant with SAP" },
    ATS_MODEL,
    TODAY,
  );
  expect(report.language).toMatchObject({ resume: null, isScored: true });
});

test.each([
  "Java, SQL, Docker, Kubernetes, PostgreSQL, React, TypeScript, Linux, Git, AWS, Terraform, Ansible, Kafka, Redis, Spring, Maven, Jenkins, Grafana, Helm, Nginx, Python",
  "We are looking for a chef de partie for our café in La Rochelle. You know the French kitchen, run the sauce station and train two cooks. Crème brûlée is on the menu.",
  "Delivery driver wanted. Own van, £14 per hour, 40 hours per week. Routes: Las Vegas, Los Angeles. Van insurance is paid. Apply at vans.com today.",
  "E-commerce manager. E-mail marketing, e-learning, e-procurement, e-invoicing. Shop.com, Booking.com, Amazon.com. Report weekly. Full time, remote work, good pay.",
  "Registered nurse, per diem. Las Vegas and Los Angeles. $60 per hour, 36 hours per week. BLS, ACLS. Two years of acute care. Weekends.",
])(
  "English with words of other languages, or a list of names, is not taken for another language: %s",
  (posting) => {
    expect([null, "en"]).toContain(languageOf(posting));
  },
);

test("a French posting's title is its first line, not the English word `agents` in its text", () => {
  const { keywords } = read(FRENCH).metadata.analysis;
  const titles = keywords.filter(({ kind }) => kind === "title").map(({ term }) => term);
  expect(titles).toEqual(["Comptable général"]);
  expect(keywords.map(({ term }) => term)).toContain("SAP");
});

test("for a posting in an unscored language, the report has keywords but no score, and says so", () => {
  const dutch =
    "Wij zoeken een verpleegkundige voor ons team in Utrecht. Jij hebt ervaring met SAP en je werkt graag samen met de artsen van het ziekenhuis op onze afdeling";
  const report = read(dutch);
  expect(report.score).toBeNull();
  expect(report.metadata.parts.match).toBeNull();
  expect(report.feedback[0]).toBe("Not scored in Dutch yet.");
  expect(report.language).toMatchObject({ posting: "nl", isScored: false });
  expect(report.metadata.analysis.keywords.map(({ term }) => term)).toContain("SAP");
});
