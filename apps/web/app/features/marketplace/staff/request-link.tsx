import { Link } from 'react-router'

/** Leads to a request in the dashboard. */
export const RequestLink = ({ id, children }: { id: number; children: string }) => (
  <Link to={`/dashboard/clasificados/clasificados-solicitudes/historial/${id}`}>{children}</Link>
)
