import { tiersOf } from '@portal/contract/products/constants'
import { SaleUnit } from '@portal/contract/products/units'
import {
  type ProjectionInput,
  percentageFromPrice,
  priceFromPercentage,
  projectionSheet,
} from '@portal/contract/projections/sheet'
import { everything } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { type DemoSheet, demoCosts, demoCountries, demoSheets } from './demo-sheets.ts'
import { replacePlaces } from './places/queries.ts'
import { getToday, insertProjections, insertVersions, listProducts } from './queries.ts'
import { versionColumns } from './rules.ts'

const chileId = 152
/** What the parts cost a year ago, as a share of today. */
const lastYear = 0.96
/** What they will cost next year. */
const nextYear = 1.03

/** Stores the projections of the demo set, inside the caller's transaction. Returns how many. */
export async function insertDemoProjections(db: Db, authorId: number): Promise<number> {
  const products = await listProducts(db, everything)
  const year = Number((await getToday(db)).slice(0, 4))
  const planned = demoSheets.flatMap((sheet) => {
    const product = products.find(({ slug }) => slug === sheet.slug)
    const countries = demoCountries.filter(({ skips }) => !skips?.includes(sheet.slug))
    return product ? countries.map((country) => ({ sheet, product, country })) : []
  })
  for (const product of new Set(planned.map((plan) => plan.product))) {
    const countries = planned.filter((plan) => plan.product === product).map(({ country }) => country.id)
    await replacePlaces(db, product.id, countries)
  }
  const places = planned.map(({ product, country }) => ({ producto_id: product.id, pais_id: country.id }))
  const heads = await insertProjections(db, places)
  const versions = planned.flatMap(({ sheet, product, country }, place) => {
    const versionAt = (share: number, from: string) => ({
      ...versionColumns(inputOf(sheet, product.categoria_id, country.freight, share)),
      configuracion_id: heads[place]!.id,
      vigente_desde: from,
      unidad_id: product.unidad_id ?? SaleUnit.piece,
      creado_por: authorId,
    })
    return [
      versionAt(lastYear, `${year - 1}-01-01`),
      versionAt(1, `${year}-01-01`),
      ...(country.id === chileId ? [versionAt(nextYear, `${year + 1}-01-01`)] : []),
    ]
  })
  await insertVersions(db, versions)
  return heads.length
}

/** The figures of a demo sheet in a country, its parts at a share of today's costs; the price follows the cost. */
export function inputOf(sheet: DemoSheet, categoryId: number, freight: number, share: number): ProjectionInput {
  const atHome = figuresOf(sheet, categoryId, 1, 1)
  const here = figuresOf(sheet, categoryId, freight, share)
  const percentage = percentageFromPrice(totalOf(atHome), sheet.price) ?? 0
  const suggested = priceFromPercentage(totalOf(here), percentage)
  return { ...here, precio_sugerido: Math.round(suggested * 100) / 100 }
}

const totalOf = (figures: Omit<ProjectionInput, 'precio_sugerido'>) =>
  projectionSheet({ ...figures, precio_sugerido: 1 }).total_com

function figuresOf(sheet: DemoSheet, categoryId: number, freight: number, share: number) {
  const costs = demoCosts(sheet, freight)
  const scaled = Object.fromEntries(
    Object.entries(costs).map(([field, cost]) => [field, Math.round(cost * share * 10_000) / 10_000]),
  ) as typeof costs
  return {
    ...scaled,
    royalty_monto: sheet.royalty.amount,
    royalty_porcentaje: sheet.royalty.percentage,
    porcentaje_utilidad: sheet.company,
    margen_master: sheet.master,
    rangos: tiersOf(categoryId).map(({ from, to }, place) => {
      return { desde: from, hasta: to, descuento: sheet.discounts[place] ?? 0 }
    }),
  }
}
