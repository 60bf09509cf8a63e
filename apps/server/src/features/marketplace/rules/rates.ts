import type { MoneyUnit } from '@portal/contract/core/currencies'
import type { Numbers } from '@portal/contract/settings/numbers'

type ByUnit = Readonly<Record<MoneyUnit, number>>

/**
 * What decides a reservation amount (rule reservations/amount): shares of one, and amounts in the unit of the item's
 * price.
 */
export interface ReservationRates {
  readonly sale: { readonly share: number; readonly minimum: ByUnit; readonly maximum: ByUnit }
  readonly property: { readonly share: number; readonly minimum: ByUnit }
  /** Of the first charge: rent price times minimum days, or one month of a property. */
  readonly rent: { readonly share: number; readonly minimum: ByUnit }
  /** Maximum share that staff may set, of the price or of the first charge. */
  readonly mostShare: number
}

/** Returns the rates of the settings. */
export const reservationRatesOf = (set: Numbers<'reservas'>): ReservationRates => ({
  sale: {
    share: set.venta_porcentaje / 100,
    minimum: { USD: set.venta_minimo_usd, CLP: set.venta_minimo_clp, UF: set.venta_minimo_uf },
    maximum: { USD: set.venta_maximo_usd, CLP: set.venta_maximo_clp, UF: set.venta_maximo_uf },
  },
  property: {
    share: set.propiedad_porcentaje / 100,
    minimum: { USD: set.propiedad_minimo_usd, CLP: set.propiedad_minimo_clp, UF: set.propiedad_minimo_uf },
  },
  rent: {
    share: set.arriendo_porcentaje / 100,
    minimum: { USD: set.arriendo_minimo_usd, CLP: set.arriendo_minimo_clp, UF: set.arriendo_minimo_uf },
  },
  mostShare: set.maximo_porcentaje / 100,
})
