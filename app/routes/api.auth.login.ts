export function loader() {
  return Response.json({ message: "Not built yet" }, { status: 501 });
}
