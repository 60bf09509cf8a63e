import { Currency } from '@portal/contract/core/currencies'
import type { In } from '@portal/contract/core/fields'
import { roundMoney } from '@portal/contract/core/money'
import { PropertyCondition } from '@portal/contract/properties/constants'
import type { PublicPropertySchema } from '@portal/contract/properties/market/schemas'
import { propertyGone, propertyMessages } from '@portal/contract/properties/messages'
import { promiseSums } from '@portal/contract/properties/promise'
import type { JsonText } from '#core/base/answers.ts'
import type { Db } from '#core/database/database.ts'
import type { Change, Changes } from '#core/database/events.ts'
import { publicItemsOf, type Shown } from '#features/marketplace/detail/public-items.ts'
import { cardsText } from '#features/marketplace/detail/similar.ts'
import { rateOfToday } from '#features/rates/service.ts'
import { cacheAreas, cacheMs } from '../cache-bounds.ts'
import { factsIn } from '../list/touches.ts'
import { listCards } from '../rows-queries.ts'
import { findSimilar } from '../similar-queries.ts'
import { getDetail } from './queries.ts'

/** Number of similar properties shown. */
const similarShown = 6

/** Returns one public property with its sums and similar ones: 17 for none, with status 410 when it was public. */
export const publicProperties = (deps: { db: Db; changes: Changes }): ((id: number) => Promise<JsonText>) =>
  publicItemsOf({
    ...deps,
    areas: cacheAreas,
    longest: cacheMs,
    absent: propertyMessages.absent,
    gone: propertyGone,
    async getDetail(db, id) {
      const row = await getDetail(db, id)
      if (!row) return undefined
      const sums = JSON.stringify({ promesa: promiseOf(row), en_pesos: await inPesos(db, row) })
      return { ...row, texto: `${row.texto.slice(0, -1)},${sums.slice(1)}` }
    },
    similarTo: async (db, item) => cardsText(await findSimilar(db, item, similarShown), (ids) => listCards(db, ids)),
    touches,
  })

/** Whether a change is of a property that is shown, or of one of its category that may be more or less like it now. */
function touches(change: Change, { shows, categoryId }: Shown): boolean {
  if (shows.includes(Number(change.id))) return true
  const { before, after } = factsIn(change)
  const isOfCategory = [before, after].some((facts) => facts?.categoria_id === categoryId)
  return isOfCategory && (!before || !after || compared.some((name) => before[name] !== after[name]))
}

/** By these properties are near to each other. */
const compared = [
  'categoria_id',
  'condicion',
  'pais_id',
  'palabras',
  'moneda',
  'precio_publico',
  'metros_construidos',
] as const

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
function promiseOf(row: Priced): Page['promesa'] {
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
async function inPesos(db: Db, { moneda, precio_publico: price }: Priced): Promise<Page['en_pesos']> {
  if (moneda !== 'UF' || price === null) return null
  const uf = await rateOfToday(db, 'UF')
  return uf ? { monto: roundMoney(price * uf.valor, Currency.chileanPeso), ...uf } : null
}
