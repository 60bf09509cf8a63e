import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { permitsPath } from './paths.ts'

/** Leads to a permit in the list of staff. */
export const PermitLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <Link to={`${permitsPath}/${id}`}>{children}</Link>
)
