/** A realistic difficult resume: two pages, many scripts, and characters that break extractors. */
import type { Resume } from "#app/core/resume/schema.ts";

const job = (index: number, company: string, position: string, lines: string[]) => ({
  id: `job-${index}`,
  company,
  position,
  startDate: `${2022 - index * 2}-0${index + 1}`,
  endDate: index === 0 ? "" : `${2023 - index * 2}-1${index % 3}`,
  current: index === 0,
  description: lines.join("\n"),
});

export function hardResume(): Resume {
  return {
    personalInfo: {
      fullName: "Zoë O’Connor-Đặng Kovač",
      email: "zoe.o'connor+jobs@example.com",
      phone: "+353 (0)1 555 0199",
      address: "Łódź, Poland & Győr, Hungary",
      linkedIn: "https://www.linkedin.com/in/zoe-o-connor-kovac",
      github: "github.com/zoe-oconnor",
    },
    summary:
      "Staff engineer who writes <b>&amp; reads</b> C++ & Go; “efficient office workflows” – first, flat, final. Ünlü Türkçe: Işık Çağrı Şahin, ğ İ ı. Română: Ștefan Țară. Čeština: Dvořák, Škvořilová. Suomi: Äyräväinen.\nΕλληνικά: Γιώργος. Русский: Пётр Ильич. Tiếng Việt: Nguyễn Thị Ước.",
    skills: [
      "C++",
      "C#",
      ".NET 8",
      "Node.js",
      "front-end",
      "full-stack",
      "CI/CD",
      "TCP/IP",
      "R&D",
      "A/B testing",
      "Continuous integration and delivery",
      "Infrastructure as code",
      "PostgreSQL",
      "Kubernetes",
      "gRPC",
      "Machine learning",
      "Natural language processing",
      "Object-oriented design",
      "Test-driven development",
      "Requirements engineering",
      "Difficult conversations",
      "Fluffy office fittings",
      "Swift",
      "Rust",
      "Terraform",
      "Ansible",
      "Observability",
      "OpenTelemetry",
      "Site reliability engineering",
      "Kafka",
    ],
    experience: [
      job(0, "O'Reilly & Søn <Nordic> ApS", "Staff Engineer – Platform", [
        "• Cut p99 latency from 1,240 ms to 310 ms across 48 services—without a single roll-back",
        "- Led the state-of-the-art re-platforming of a 2.4 M-line C++/CLI code base for ~1,100 engineers in Kraków, Århus and Besançon",
        "* Saved €1.9 million a year; “it just works” said the CFO’s office",
        "Wrote <script>alert('x')</script> filters & taught 30+ people to escape HTML",
      ]),
      job(1, "Škoda Digital s.r.o.", "Senior Back-end/Full-stack Developer", [
        "Designed event-driven order hand-off between 14 plants; peak 9,000 messages/s, zero lost in 26 months",
        "Introduced contract tests, trunk-based development and on-call run-books for the whole department",
        "Mentored seven engineers, of whom four were promoted within two years",
      ]),
      job(2, "Institut für Flugführung", "Research Software Engineer", [
        "Published the filter library fiflow, since used in five affiliated institutes",
        "Built the flight-data replay used in 312 simulator sessions",
        "Ran the difficult final certification of the offline flow with no finding of severity 1–3",
      ]),
      job(3, "Société Générale d’Ingénierie", "Software Engineer", [
        "Maintained Fortran-to-C bindings of a finite-element solver used by 60 clients",
        "Reduced nightly build from 5 h 10 min to 48 min",
        "Wrote the first 1,900 regression tests, catching 41 defects before release",
      ]),
      job(4, "Wydawnictwo Żak", "Web Developer", [
        "Rebuilt the shop of a publisher with 8,500 titles; conversion +18 %.",
      ]),
    ],
    education: [
      {
        id: "edu-1",
        institution: "Politechnika Łódzka",
        degree: "MSc Eng.",
        fieldOfStudy: "Computer Science – Systems",
        startDate: "2010-10",
        endDate: "2012-07",
        gpa: "4.9/5.0",
      },
      {
        id: "edu-2",
        institution: "Trinity College Dublin",
        degree: "BA (Mod.)",
        fieldOfStudy: "Mathematics",
        startDate: "2006-09",
        endDate: "2010-06",
        gpa: "",
      },
    ],
    projects: [
      {
        id: "pro-1",
        name: "fiflow – filters for flight data",
        description: "Kalman filters with proofs\nUsed by 5 institutes & 1 airline",
        technologies: ["C++20", "Eigen", "pybind11"],
        githubLink: "https://github.com/zoe-oconnor/fiflow",
        liveLink: "javascript:alert(1)",
      },
      {
        id: "pro-2",
        name: "Kōan",
        description: "A daily puzzle for 12,000 players.",
        technologies: ["TypeScript", "Svelte"],
        githubLink: "",
        liveLink: "https://koan.example.com/play?mode=daily&lang=ga",
      },
      {
        id: "pro-3",
        name: "Übersetzer’s Friend",
        description: "Glossary checks for translators.",
        technologies: ["Rust"],
        githubLink: "https://github.com/zoe-oconnor/freund/tree/main/crates/glossary-checks",
        liveLink: "",
      },
    ],
  };
}
