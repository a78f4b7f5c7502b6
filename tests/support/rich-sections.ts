/** The less usual sections of the rich resume, each with shown entries and a hidden one. */
import type { Resume } from "#app/core/resume/schema.ts";

const blank = { url: "", description: "" };
const hidden = true;

export function moreSections(): Partial<Resume> {
  return {
    courses: [
      {
        ...{
          id: "co",
          name: "Trauma Nursing Core Course",
          provider: "Emergency Nurses Association",
        },
        ...{ date: "2022-03", url: "ena.example/tncc", description: "" },
      },
      { ...blank, id: "coh", name: "Unseen course", provider: "", date: "", hidden },
    ],
    memberships: [
      {
        ...{ id: "me", organization: "Ohio Nurses Association", role: "Board member" },
        ...{ startDate: "2019", endDate: "", current: true, description: "" },
      },
      {
        ...{ id: "meh", organization: "Unseen guild", role: "", startDate: "", endDate: "" },
        ...{ current: false, description: "", hidden },
      },
    ],
    patents: [
      {
        ...{
          id: "pa",
          title: "Clamp for infusion lines",
          office: "USPTO",
          number: "US 11,234,567",
        },
        ...{ date: "2021-05", ...blank },
      },
      { ...blank, id: "pah", title: "Unseen patent", office: "", date: "", hidden },
    ],
    militaryService: [
      {
        ...{ id: "mi", branch: "Army Reserve", rank: "Specialist", location: "Fort Knox, KY" },
        ...{ startDate: "2008", endDate: "2012", current: false },
        description: "Ran the aid station of a company",
      },
      {
        ...{ id: "mih", branch: "Unseen corps", rank: "", startDate: "", endDate: "" },
        ...{ current: false, description: "", hidden },
      },
    ],
    interests: [
      { id: "in1", name: "Chess", description: "" },
      { id: "in2", name: "Climbing", description: "lead" },
      { id: "inh", name: "Unseen hobby", description: "", hidden },
    ],
    references: [
      {
        ...{
          id: "re",
          name: "Maria Cole",
          position: "Director of Nursing",
          company: "Olive Court",
        },
        ...{ email: "maria@olive.example", phone: "+1 614 555 0142", description: "" },
      },
      {
        ...{ id: "reh", name: "Unseen referee", position: "", company: "", email: "", phone: "" },
        ...{ description: "", hidden },
      },
    ],
  };
}
