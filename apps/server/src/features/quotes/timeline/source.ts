import { Module } from '@portal/contract/access/constants'
import { timelineKinds } from '@portal/contract/contacts/constants'
import { moneyText } from '@portal/contract/core/money'
import { quoteStatusNames } from '@portal/contract/quotes/states'
import type { Db } from '#core/database/database.ts'
import type { TimelineSource } from '#features/contacts/service.ts'
import { allQuotesScopeOf } from '../policy.ts'
import * as queries from './queries.ts'

/** Quotes to a contact, those that the reader may open. */
export const quoteTimeline = (db: Db): TimelineSource => ({
  kind: timelineKinds.quotes,
  isFor: () => true,
  async find(actor, who, before, most) {
    const rows = await queries.newestQuotes(db, allQuotesScopeOf(actor), who, before, most)
    const seesAll = actor.modules.has(Module.allQuotes)
    return rows.map(({ id, momento, codigo, estado, total, moneda }) => ({
      id,
      momento,
      titulo: `Cotización ${codigo}`,
      titulo_en: `Quote ${codigo}`,
      detalle: `${quoteStatusNames[estado].es} · ${moneyText(total, moneda)}`,
      detalle_en: `${quoteStatusNames[estado].en} · ${moneyText(total, moneda)}`,
      direccion: seesAll ? `/dashboard/cotizaciones/todas/${id}` : `/dashboard/cotizaciones/mis-cotizaciones/${id}`,
    }))
  },
})
