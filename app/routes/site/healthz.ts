/** Ready when it answers. */
export function loader() {
  return Response.json({ ok: true });
}
