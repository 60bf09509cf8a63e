import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import { isWholeMoney } from '@portal/contract/core/money'
import { mostYearsAhead, PropertyCategory, PropertyCondition } from '@portal/contract/properties/constants'
import { propertyMessages } from '@portal/contract/properties/messages'
import type { Refused } from '#core/base/errors.ts'
import type { PropertyValues } from './values.ts'

/** The rows that the form is checked against, locked with the write. */
export interface Facts {
  countries: ReadonlySet<number>
  /** The current year and day, by the clock of the house. */
  year: number
  today: string
}

const m = propertyMessages
const largestAmount = 999_999_999_999

/** Returns everything that is wrong with a form, in order (rule properties/plausible-figures). */
export const refusalsOfForm = (form: PropertyValues, facts: Facts): Refused[] => [
  ...refusalsOfBuilding(form, facts),
  ...refusalsOfPrice(form),
  ...refusalsOfPromise(form, facts),
  ...when((form.latitud === null) !== (form.longitud === null), 'latitud', coreMessages.invalid),
]

function refusalsOfBuilding(form: PropertyValues, facts: Facts): Refused[] {
  const isLand = form.categoria_id === PropertyCategory.land
  const isApartment = form.categoria_id === PropertyCategory.apartment
  const isTooLarge = !isApartment && form.metros_terreno > 0 && form.metros_construidos > form.metros_terreno
  const { piso: floor, total_pisos: floors } = form
  return [
    ...when(form.anio > facts.year + mostYearsAhead, 'anio', m.yearInvalid),
    ...when(!facts.countries.has(form.pais_id), 'pais_id', m.countryInvalid),
    ...when((!isLand && form.metros_construidos <= 0) || isTooLarge, 'metros_construidos', m.constructionMetersInvalid),
    ...when(isLand && form.metros_terreno <= 0, 'metros_terreno', m.landMetersInvalid),
    ...when(floor !== null && floors !== null && floor > floors, 'piso', coreMessages.invalid),
  ]
}

/**
 * A price must be positive, unless it is told on request only; a commission is part of it
 * (rule marketplace/external-sale).
 */
function refusalsOfPrice(form: PropertyValues): Refused[] {
  const isPriced = form.precio > 0 || form.consultar_precio
  const isPrice = isPriced && isWholeMoney(form.precio, form.moneda) && form.precio_final <= largestAmount
  const lacksProfit = form.es_venta_externa && form.utilidad_monto === null
  const isTooMuch = form.precio_final > 0 && form.comision_monto > form.precio_final
  const costs = form.gastos_comunes ?? 0
  return [
    ...when(!isPrice, 'precio', m.priceInvalid),
    ...when(!isWholeMoney(costs, form.moneda), 'gastos_comunes', m.priceInvalid),
    ...when(lacksProfit, 'utilidad_porcentaje', coreMessages.invalid),
    ...when(isTooMuch, 'comision_monto', m.commissionAmountInvalid),
  ]
}

/** A rent with promise names its terms, and its option ends in the future (rule properties/promise). */
function refusalsOfPromise(form: PropertyValues, { today }: Facts): Refused[] {
  if (form.condicion !== PropertyCondition.rentWithPromise) return []
  const price = form.precio_compra ?? 0
  const share = form.abono_porcentaje ?? 0
  return [
    ...when((form.plazo_meses ?? 0) < 1, 'plazo_meses', coreMessages.invalid),
    ...when(price <= 0 || !isWholeMoney(price, form.moneda), 'precio_compra', m.priceInvalid),
    ...when(share <= 0, 'abono_porcentaje', coreMessages.invalid),
    ...when(form.opcion_hasta === null || form.opcion_hasta <= today, 'opcion_hasta', coreMessages.invalid),
  ]
}

const when = (isRefused: boolean, field: string, entry: Message): Refused[] => (isRefused ? [{ field, entry }] : [])
