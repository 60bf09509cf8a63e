import { Module } from '@portal/contract/access/constants'
import { timelineKinds } from '@portal/contract/contacts/constants'
import type { Currency } from '@portal/contract/core/currencies'
import { moneyText } from '@portal/contract/core/money'
import { type QuoteStatus, quoteStatusNames } from '@portal/contract/quotes/states'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { newestAbout, type TimelineSource } from '#features/contacts/service.ts'
import { allQuotesScopeOf } from '../policy.ts'
import { inScope } from '../queries.ts'

interface Row {
  id: number
  momento: Date
  codigo: string
  estado: QuoteStatus
  total: number
  moneda: Currency
}

/** Quotes to a contact, those that the reader may open. */
export const quoteTimeline = (db: Db): TimelineSource => ({
  kind: timelineKinds.quotes,
  isFor: () => true,
  async find(actor, who, before, most) {
    const rows = await newestAbout<Row>(db, who, before, most, {
      from: sql`cotizacion q`,
      where: sql<boolean>`(not q.reemplazada and ${inScope(allQuotesScopeOf(actor))})`,
      columns: sql`q.id, q.creado_en as momento, q.codigo, q.estado, q.total, q.moneda`,
      email: sql`lower(q.cliente_email)`,
      phone: sql`q.cliente_telefono`,
      at: sql`q.creado_en`,
      id: sql`q.id`,
    })
    const list = actor.modules.has(Module.allQuotes) ? 'todas' : 'mis-cotizaciones'
    return rows.map(({ id, momento, codigo, estado, total, moneda }) => ({
      id,
      momento,
      titulo: `Cotización ${codigo}`,
      titulo_en: `Quote ${codigo}`,
      detalle: `${quoteStatusNames[estado].es} · ${moneyText(total, moneda)}`,
      detalle_en: `${quoteStatusNames[estado].en} · ${moneyText(total, moneda)}`,
      direccion: `/dashboard/cotizaciones/${list}/${id}`,
    }))
  },
})
