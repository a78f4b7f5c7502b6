/** One made-up person in the formats of other programs, by their published schemas. */

/** Reactive Resume 5 (JSON). */
export const REACTIVE_V5 = {
  picture: { hidden: false, url: "", size: 80 },
  basics: {
    ...{ name: "Ida Moen", headline: "Welder", email: "ida@example.org", phone: "+47 555 01 234" },
    location: "Bergen, Norway",
    website: { url: "https://ida.example.org", label: "" },
    customFields: [{ id: "c1", icon: "car", text: "Driving license B", link: "" }],
  },
  summary: {
    title: "",
    columns: 1,
    hidden: false,
    content: "<p>Welds <strong>ships</strong>.</p>",
  },
  sections: {
    profiles: {
      items: [
        {
          id: "p",
          hidden: false,
          icon: "x",
          network: "GitHub",
          username: "idamoen",
          website: { url: "", label: "" },
        },
      ],
    },
    experience: {
      hidden: false,
      items: [
        {
          ...{
            id: "e1",
            hidden: false,
            company: "Hull AS",
            position: "Welder",
            location: "Bergen",
          },
          ...{
            period: "March 2019 – Present",
            website: { url: "https://hull.example", label: "" },
          },
          description:
            "<ul><li><p>Led <em>four</em> welders</p></li><li><p>Cut waste by 12 %</p></li></ul>",
        },
        {
          ...{ id: "e2", hidden: true, company: "Quay AS", position: "Fitter", location: "" },
          ...{ period: "a while ago", website: { url: "", label: "" }, description: "" },
        },
      ],
    },
    education: {
      items: [
        {
          ...{ id: "s", hidden: false, school: "Bergen College", degree: "Diploma", area: "Metal" },
          ...{
            grade: "5",
            location: "Bergen",
            period: "2014 – 2016",
            website: { url: "", label: "" },
          },
          description: "<p>Best of the year</p>",
        },
      ],
    },
    skills: {
      items: [
        {
          id: "k1",
          hidden: false,
          icon: "",
          name: "Welding",
          proficiency: "Expert",
          level: 5,
          keywords: ["MIG", "TIG"],
        },
        {
          id: "k2",
          hidden: true,
          icon: "",
          name: "Painting",
          proficiency: "",
          level: 0,
          keywords: [],
        },
      ],
    },
    languages: {
      items: [{ id: "l", hidden: false, language: "Norwegian", fluency: "Native", level: 5 }],
    },
    certifications: {
      items: [
        {
          id: "z",
          hidden: false,
          title: "EN ISO 9606",
          issuer: "DNV",
          date: "May 2020",
          website: { url: "", label: "" },
          description: "",
        },
      ],
    },
  },
  customSections: [
    {
      id: "x",
      type: "summary",
      title: "About tools",
      columns: 1,
      hidden: false,
      items: [{ id: "y", hidden: false, content: "<p>Own mask</p>" }],
    },
  ],
  metadata: { template: "onyx" },
};

/** RenderCV (YAML). */
export const RENDERCV = `cv:
  name: Ida Moen
  headline: Welder
  location: Bergen, Norway
  email: ida@example.org
  phone: tel:+47-555-01-234
  social_networks:
    - network: LinkedIn
      username: idamoen
  sections:
    summary:
      - Welds **ships**.
    experience:
      - company: Hull AS
        position: Welder
        location: Bergen
        start_date: 2019-03
        end_date: present
        highlights:
          - Led *four* welders for [Hull](https://hull.example)
    education:
      - institution: Bergen College
        area: Metal
        degree: Diploma
        start_date: 2014
        end_date: 2016
        highlights: ["GPA: 5/6", "Best of the year"]
    projects:
      - name: "[Boat](https://github.com/idamoen/boat)"
        date: 2021-05
        summary: A boat of steel
    skills:
      - label: Welding
        details: MIG, TIG (pipes, plates), laser
    publications:
      - title: Seams at sea
        authors: [Ida Moen, Ola Vik]
        journal: Weld Weekly
        doi: 10.1000/1
        date: 2022-01
    favorite tools:
      - bullet: A mask with *glass*
      - name: Hammer
        date: 2020-01
design:
  theme: classic
`;

/** The FRESH resume schema (JSON). */
export const FRESH = {
  name: "Ida Moen",
  meta: { format: "FRESH@1.0.0", version: "1.0.0" },
  info: { label: "Welder", brief: "Welds **ships**.", quote: "Steel is real" },
  contact: {
    email: "ida@example.org",
    phone: "+47 555 01 234",
    website: "https://ida.example.org",
  },
  location: { city: "Bergen", country: "NO" },
  social: [{ network: "GitHub", user: "idamoen", url: "https://github.com/idamoen" }],
  employment: {
    summary: "Ten years at yards",
    history: [
      {
        ...{ employer: "Hull AS", position: "Welder", start: "2019-03", current: true },
        ...{ keywords: ["MIG"], highlights: ["Led four welders"], url: "https://hull.example" },
      },
    ],
  },
  education: {
    level: "diploma",
    history: [{ institution: "Bergen College", start: "2014", end: "2016", grade: "5" }],
  },
  service: {
    history: [
      { flavor: "military", position: "Cook", organization: "Navy", start: "2013", end: "2014" },
    ],
  },
  skills: {
    sets: [{ name: "Welding", skills: ["MIG", "TIG"] }],
    list: [{ name: "MIG", years: 9 }],
  },
  speaking: [{ title: "Seams", event: "Weld Days" }],
  references: [
    { name: "Ola Vik", private: true, contact: [{ flavor: "email", value: "ola@example.org" }] },
  ],
};

/** Manfred's awesomic CV, "MAC" (JSON). */
export const MANFRED = {
  settings: { language: "EN", MACversion: "0.5" },
  aboutMe: {
    profile: {
      name: "Ida",
      surnames: "Moen",
      title: "Welder",
      description: "Welds **ships**.",
      birthday: "1990-02-03",
    },
    relevantLinks: [{ type: "linkedin", URL: "https://www.linkedin.com/in/idamoen" }],
    interestingFacts: [{ topic: "Boat", fact: "Built one" }],
  },
  experience: {
    jobs: [
      {
        organization: {
          name: "Hull AS",
          description: "A yard",
          location: { municipality: "Bergen", country: "NO" },
        },
        type: "startup",
        roles: [
          {
            ...{ name: "Welder", startDate: "2019-03-01" },
            challenges: [{ description: "Fewer faults", actions: ["Checked seams"] }],
            competences: [{ name: "MIG", type: "tool" }],
          },
        ],
      },
    ],
  },
  knowledge: {
    languages: [{ name: "NO", level: "Native or bilingual proficiency" }],
    hardSkills: [{ skill: { name: "MIG", type: "tool" }, level: "expert" }],
    studies: [
      {
        studyType: "officialDegree",
        degreeAchieved: true,
        name: "Diploma, Metal",
        startDate: "2014-08-01",
        finishDate: "2016-06-01",
        institution: { name: "Bergen College" },
      },
      {
        studyType: "certification",
        degreeAchieved: true,
        name: "EN ISO 9606",
        startDate: "2020-05-01",
        institution: { name: "DNV" },
      },
    ],
  },
  careerPreferences: {
    contact: {
      contactMails: ["ida@example.org"],
      phoneNumbers: [{ countryCode: "47", number: "55501234" }],
    },
    goals: [{ description: "A yard of my own" }],
  },
};

/** Europass, as the portal exports it since 2020 (HR-XML). */
export const CANDIDATE = `<?xml version="1.0" encoding="UTF-8"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:hr="http://www.hr-xml.org/3" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0">
<hr:DocumentID schemeID="x"/>
<CandidatePerson>
<PersonName><oa:GivenName>Ida</oa:GivenName><hr:FamilyName>Moen</hr:FamilyName></PersonName>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>ida@example.org</oa:URI></Communication>
<Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>47</CountryDialing><oa:DialNumber>55501234</oa:DialNumber></Communication>
<Communication><ChannelCode>Web</ChannelCode><oa:URI>https://www.linkedin.com/in/idamoen</oa:URI></Communication>
<Communication><UseCode>home</UseCode><Address><oa:CityName>Bergen</oa:CityName><CountryCode>no</CountryCode></Address></Communication>
<hr:BirthDate>1990-02-03</hr:BirthDate><PrimaryLanguageCode name="NORMAL">nor</PrimaryLanguageCode>
</CandidatePerson>
<CandidateProfile languageCode="en">
<EmploymentHistory><EmployerHistory><hr:OrganizationName>Hull AS</hr:OrganizationName>
<PositionHistory><PositionTitle>Welder</PositionTitle><eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2019-03</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
<oa:Description>&lt;ul&gt;&lt;li&gt;Led &lt;b&gt;four&lt;/b&gt; welders&lt;/li&gt;&lt;/ul&gt;</oa:Description><City>Bergen</City><Country>no</Country></PositionHistory></EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Bergen College</hr:OrganizationName><AttendancePeriod><StartDate><hr:FormattedDateTime>2014</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2016</hr:FormattedDateTime></EndDate></AttendancePeriod><EducationDegree><hr:DegreeName>Diploma, Metal</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<PersonQualifications><PersonCompetency><CompetencyID>eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
<eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></eures:CompetencyDimension>
<eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Writing-Writing</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension></PersonCompetency></PersonQualifications>
</CandidateProfile></Candidate>`;

/** The older Europass format, SkillsPassport (XML). */
export const SKILLS_PASSPORT = `<?xml version="1.0"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en"><LearnerInfo>
<Identification><PersonName><FirstName>Ida</FirstName><Surname>Moen</Surname></PersonName><ContactInfo><Email><Contact>ida@example.org</Contact></Email></ContactInfo>
<Demographics><Birthdate year="1990"/><Gender><Label>Female</Label></Gender></Demographics></Identification>
<WorkExperienceList><WorkExperience><Period><From year="2019" month="--03"/><Current>true</Current></Period><Position><Label>Welder</Label></Position><Activities>&lt;p&gt;Led four welders&lt;/p&gt;</Activities><Employer><Name>Hull AS</Name><ContactInfo><Address><Contact><Municipality>Bergen</Municipality><Country><Code>NO</Code><Label>Norway</Label></Country></Contact></Address></ContactInfo></Employer></WorkExperience></WorkExperienceList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>Norwegian</Label></Description></MotherTongue></MotherTongueList></Linguistic><Computer><Description>CAD, Excel</Description></Computer></Skills>
</LearnerInfo></SkillsPassport>`;

/** Publications in BibTeX. */
export const BIBTEX = `% exported
@string{ww = "Weld Weekly"}
@article{moen2022, author = {Moen, Ida and Ola V{\\'i}k}, title = {{Seams} at S{\\o}r \\& N\\"ord}, journal = ww, year = 2022, month = jan, doi = {10.1000/1}, volume = 3}
@inproceedings{x, title = "On pipes", booktitle = {Proc. of {Weld Days}}, year = {2019}, url = {https://example.org/a\\_b}}`;

/** A record of ORCID's public API (JSON). */
export const ORCID = {
  "orcid-identifier": { path: "0000-0002-1825-0097" },
  person: {
    name: { "given-names": { value: "Ida" }, "family-name": { value: "Moen" } },
    biography: { content: "Welds." },
  },
  "activities-summary": {
    employments: {
      "affiliation-group": [
        {
          summaries: [
            {
              "employment-summary": {
                "role-title": "Welder",
                "start-date": { year: { value: "2019" }, month: { value: "03" } },
                organization: { name: "Hull AS", address: { city: "Bergen", country: "NO" } },
              },
            },
          ],
        },
      ],
    },
    fundings: { group: [{}] },
    works: {
      group: [
        {
          "work-summary": [
            {
              title: { title: { value: "Seams at sea" } },
              "journal-title": { value: "Weld Weekly" },
              "publication-date": { year: { value: "2022" }, month: { value: "01" } },
              "external-ids": {
                "external-id": [{ "external-id-type": "doi", "external-id-value": "10.1000/1" }],
              },
            },
          ],
        },
      ],
    },
  },
};
