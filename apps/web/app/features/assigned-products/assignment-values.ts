import { PriceMode } from '@portal/contract/assigned-products/constants'
import { marginOf, tierPrice } from '@portal/contract/assigned-products/prices'
import type * as s from '@portal/contract/assigned-products/schemas'
import { Currency } from '@portal/contract/core/currencies'
import type { In, Of } from '@portal/contract/core/fields'
import { tiersOf } from '@portal/contract/products/constants'
import type { PriceToKeep } from '#core/dashboard/form/use-far-prices.ts'
import type { Loose } from '#core/dashboard/form/use-wire-form.ts'

export type Assignment = Of<typeof s.AssignmentSchema>
export type AssignmentChoices = Of<typeof s.AssignmentInitDataSchema>
export type AssignmentForm = In<typeof s.AssignmentFormSchema>
export type PricedTier = Omit<Of<typeof s.AssignedTierSchema>, 'valor'>
export interface TypedTier {
  desde: number
  /** `''` before anything is typed; any other text is not a number. */
  valor: number | string
}
/** The values of the fields; an empty tier is not sent. */
export type AssignmentValues = Omit<Loose<AssignmentForm>, 'tramos'> & { tramos: TypedTier[] }

/** Returns a new form, with the list's filters as values where they are possible choices. */
export function newAssignment(choices: AssignmentChoices, asked: URLSearchParams): AssignmentValues {
  const idIn = (rows: readonly { id: number }[], name: string) =>
    rows.find(({ id }) => String(id) === asked.get(name))?.id ?? ''
  const productId = idIn(choices.productos, 'producto_id')
  const branchId = idIn(choices.sucursales, 'sucursal_id')
  const branch = choices.sucursales.find(({ id }) => id === branchId)
  return {
    producto_id: productId,
    empresa_id: branch?.empresa_id ?? idIn(choices.empresas, 'empresa_id'),
    sucursal_id: branchId,
    modo: PriceMode.price,
    tramos: tiersAfter(choices, productId, []),
  }
}

/** Returns the stored values. */
export const assignmentValuesOf = (row: Assignment): AssignmentValues & { version: number } => ({
  producto_id: row.producto_id,
  empresa_id: row.empresa_id,
  sucursal_id: row.sucursal_id,
  modo: row.modo,
  tramos: row.tramos.map(({ desde, valor }) => ({ desde, valor })),
  version: row.version,
})

/** Returns the tiers of a product's category; keeps what was typed in a tier with the same first unit. */
export function tiersAfter(
  { productos }: Pick<AssignmentChoices, 'productos'>,
  productId: unknown,
  typed: readonly TypedTier[],
): TypedTier[] {
  const product = productos.find(({ id }) => id === productId)
  if (!product) return []
  return tiersOf(product.categoria_id).map(({ from }) => ({
    desde: from,
    valor: typed.find(({ desde }) => desde === from)?.valor ?? '',
  }))
}

/** Returns the prices to save, each with the suggested or, without one, the stored price. */
export function pricesToKeep(
  choices: AssignmentChoices,
  values: AssignmentValues,
  stored: Assignment | null,
  nameOf: (tier: PricedTier) => string,
): PriceToKeep[] {
  if (values.modo !== PriceMode.price) return []
  const suggested = choices.productos.find(({ id }) => id === values.producto_id)?.precio_sugerido ?? null
  const before = stored?.modo === PriceMode.price && stored.producto_id === values.producto_id ? stored.tramos : []
  return pricesOf(choices, values).flatMap((tier) => {
    const { desde, precio } = tier
    const earlier = before.find((one) => one.desde === desde)?.valor ?? null
    if (precio === earlier) return []
    const usual = suggested ?? earlier
    const of = `${values.producto_id} ${desde}`
    return [{ of, name: nameOf(tier), price: precio, usual, isList: suggested !== null, currency: Currency.dollar }]
  })
}

/** Returns the choices, including those of the assignment that are now inactive. */
export function choicesFor(choices: AssignmentChoices, row: Assignment): AssignmentChoices {
  const withOwn = <T extends { id: number }>(rows: readonly T[], own: T) =>
    rows.some(({ id }) => id === own.id) ? [...rows] : [...rows, own]
  return {
    ...choices,
    productos: withOwn(choices.productos, {
      id: row.producto_id,
      nombre: row.producto_nombre,
      categoria_id: row.categoria_id,
      precio_sugerido: row.precio_sugerido,
    }),
    empresas: withOwn(choices.empresas, { id: row.empresa_id, nombre: row.empresa_nombre, pais_id: row.pais_id }),
    sucursales: withOwn(choices.sucursales, {
      id: row.sucursal_id,
      nombre: row.sucursal_nombre,
      empresa_id: row.empresa_id,
    }),
  }
}

/** Returns what the branch would pay by the typed values, with the floor of its country. */
export function pricesOf(choices: AssignmentChoices, values: AssignmentValues): PricedTier[] {
  const suggested = choices.productos.find(({ id }) => id === values.producto_id)?.precio_sugerido ?? null
  const country = choices.empresas.find(({ id }) => id === values.empresa_id)?.pais_id
  const floor =
    choices.pisos.find((row) => row.producto_id === values.producto_id && row.pais_id === country)?.piso ?? null
  return values.tramos.map(({ desde, valor }, index) => {
    const next = values.tramos[index + 1]
    const precio = typeof valor !== 'number' || !values.modo ? null : tierPrice(values.modo, valor, suggested)
    return { desde, hasta: next ? next.desde - 1 : null, precio, piso: floor, margen: marginOf(precio, floor) }
  })
}
