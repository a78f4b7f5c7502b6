import type { Resume } from "#app/core/resume/schema.ts";

/** A fictional neuroscientist. */
export const elenaMarchetti: Resume = {
  personalInfo: {
    fullName: "Elena Marchetti",
    email: "e.marchetti@example.ac.uk",
    phone: "+44 1865 555 012",
    address: "Oxford, United Kingdom",
    linkedIn: "https://www.linkedin.com/in/elena-marchetti-sample",
    github: "",
    links: [{ id: "lab", label: "", url: "https://marchetti-lab.example.org" }],
  },
  summary:
    "Systems neuroscientist studying how sleep reshapes spatial memory in rodents and humans. Ten peer-reviewed papers, £1.1 million in competitive funding as principal or co-investigator, and a commitment to open data.",
  skills: [
    "In vivo electrophysiology",
    "Polysomnography",
    "Bayesian statistics",
    "Python",
    "MATLAB",
    "Open data",
    "Grant writing",
    "Doctoral supervision",
  ],
  experience: [
    {
      id: "ox",
      company: "University of Oxford, Department of Physiology",
      position: "Research Fellow",
      startDate: "2020-10",
      endDate: "",
      current: true,
      description:
        "Lead a group of two doctoral students and one technician on sleep and spatial memory\nTeach the third-year course Memory Systems (60 students; rated 4.7 of 5)\nMember of the animal welfare board since 2022",
    },
    {
      id: "bonn",
      company: "Universitätsklinikum Bonn",
      position: "Postdoctoral Researcher",
      startDate: "2016-10",
      endDate: "2020-09",
      current: false,
      description:
        "Recorded from 61 patients with depth electrodes in a study across three hospitals\nBuilt the analysis library sleepmap, now used in 14 laboratories",
    },
    {
      id: "uclta",
      company: "University College London",
      position: "Teaching Assistant",
      startDate: "2013-10",
      endDate: "2016-06",
      current: false,
      description:
        "Supervised practicals in electrophysiology and statistics for 120 students a year",
    },
  ],
  education: [
    {
      id: "ucl",
      institution: "University College London",
      degree: "PhD",
      fieldOfStudy: "Neuroscience",
      startDate: "2012-10",
      endDate: "2016-09",
      gpa: "",
    },
    {
      id: "pavm",
      institution: "Università di Pavia",
      degree: "MSc",
      fieldOfStudy: "Neurobiology",
      startDate: "2010-10",
      endDate: "2012-07",
      gpa: "110/110 cum laude",
    },
    {
      id: "pav",
      institution: "Università di Pavia",
      degree: "BSc",
      fieldOfStudy: "Biological Sciences",
      startDate: "2007-10",
      endDate: "2010-07",
      gpa: "110/110",
    },
  ],
  projects: [
    {
      id: "sleepmap",
      name: "sleepmap",
      description: "Open-source toolbox for aligning sleep stages with neural ensembles.",
      technologies: ["Python", "NumPy", "MATLAB"],
      githubLink: "https://github.com/marchetti-lab-sample/sleepmap",
      liveLink: "",
    },
  ],
  languages: [
    {
      id: "it",
      name: "Italian",
      level: "native",
    },
    {
      id: "en",
      name: "English",
      level: "fluent",
    },
    {
      id: "de",
      name: "German",
      level: "good",
    },
  ],
  awards: [
    {
      id: "a1",
      title: "Early Career Fellowship (£640,000)",
      issuer: "Wellcome Trust",
      date: "2021-05",
      description: "Five years of funding for Sleep’s cartographer: how rest redraws the map.",
    },
    {
      id: "a2",
      title: "Best Thesis in Neuroscience",
      issuer: "University College London",
      date: "2016-11",
      description: "",
    },
  ],
  volunteering: [
    {
      id: "v",
      organization: "Brain Week Oxford",
      role: "Organiser",
      startDate: "2021-03",
      endDate: "",
      current: true,
      description: "Talks and open laboratories for 900 school pupils a year.",
    },
  ],
  publications: [
    {
      id: "p1",
      title: "Replay during light sleep predicts route choice the next morning",
      publisher: "Journal of Systems Neuroscience 44, 1180–1196",
      date: "2024-03",
      url: "https://doi.example.org/10.5555/jsn.2024.1180",
    },
    {
      id: "p2",
      title: "A shared hippocampal code for rooms and rules (with T. Okafor and L. Brandt)",
      publisher: "Cortex and Memory 31, 402–419",
      date: "2022-06",
      url: "https://doi.example.org/10.5555/cm.2022.402",
    },
    {
      id: "p3",
      title: "Spindle density and map precision: a preregistered study of 84 sleepers",
      publisher: "Open Sleep Research 7, 55–71",
      date: "2020-11",
      url: "https://doi.example.org/10.5555/osr.2020.55",
    },
    {
      id: "p4",
      title: "Place cells under partial rest: data and code for 61 recordings",
      publisher: "Scientific Datasets 5, 118",
      date: "2018-09",
      url: "https://doi.example.org/10.5555/sd.2018.118",
    },
  ],
};
