export default function DashboardHome() {
  return (
    <main>
      <h1>Dashboard</h1>
    </main>
  )
}
