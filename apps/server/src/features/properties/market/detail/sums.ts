import { Currency } from '@portal/contract/core/currencies'
import type { In } from '@portal/contract/core/fields'
import { roundMoney } from '@portal/contract/core/money'
import { PropertyCondition } from '@portal/contract/properties/constants'
import type { PublicPropertySchema } from '@portal/contract/properties/market/schemas'
import { promiseSums } from '@portal/contract/properties/promise'
import type { Db } from '#core/database/database.ts'
import { rateOfToday } from '#features/rates/service.ts'

type Page = In<typeof PublicPropertySchema>

interface Priced {
  condicion: number
  moneda: 'USD' | 'CLP' | 'UF'
  precio_publico: number | null
  plazo_meses: number | null
  precio_compra: number | null
  abono_porcentaje: number | null
  opcion_hasta: string | null
}

/**
 * Returns the sums of a rent with promise of purchase (rule properties/promise); null for others, and for a rent told
 * on request.
 */
export function promiseOf(row: Priced): Page['promesa'] {
  const { moneda: unit, precio_publico: rent, plazo_meses: months, precio_compra: price } = row
  const { abono_porcentaje: creditedShare, opcion_hasta: until } = row
  const isPromised = row.condicion === PropertyCondition.rentWithPromise
  if (!isPromised || rent === null || months === null || price === null || creditedShare === null || until === null)
    return null
  const { paid, credited, balance } = promiseSums({ rent, months, price, creditedShare }, unit)
  return {
    plazo_meses: months,
    precio_compra: price,
    abono_porcentaje: creditedShare,
    opcion_hasta: until,
    pagado: paid,
    abonado: credited,
    saldo: balance,
  }
}

/**
 * Returns a price in UF in pesos by the value of today (rule properties/price-units); null for other prices, or without
 * a value of today.
 */
export async function inPesos(db: Db, { moneda, precio_publico: price }: Priced): Promise<Page['en_pesos']> {
  if (moneda !== 'UF' || price === null) return null
  const uf = await rateOfToday(db, 'UF')
  return uf ? { monto: roundMoney(price * uf.valor, Currency.chileanPeso), ...uf } : null
}
