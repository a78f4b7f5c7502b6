export default function Page() {
  return (
    <main>
      <h1>Not built yet</h1>
    </main>
  );
}
