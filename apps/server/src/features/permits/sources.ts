import { workSections } from '@portal/contract/start/constants'
import type { Db } from '#core/database/database.ts'
import type { WorkSource } from '#features/start/service.ts'
import { countPermits, listRows } from './list/queries.ts'
import { waitingQuery } from './list/waiting.ts'
import { canDecide, permitScopeOf } from './policy.ts'

/** Permits that wait for staff, the oldest first. */
export const permitWork = (db: Db): WorkSource => ({
  section: workSections.permits,
  isFor: canDecide,
  async read(actor, most) {
    const scope = permitScopeOf(actor)
    const [rows, total] = await Promise.all([
      listRows(db, scope, waitingQuery, most),
      countPermits(db, scope, waitingQuery),
    ])
    return { rows: rows.map(asWork), total, isExact: true }
  },
})

type Row = Awaited<ReturnType<typeof listRows>>[number]

const asWork = ({ id, empresa_nombre: name, numero, creado_en: uploadedAt }: Row) => ({
  id,
  titulo: name,
  detalle: `Permiso ${numero}`,
  detalle_en: `Permit ${numero}`,
  momento: uploadedAt,
  dias: null,
  importe: null,
})
