export default function HomePage() {
  return (
    <main>
      <h1>NEXT</h1>
    </main>
  )
}
