import type { Resume } from "#app/core/resume/schema.ts";

/** A fictional infrastructure engineer. */
export const priyaRaman: Resume = {
  personalInfo: {
    fullName: "Priya Raman",
    email: "priya.raman@example.com",
    phone: "+44 20 5550 0184",
    address: "Leeds, United Kingdom",
    linkedIn: "https://www.linkedin.com/in/priya-raman-sample",
    github: "https://github.com/priya-raman-sample",
  },
  summary:
    "Infrastructure engineer who keeps payment systems up and deployments dull. Eight years of Kubernetes, PostgreSQL and on-call; I delete more YAML than I write.",
  skills: [
    "Go",
    "Python",
    "Rust",
    "Kubernetes",
    "Terraform",
    "AWS",
    "PostgreSQL",
    "Kafka",
    "Prometheus",
    "OpenTelemetry",
    "GitHub Actions",
    "Linux",
    "gRPC",
    "Redis",
    "Vault",
    "eBPF",
  ],
  experience: [
    {
      id: "tally",
      company: "Tally Payments",
      position: "Staff Platform Engineer",
      startDate: "2021-06",
      endDate: "",
      current: true,
      description:
        "Moved 140 services to one deployment pipeline; lead time fell from 2 days to 25 minutes\nTook availability of the ledger from 99.92 % to 99.995 % over eight quarters\nCut the cloud bill by £1.3 million a year with right-sizing and spot pools\nWrote the incident guide that 90 engineers are trained on",
    },
    {
      id: "orbit",
      company: "Orbit Logistics",
      position: "Site Reliability Engineer",
      startDate: "2017-10",
      endDate: "2021-05",
      current: false,
      description:
        "Replaced nightly batch routing by a Kafka stream; results in 40 seconds instead of 9 hours\nRan the PostgreSQL 9.6 to 13 upgrade of 4 TB with 11 seconds of downtime\nBuilt tracing across 60 services in Go and Python",
    },
    {
      id: "quay",
      company: "Quayside Software",
      position: "Backend Developer",
      startDate: "2015-08",
      endDate: "2017-09",
      current: false,
      description:
        "Wrote the rate limiter and quota service of a mapping API, 6,000 requests a second",
    },
  ],
  education: [
    {
      id: "leeds",
      institution: "University of Leeds",
      degree: "BSc",
      fieldOfStudy: "Computer Science",
      startDate: "2012-09",
      endDate: "2015-07",
      gpa: "First",
    },
  ],
  projects: [
    {
      id: "pgwait",
      name: "pgwait",
      description: "Shows which query waits for which lock, live in a terminal; 2,400 stars.",
      technologies: ["Rust", "PostgreSQL", "eBPF"],
      githubLink: "https://github.com/priya-raman-sample/pgwait",
      liveLink: "",
    },
    {
      id: "flatline",
      name: "flatline",
      description: "Finds alerts that never led to an action, from a year of pager data.",
      technologies: ["Go", "Prometheus"],
      githubLink: "https://github.com/priya-raman-sample/flatline",
      liveLink: "https://flatline.example.com",
    },
  ],
  certificates: [
    {
      id: "cka",
      name: "Certified Kubernetes Administrator",
      issuer: "CNCF",
      date: "2023-02",
      url: "",
    },
  ],
  publications: [
    {
      id: "p",
      title: "Alerts that nobody needs: a year of pages, counted",
      publisher: "SREcon talk",
      date: "2023-10",
      url: "https://flatline.example.com/talk",
    },
  ],
};
