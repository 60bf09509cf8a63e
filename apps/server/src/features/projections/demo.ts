import { tiersOf } from '@portal/contract/products/constants'
import { SaleUnit } from '@portal/contract/products/units'
import { type ProjectionInput, priceFromPercentage, projectionSheet } from '@portal/contract/projections/sheet'
import type { Db } from '#core/database.ts'
import { type DemoSheet, demoCosts, demoCountries, demoSheets } from './demo-sheets.ts'
import { replacePlaces } from './place-queries.ts'
import { getToday, insertProjection, insertVersion, listProducts, touchProjection } from './queries.ts'
import { versionColumns } from './rules.ts'

const chileId = 152
/** What the parts cost a year ago, as a share of today. */
const lastYear = 0.96
/** What they will cost next year. */
const nextYear = 1.03

/** Stores the projections of the demo set, inside the caller's transaction. Answers how many. */
export async function insertDemoProjections(db: Db, authorId: number): Promise<number> {
  const products = await listProducts(db, 'all')
  const year = Number((await getToday(db)).slice(0, 4))
  let made = 0
  for (const sheet of demoSheets) {
    const product = products.find(({ slug }) => slug === sheet.slug)
    if (!product) continue
    const countries = demoCountries.filter(({ skips }) => !skips?.includes(sheet.slug))
    const places = countries.map((country) => country.id)
    await replacePlaces(db, product.id, places)
    for (const { id: countryId, freight } of countries) {
      const head = await insertProjection(db, { producto_id: product.id, pais_id: countryId })
      const store = async (share: number, from: string) => {
        const input = inputOf(sheet, product.categoria_id, freight, share)
        await insertVersion(db, {
          ...versionColumns(input),
          configuracion_id: head.id,
          vigente_desde: from,
          unidad_id: product.unidad_id ?? SaleUnit.piece,
          creado_por: authorId,
        })
      }
      await store(lastYear, `${year - 1}-01-01`)
      await store(1, `${year}-01-01`)
      if (countryId === chileId) await store(nextYear, `${year + 1}-01-01`)
      await touchProjection(db, head.id)
      made += 1
    }
  }
  return made
}

/** The figures of a demo sheet in a country, its parts at a share of today's costs. */
export function inputOf(sheet: DemoSheet, categoryId: number, freight: number, share: number): ProjectionInput {
  const costs = demoCosts(sheet, freight)
  const scaled = Object.fromEntries(
    Object.entries(costs).map(([field, cost]) => [field, Math.round(cost * share * 10_000) / 10_000]),
  ) as typeof costs
  const figures = {
    ...scaled,
    royalty_monto: sheet.royalty.amount,
    royalty_porcentaje: sheet.royalty.percentage,
    porcentaje_utilidad: sheet.company,
    margen_master: sheet.master,
    rangos: tiersOf(categoryId).map(({ from, to }, place) => {
      return { desde: from, hasta: to, descuento: sheet.discounts[place] ?? 0 }
    }),
  }
  const { total_com: total } = projectionSheet({ ...figures, precio_sugerido: 1 })
  const suggested = priceFromPercentage(total, sheet.suggested)
  return { ...figures, precio_sugerido: Math.round(suggested * 100) / 100 }
}
