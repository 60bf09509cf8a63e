import type { In } from '@portal/contract/core/fields'
import {
  type ForecastQuerySchema,
  type ForecastSchema,
  LicenseListQuerySchema,
} from '@portal/contract/licenses/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { scopeOf } from '#core/base/scope.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import { withNetwork } from '../list/list.ts'
import { settleDue } from '../night/settle.ts'
import { yearsOf } from '../rules.ts'
import { listServiceProducts } from './products.ts'
import * as queries from './queries.ts'

type Forecast = In<typeof ForecastSchema>

const cacheBounds = { ms: 60_000, max: 500 }
const cents = (amount: number) => Math.round(amount * 100)

/**
 * Returns what the renewals of the next twelve months come to: each active license, except demos, once at its end, at
 * the list price of the product that opens its service for the years of its type (decision 040). Amounts are US dollars.
 */
export function licenseForecast({ db, changes }: { db: Db; changes: Changes }) {
  const cached = answerCache<Forecast>(changes, ['licencias', 'productos', 'tipos_licencia'], cacheBounds)
  return async (actor: Actor, query: z.output<typeof ForecastQuerySchema>): Promise<Forecast> => {
    const scope = scopeOf(actor)
    const { orden: _, page: __, page_row: ___, ...asked } = LicenseListQuerySchema.parse(query)
    const filters = await withNetwork(db, asked)
    return cached(JSON.stringify([scope, filters]), async () => {
      await settleDue(db)
      const [endings, products, months, demos] = await Promise.all([
        queries.countEndings(db, scope, filters),
        listServiceProducts(db),
        queries.listMonths(db),
        queries.countDemos(db, scope, filters),
      ])
      const meses = months.map((mes) => {
        const sum = { mes, licencias: 0, sin_precio: 0, total: 0 }
        for (const ending of endings.filter((row) => row.mes === mes)) {
          const price = products.get(ending.servicio_id)?.precio
          sum.licencias += ending.licencias
          if (price === undefined) sum.sin_precio += ending.licencias
          else sum.total += cents(price * yearsOf(ending.intervalo, ending.unidad_intervalo)) * ending.licencias
        }
        return { ...sum, total: sum.total / 100 }
      })
      return { meses, ...demos }
    })
  }
}
