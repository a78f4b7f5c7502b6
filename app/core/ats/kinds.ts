/** Names that show a more general one which is not named itself: who ran PostgreSQL has used SQL. */

const RELATIONAL = "PostgreSQL, MySQL, SQL Server, Oracle Database, SQLite, MariaDB, DB2";

/** Names of the dictionary. What merely often goes together shows nothing. */
const SHOWN_BY: Record<string, string> = {
  SQL: `${RELATIONAL}, T-SQL, PL/SQL`,
  "Relational databases": RELATIONAL,
  Kubernetes: "EKS, AKS, GKE, OpenShift",
  "Infrastructure as code": "Terraform, Pulumi, CloudFormation",
  Linux: "Ubuntu, Debian, CentOS, Red Hat",
  Git: "GitHub, GitLab",
  "Version control": "Git, GitHub, GitLab, Subversion",
  Spreadsheets: "Excel",
  "Customer relationship management": "Salesforce, HubSpot, Zoho, Pipedrive",
  "Human resource management system": "Workday, BambooHR",
  "Ticketing systems": "ServiceNow, Zendesk, Jira",
  "Electronic health records": "Epic, Cerner, Meditech, Athenahealth, eClinicalWorks, Allscripts",
  Welding: "MIG welding, TIG welding, Stick welding",
};

/** By the general name: which names show it. */
export const KINDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(SHOWN_BY).map(([name, kinds]) => [name, new Set(kinds.split(", "))]),
);
