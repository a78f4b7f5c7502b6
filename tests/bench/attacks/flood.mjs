/**
 * `node flood.mjs ADDRESS KIND MS`: an attack of attacks.mjs that sends requests to the server, four at a time, for so
 * many ms. KIND: `large-bodies`, `sign-ups` or `cross-site`. A process of its own, because the attacker's work would
 * delay the measurement in the bench's process.
 */
const post = (url, body, headers = {}) =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body,
  }).then((answer) => answer.arrayBuffer());

const SIGN_UP = JSON.stringify({
  ...{ fullName: "Eve", email: "victim@example.org" },
  password: "correct horse battery staple",
});
const KINDS = {
  "large-bodies": (url) => post(`${url}/api/resumes`, "x".repeat(7_000_000)),
  "sign-ups": (url) => post(`${url}/api/auth/signup`, SIGN_UP),
  "cross-site": (url) => post(`${url}/login`, "a=b", { Origin: "https://elsewhere.example" }),
};

const [url, kind, ms] = process.argv.slice(2);
const until = Date.now() + Number(ms);
const loop = async () => {
  while (Date.now() < until) await KINDS[kind](url).catch(() => {});
};
await Promise.all(Array.from({ length: 4 }, loop));
