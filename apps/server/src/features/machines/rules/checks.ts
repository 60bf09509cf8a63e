import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import { isWholeMoney } from '@portal/contract/core/money'
import { CategoryStatus } from '@portal/contract/machines/categories/constants'
import { MachineCondition } from '@portal/contract/machines/constants'
import { machineMessages } from '@portal/contract/machines/messages'
import { mostProfit } from '@portal/contract/marketplace/constants'
import type { Refused } from '#core/base/errors.ts'
import type { MachineForm, MachineValues } from './values.ts'

/** The rows that the form is checked against, locked with the write. */
export interface Facts {
  /** Status of each category that exists. */
  categories: ReadonlyMap<number, number>
  countries: ReadonlySet<number>
  units: ReadonlySet<number>
  /** The current one, by the database's clock in UTC. */
  year: number
  /** Today at the house, `YYYY-MM-DD`. */
  today: string
}

const m = machineMessages
const largestAmount = 999_999_999_999

/** Returns everything that is wrong with a form, in order. `before`: the item it changes. */
export function refusalsOfForm(
  values: MachineValues,
  facts: Facts,
  before: { categoria_id: number } | null = null,
): Refused[] {
  return [
    ...refusalsOfMachine(values, facts, before),
    ...refusalsOfPrice(values),
    ...refusalsOfRent(values),
    ...refusalsOfCommission(values),
  ]
}

function refusalsOfMachine(form: MachineForm, facts: Facts, before: { categoria_id: number } | null): Refused[] {
  const category = facts.categories.get(form.categoria_id)
  // it may stay in its category, even when that was deactivated
  const isOpen = category === CategoryStatus.active || (category && before?.categoria_id === form.categoria_id)
  const unit = form.unidad_tiempo_id
  const isUnit = unit === null ? form.tiempo_uso === 0 : facts.units.has(unit)
  const isUsedTime = unit === null || form.condicion === MachineCondition.new || form.tiempo_uso > 0
  return [
    ...when(form.anio > facts.year + 1, 'anio', m.yearInvalid),
    ...when(!isOpen, 'categoria_id', m.categoryInvalid),
    ...when(!facts.countries.has(form.pais_id), 'pais_id', m.countryInvalid),
    ...when(!isUnit, 'unidad_tiempo_id', m.timeUnitInvalid),
    ...when(!isUsedTime, 'tiempo_uso', m.timeUnitValueInvalid),
    ...when((form.horometro_fecha ?? '') > facts.today, 'horometro_fecha', m.hourMeterDayInvalid),
  ]
}

/** A2: a price must be positive, unless it is available on request only. */
function refusalsOfPrice(form: MachineValues): Refused[] {
  const isPriced = !form.es_venta || form.precio > 0 || form.consultar_precio
  const isPrice = isPriced && isWholeMoney(form.precio, form.moneda) && form.precio_final <= largestAmount
  const lacksProfit = form.es_venta_externa && form.utilidad_monto === null
  const isTooMuch = (form.utilidad_porcentaje ?? 0) > mostProfit
  return [
    ...when(!isPrice, 'precio', m.priceInvalid),
    ...when(!form.es_venta && !form.es_arriendo, 'es_arriendo', m.rentalFlagInvalid),
    ...when(form.es_oferta && form.modo_oferta === null, 'modo_oferta', m.offerFlagInvalid),
    ...when(lacksProfit || isTooMuch, 'utilidad_porcentaje', coreMessages.invalid),
  ]
}

function refusalsOfRent(form: MachineForm): Refused[] {
  if (!form.es_arriendo) return []
  const price = form.precio_arriendo ?? 0
  return [
    ...when(price <= 0 || !isWholeMoney(price, form.moneda), 'precio_arriendo', m.rentalPriceInvalid),
    ...when(form.dias_minimos === null, 'dias_minimos', m.minimumDaysInvalid),
  ]
}

/**
 * Commissions are part of the price (rule marketplace/external-sale), so none may exceed it; unchecked for a price on
 * request.
 */
function refusalsOfCommission(form: MachineValues): Refused[] {
  const isAbove = (amount: number, price: number) => price > 0 && amount > price
  return [
    ...when(isAbove(form.comision_venta_monto, form.precio_final), 'comision_venta_monto', m.commissionAmountInvalid),
    ...when(
      isAbove(form.comision_arriendo_monto, form.precio_arriendo ?? 0),
      'comision_arriendo_monto',
      m.rentalCommissionAmountInvalid,
    ),
  ]
}

const when = (isRefused: boolean, field: string, entry: Message): Refused[] => (isRefused ? [{ field, entry }] : [])
