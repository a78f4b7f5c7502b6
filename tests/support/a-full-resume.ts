/** A resume with every section and field filled in, including optional ones. */
import type { Resume } from "#app/core/resume/schema.ts";
import { hardResume } from "./hard-resume.ts";

export function fullResume(): Resume {
  return {
    ...hardResume(),
    certificates: [
      { id: "c1", name: "CKA", issuer: "CNCF", date: "2022-05", url: "https://cncf.example/c/1" },
    ],
    languages: [
      { id: "l1", name: "Gaeilge", level: "Native" },
      { id: "l2", name: "Türkçe", level: "B2" },
    ],
    awards: [
      {
        id: "a1",
        title: "Prix d’Excellence",
        issuer: "École Polytechnique",
        date: "2019-12",
        description: "For work on filters",
      },
    ],
    volunteering: [
      {
        id: "v1",
        organization: "RNLI",
        role: "Crew member",
        startDate: "2018-01",
        endDate: "",
        current: true,
        description: "Rowed\nTaught rowing",
      },
    ],
    publications: [
      {
        id: "p1",
        title: "On filters",
        publisher: "Springer",
        date: "2017-03",
        url: "https://doi.example/10.1/x",
      },
    ],
    customSections: [{ id: "s1", title: "Exhibitions", body: "Turing Hall 12\nBombe House 7" }],
  };
}
