import type { Resume } from "#app/core/resume/schema.ts";

/** A fictional software engineer with eight years of work on one page. */
export const tomasHalvorsen: Resume = {
  personalInfo: {
    fullName: "Tomas Halvorsen",
    headline: "Senior software engineer, search and streaming",
    email: "tomas.halvorsen@example.com",
    phone: "+1 503 555 0148",
    address: "Portland, Oregon",
    linkedIn: "https://www.linkedin.com/in/tomas-halvorsen-sample",
    github: "https://github.com/tomas-halvorsen-sample",
  },
  summary:
    "Backend engineer who makes search fast and keeps it explainable. Eight years from index formats to on-call, most of them in Go and Rust; I write the design note first and the postmortem myself.",
  skills: [
    "Go",
    "Rust",
    "Python",
    "TypeScript",
    "SQL",
    "Kafka",
    "PostgreSQL",
    "ClickHouse",
    "Elasticsearch",
    "Redis",
    "Kubernetes",
    "Terraform",
    "AWS",
    "Prometheus",
    "GitHub Actions",
    "Design reviews",
    "Incident response",
    "Mentoring",
  ],
  skillGroups: [
    { id: "lang", name: "Languages", skills: ["Go", "Rust", "Python", "TypeScript", "SQL"] },
    {
      id: "data",
      name: "Data",
      skills: ["Kafka", "PostgreSQL", "ClickHouse", "Elasticsearch", "Redis"],
    },
    {
      id: "ops",
      name: "Operations",
      skills: ["Kubernetes", "Terraform", "AWS", "Prometheus", "GitHub Actions"],
    },
    {
      id: "team",
      name: "Team",
      skills: ["Design reviews", "Incident response", "Mentoring"],
    },
  ],
  experience: [
    {
      id: "senior",
      employerId: "waymark",
      company: "Waymark Maps",
      position: "Senior Software Engineer, Search",
      location: "Portland, Oregon",
      startDate: "2022-04",
      endDate: "",
      current: true,
      description:
        "Led four engineers through a rewrite of place search in Rust; p99 fell from 310 to 48 ms at 22,000 queries a second\nReplaced nightly index builds by a Kafka stream, so that a new shop is found after 40 seconds instead of 19 hours\nCut the cluster from 96 to 38 machines and the bill by $1.1 million a year\nWrote the relevance guide that six product teams now test their changes against",
    },
    {
      id: "engineer",
      employerId: "waymark",
      company: "Waymark Maps",
      position: "Software Engineer, Routing",
      location: "Portland, Oregon",
      startDate: "2020-01",
      endDate: "2022-03",
      current: false,
      description:
        "Built the service that recalculates 3 million routes an hour when a road closes\nBrought flaky tests of the routing core from 7 % to 0.2 % with a deterministic clock\nHalved the memory of the road graph, so that a continent fits on one machine",
    },
    {
      id: "lumen",
      company: "Lumen Energy Analytics",
      position: "Backend Developer",
      location: "Seattle, Washington",
      startDate: "2018-02",
      endDate: "2019-12",
      current: false,
      description:
        "Designed the intake of 600,000 smart meters: 9 billion readings a year in ClickHouse, queried in under a second\nReduced false outage alarms by 63 % with a model of each feeder’s usual load\nMoved 24 services from hand-made servers to Terraform and Kubernetes without a maintenance window",
    },
    {
      id: "intern",
      company: "Port of Seattle",
      position: "Software Engineering Intern",
      location: "Seattle, Washington",
      startDate: "2017-06",
      endDate: "2017-09",
      current: false,
      description:
        "Forecast arrivals of container trucks from two years of gate records; the model still plans the morning shift",
    },
  ],
  education: [
    {
      id: "osu",
      institution: "Oregon State University",
      degree: "MSc",
      fieldOfStudy: "Computer Science",
      startDate: "2016-09",
      endDate: "2018-01",
      gpa: "",
    },
    {
      id: "whitman",
      institution: "Whitman College",
      degree: "BA",
      fieldOfStudy: "Mathematics",
      startDate: "2012-09",
      endDate: "2016-05",
      gpa: "",
    },
  ],
  projects: [
    {
      id: "tinyfst",
      name: "tinyfst",
      description:
        "A finite-state dictionary that holds 40 million place names in 210 MB; used by three open-source search engines.",
      technologies: ["Rust", "WebAssembly"],
      githubLink: "https://github.com/tomas-halvorsen-sample/tinyfst",
      liveLink: "",
    },
    {
      id: "slowlog",
      name: "slowlog",
      description:
        "Groups a week of slow queries by their plan and names the index that is missing.",
      technologies: ["Go", "PostgreSQL"],
      githubLink: "https://github.com/tomas-halvorsen-sample/slowlog",
      liveLink: "",
    },
    {
      id: "gtfs",
      name: "gtfs-diff",
      description: "Tells riders’ apps what changed between two versions of a city’s timetable.",
      technologies: ["Rust", "SQL"],
      githubLink: "https://github.com/tomas-halvorsen-sample/gtfs-diff",
      liveLink: "",
    },
  ],
  certificates: [
    {
      id: "aws",
      name: "AWS Solutions Architect, Professional",
      issuer: "Amazon Web Services",
      date: "2023-09",
      url: "",
    },
  ],
  publications: [
    {
      id: "talk",
      title: "Forty milliseconds: rewriting place search without stopping it",
      publisher: "Talk at Berlin Buzzwords",
      date: "2024-06",
      url: "",
    },
  ],
  awards: [
    {
      id: "hack",
      title: "Best systems paper",
      issuer: "Northwest Database Day",
      date: "2021-05",
      description: "",
    },
  ],
  languages: [
    { id: "en", name: "English", level: "native" },
    { id: "no", name: "Norwegian", level: "fluent" },
    { id: "de", name: "German", level: "good" },
  ],
};
