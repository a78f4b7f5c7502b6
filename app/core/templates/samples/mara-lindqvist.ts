import type { Resume } from "#app/core/resume/schema.ts";

/** A fictional art director. */
export const maraLindqvist: Resume = {
  personalInfo: {
    fullName: "Mara Lindqvist",
    email: "mara@lindqvist.example",
    phone: "+46 8 555 0173",
    address: "Stockholm, Sweden",
    linkedIn: "https://www.linkedin.com/in/mara-lindqvist-sample",
    github: "https://lindqvist.example.com",
  },
  summary:
    "Art director for brands that have something to say. Eleven years between poster, screen and exhibition; I draw first, explain second, and stay until the last proof is signed.",
  skills: [
    "Art direction",
    "Brand identity",
    "Editorial design",
    "Typography",
    "Illustration",
    "Motion design",
    "Photo direction",
    "Figma",
    "Adobe Creative Cloud",
    "Print production",
  ],
  experience: [
    {
      id: "nord",
      company: "Studio Nordvind",
      position: "Art Director",
      startDate: "2019-04",
      endDate: "",
      current: true,
      description:
        "Lead a team of six designers and two illustrators for clients in culture and food\nSet the studio’s type and accessibility rules; every public piece passes AA contrast\nWon pitches worth SEK 14 million in three years",
    },
    {
      id: "byran",
      company: "Byrån Elva",
      position: "Senior Designer",
      startDate: "2014-09",
      endDate: "2019-03",
      current: false,
      description:
        "Designed identities for two theatres, a tram line and a national park\nBrought print costs of the house magazine down by 22 % with one press sheet less",
    },
  ],
  education: [
    {
      id: "konst",
      institution: "Konstfack",
      degree: "MFA",
      fieldOfStudy: "Graphic Design",
      startDate: "2012-09",
      endDate: "2014-06",
      gpa: "",
    },
    {
      id: "beck",
      institution: "Beckmans",
      degree: "BA",
      fieldOfStudy: "Visual Communication",
      startDate: "2009-09",
      endDate: "2012-06",
      gpa: "",
    },
  ],
  projects: [
    {
      id: "vasa",
      name: "Vasa Night",
      description:
        "Identity, posters and projected signage for a museum’s summer of late openings; visits after 18:00 rose by 41 %.",
      technologies: ["Identity", "Wayfinding", "Motion"],
      githubLink: "",
      liveLink: "https://lindqvist.example.com/vasa-night",
    },
    {
      id: "havre",
      name: "Havre Oat Mill",
      description:
        "Packaging and type for a family mill, drawn from its 1911 flour sacks. Shelf trials: found twice as fast as before.",
      technologies: ["Packaging", "Lettering"],
      githubLink: "",
      liveLink: "https://lindqvist.example.com/havre",
    },
    {
      id: "kvarter",
      name: "Kvarter Magazine",
      description: "Twelve issues of a city quarterly on a grid that bends with each theme.",
      technologies: ["Editorial", "Photography"],
      githubLink: "",
      liveLink: "https://lindqvist.example.com/kvarter",
    },
  ],
  languages: [
    {
      id: "sv",
      name: "Swedish",
      level: "native",
    },
    {
      id: "en",
      name: "English",
      level: "fluent",
    },
    {
      id: "fr",
      name: "French",
      level: "good",
    },
  ],
  awards: [
    {
      id: "ky",
      title: "Golden Egg, silver",
      issuer: "Sveriges Reklambyråer",
      date: "2022-04",
      description: "",
    },
  ],
};
