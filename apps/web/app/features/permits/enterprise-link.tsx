import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Leads to the permits on the page of an enterprise. */
export const EnterpriseLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <Link to={`/dashboard/sistema/empresas/informacion-empresa/${id}?tab=permiso`}>{children}</Link>
)
