/** Health check: responds once the server is ready. */
export function loader() {
  return Response.json({ ok: true });
}
