import { auditCounted } from '@portal/contract/audit/constants'
import { auditMessages } from '@portal/contract/audit/messages'
import type {
  AuditDetailSchema,
  AuditInitDataSchema,
  AuditListQuerySchema,
  AuditListSchema,
} from '@portal/contract/audit/schemas'
import type { In, Of } from '@portal/contract/core/fields'
import type { Break } from '#core/audit/breaks.ts'
import { lastControl } from '#core/audit/control.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { zoneOfHouse } from '#core/database/days.ts'
import { withoutSecrets } from '#core/database/secret-columns.ts'
import * as queries from './queries.ts'

/** Returns one page of the audit. */
export async function auditPage(
  db: Db,
  { page, page_row: limit, ...asked }: Of<typeof AuditListQuerySchema>,
): Promise<In<typeof AuditListSchema>> {
  const zone = await zoneOfHouse(db)
  const { orden: _, ...filters } = asked
  const [rows, total, breakOf] = await Promise.all([
    queries.listRows(db, asked, zone, { offset: (page - 1) * limit, limit }),
    queries.countRows(db, filters, zone),
    breakOfRow(db),
  ])
  return {
    auditoria: rows.map((row) => ({ ...row, rotura: breakOf(row.id) })),
    total: Math.min(total, auditCounted),
    total_exacto: total <= auditCounted,
  }
}

/** Returns a row with what it says before and after, and its seal. */
export async function auditRow(db: Db, id: number): Promise<In<typeof AuditDetailSchema>> {
  const row = await queries.getRow(db, id)
  if (!row) throw new Refusal(auditMessages.absent)
  const breakOf = await breakOfRow(db)
  return { ...row, antes: shown(row.antes), despues: shown(row.despues), rotura: breakOf(id) }
}

/** Returns the choices of the filters. */
export async function auditChoices(db: Db, userId: number | null): Promise<Of<typeof AuditInitDataSchema>> {
  const [personas, acciones, entidades] = await Promise.all([
    queries.listPeople(db, userId),
    queries.listWords(db, 'accion'),
    queries.listWords(db, 'entidad'),
  ])
  return { personas, acciones, entidades }
}

/** Rows of earlier releases may hold deeper what is no longer written. */
const shown = (values: object | null) => values && (withoutSecrets(values) as Record<string, unknown>)

/** Returns what the last check found at a row. */
export async function breakOfRow(db: Db) {
  const found: readonly Break[] = (await lastControl(db))?.hallazgos ?? []
  const kinds = new Map(found.map(({ auditoria_id: id, tipo }) => [id, tipo]))
  return (id: number) => kinds.get(id) ?? null
}
