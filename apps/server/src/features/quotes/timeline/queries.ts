import type { Currency } from '@portal/contract/core/currencies'
import type { QuoteStatus } from '@portal/contract/quotes/states'
import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { type Addresses, type Before, newestAbout } from '#core/database/newest-about.ts'
import { inScope } from '../queries.ts'

interface Row {
  id: number
  momento: Date
  codigo: string
  estado: QuoteStatus
  total: number
  moneda: Currency
}

export const newestQuotes = (db: Db, scope: Scope, who: Addresses, before: Before | null, most: number) =>
  newestAbout<Row>(db, who, before, most, {
    from: sql`cotizacion q`,
    where: sql<boolean>`(not q.reemplazada and ${inScope(scope)})`,
    columns: sql`q.id, q.creado_en as momento, q.codigo, q.estado, q.total, q.moneda`,
    email: sql`lower(q.cliente_email)`,
    phone: sql`q.cliente_telefono`,
    at: sql`q.creado_en`,
    id: sql`q.id`,
  })
