import type { Role } from '@portal/contract/access/constants'
import type { In } from '@portal/contract/core/fields'
import { type DiscountLimits, discountOf, limitOf, netPriceOf, rulesAgainst } from '@portal/contract/quotes/approval'
import { countsYears } from '@portal/contract/quotes/draft'
import type { ReviewSchema } from '@portal/contract/quotes/review-schemas'
import { QuoteApproval } from '@portal/contract/quotes/states'
import { startingNumbers } from '@portal/contract/settings/numbers'
import type { Actor } from '#core/base/actor.ts'
import { canSeeCompanyCosts } from '#features/projections/service.ts'
import { canNegotiate } from '../policy.ts'
import type { Line } from '../queries.ts'

type Review = In<typeof ReviewSchema>

interface Reviewed {
  aprobacion: QuoteApproval
  autor_rol_id: number
  /** Those it was judged by; null before they were stored: the starting ones held. */
  limites_descuento: DiscountLimits | null
}

type ReviewedLine = Pick<
  Line,
  | 'identidad'
  | 'categoria_id'
  | 'cantidad'
  | 'anios_licencia'
  | 'precio_lista'
  | 'precio_venta'
  | 'descuento'
  | 'costo_unitario'
  | 'costo_master'
>

/**
 * Returns the figures for approvers, by line and in total: list, net price, real discount, costs, margin, and the rules
 * that ask for approval (rule quotes/approvers-told). The author sees the same, as far as they may see costs. Null when
 * no approval is needed.
 */
export function reviewOf(
  actor: Pick<Actor, 'role' | 'modules' | 'isOfHouse'>,
  { aprobacion, autor_rol_id: role, limites_descuento }: Reviewed,
  stored: readonly ReviewedLine[],
): Review | null {
  if (aprobacion === QuoteApproval.notNeeded) return null
  const seesMaster = canSeeCompanyCosts(actor) // a distributor sees only what they pay themselves
  const author = { role: role as Role }
  const limits = limites_descuento ?? startingNumbers.descuentos
  const lines = stored.map((line) => ({
    ...line,
    ...soldOf(line),
    motivos: rulesAgainst({ ...line, costo_distribuidor: line.costo_unitario }, author, limits).map(
      ({ reason }) => reason,
    ),
    costo_distribuidor: canNegotiate(actor) || seesMaster ? line.costo_unitario : null,
    costo_master: seesMaster ? line.costo_master : null,
  }))
  return {
    autor_rol_id: role,
    limite_descuento: limitOf(limits, author.role),
    lineas: lines.map((line) => ({
      identidad: line.identidad,
      motivos: line.motivos,
      lista: line.precio_lista,
      neto: rounded(line.neto),
      descuento_real: discountOf({ ...line, costo_distribuidor: null }),
      costo_distribuidor: line.costo_distribuidor,
      margen: marginOf(line.neto, line.costo_distribuidor),
      costo_master: line.costo_master,
      margen_master: marginOf(line.neto, line.costo_master),
    })),
    total: totalOf(lines),
  }
}

type Sold = Pick<ReviewedLine, 'categoria_id' | 'cantidad' | 'anios_licencia' | 'precio_venta' | 'descuento'>

/** Returns the number of paid units, and the unit price. */
const soldOf = (line: Sold) => ({
  units: line.cantidad * (countsYears(line.categoria_id) ? line.anios_licencia : 1),
  neto: netPriceOf(line),
})

interface Counted {
  units: number
  neto: number
  precio_lista: number | null
  precio_venta: number
  costo_distribuidor: number | null
  costo_master: number | null
}

/** Costs are compared with lines of known cost only. A line without a list price counts as listed at its own price. */
function totalOf(lines: readonly Counted[]): Review['total'] {
  const sum = (those: readonly Counted[], price: (line: Counted) => number) =>
    those.reduce((total, line) => total + line.units * price(line), 0)
  const net = sum(lines, ({ neto }) => neto)
  const list = sum(lines, (line) => line.precio_lista ?? line.precio_venta)
  const cost = (column: 'costo_distribuidor' | 'costo_master') => {
    const known = lines.filter((line) => line[column] !== null)
    const amount = known.length > 0 ? rounded(sum(known, (line) => line[column]!)) : null
    return {
      amount,
      margin: marginOf(
        sum(known, ({ neto }) => neto),
        amount,
      ),
    }
  }
  const distributor = cost('costo_distribuidor')
  const master = cost('costo_master')
  return {
    lista: rounded(list),
    neto: rounded(net),
    descuento_real: list > 0 ? rounded((1 - net / list) * 100) : 0,
    costo_distribuidor: distributor.amount,
    margen: distributor.margin,
    costo_master: master.amount,
    margen_master: master.margin,
    sin_lista: lines.filter((line) => line.precio_lista === null).length,
    sin_costo: lines.filter((line) => line.costo_distribuidor === null).length,
  }
}

/** Returns the total discount from the list, percent. */
export const totalDiscountOf = (lines: readonly (Sold & Pick<Counted, 'precio_lista'>)[]): number =>
  totalOf(lines.map((line) => ({ ...line, ...soldOf(line), costo_distribuidor: null, costo_master: null })))
    .descuento_real

/** Returns the margin in percent of the price; null when the cost is unknown or the price is zero. */
const marginOf = (price: number, cost: number | null): number | null =>
  cost === null || price <= 0 ? null : rounded((1 - cost / price) * 100)

/** Rounds to the stored decimals: binary fractions differ in the sixteenth digit. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6
