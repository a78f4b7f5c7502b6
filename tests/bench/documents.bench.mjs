/** Measures a repeated PDF, which is already in R2, and a Word document, against a minimal call. */
import { openApp } from "../../scripts/load-app.mjs";
import { signUp } from "../support/people.ts";

/** Within one user's rate limit for prints. */
const REPEATS = 8;
const GOALS = { repeat: 10, docx: 50 };

export async function measure({ url }) {
  const app = await openApp();
  const { amelieNovak } = await app.load("/app/core/templates/samples/amelie-novak.ts");
  await app.close();
  const { token } = await signUp(url, "Bench Person");
  const call = async (method, path, body) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: body && JSON.stringify(body),
    });
    const bytes = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return bytes;
  };
  const made = await call("POST", "/api/resumes", {
    templateId: "modern-professional",
    resume: amelieNovak,
  });
  const { id } = JSON.parse(new TextDecoder().decode(made)).resume;
  const path = `/api/resumes/${id}`;
  // The base cost of every call about a resume: session, access, the room's state.
  const read = () => call("GET", path);
  const repeat = () => call("POST", "/api/generate-pdf", { resumeId: id });
  const docx = () => call("GET", `${path}/export?format=docx`);
  const [empty, again, word] = [await medianOf(read), await medianOf(repeat), await medianOf(docx)];
  const row = (what, time, goal) => ({
    what,
    measured: `${(time - empty).toFixed(0)} ms beyond the ${empty.toFixed(0)} ms of reading the resume`,
    goal: `≤ ${goal} ms`,
    met: time - empty <= goal,
  });
  return [
    row("PDF of the same content again, from R2", again, GOALS.repeat),
    row("Word document", word, GOALS.docx),
  ];
}

/** The first call warms up, and prints. */
async function medianOf(work) {
  const times = [];
  for (let repeat = 0; repeat <= REPEATS; repeat += 1) {
    const start = performance.now();
    await work();
    if (repeat > 0) times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}
