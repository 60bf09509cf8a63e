import { OfferMode } from '@portal/contract/machines/constants'
import { currencyOf } from '#features/marketplace/lists/currency.ts'
import { idMarks, type MarkGroup } from '#features/marketplace/marks-rules.ts'
import { priceOf, type Wanted } from './list/rules.ts'

/** An open or wider range passes so many machines that reading the entries of its marks costs more than the rows. */
const mostMarks = 12

const range = (first: number, last: number) =>
  last - first < mostMarks ? Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place) : []

/** The step of a price: one for each first digit and number of digits, from 0 for less than 1. */
function stepOf(price: number): number {
  const [digits, exponent] = Math.trunc(price).toExponential().split('e')
  return Number(exponent) * 9 + Math.trunc(Number(digits))
}

/** As `paso_de_precio` writes a step: 45.000 is "4e4". */
const nameOf = (step: number) => (step === 0 ? '0e0' : `${((step - 1) % 9) + 1}e${Math.floor((step - 1) / 9)}`)

const priceMarks = (wanted: Wanted): string[] => {
  const { precio_desde: least, precio_hasta: most } = wanted
  if (least === null || most === null) return []
  const letter = priceOf(wanted) === 'arriendo_publico' ? 'r' : 'v'
  return range(stepOf(least), stepOf(most)).map((step) => `${letter}${currencyOf(wanted)}${nameOf(step)}`)
}

const yearMarks = ({ anio_desde: first, anio_hasta: last }: Wanted): string[] =>
  first === null || last === null ? [] : range(first, last).map((year) => `a${year}`)

const dayMs = 86_400_000

/** Days in UTC since 1970, one more at each end: the clock of the database is another one. Weeks for a longer time. */
const dayMarks = ({ dias: days }: Wanted, now: Date): string[] => {
  if (days === null) return []
  const today = Math.floor(now.getTime() / dayMs)
  const [first, last] = [today - days - 1, today + 1]
  if (last - first < mostMarks) return range(first, last).map((day) => `f${day}`)
  return range(Math.floor(first / 7), Math.floor(last / 7)).map((week) => `s${week}`)
}

const kindMarks: Record<Wanted['tipo'], string[]> = {
  '': [],
  venta: [], // most machines
  arriendo: ['tarriendo'],
  oferta: ['toferta'],
  subasta: [`t${OfferMode.auction}`],
}

/**
 * Returns the marks of the machines that a search may find, but for the city. Those of category, country and condition
 * decide; the others only narrow what is read, and the conditions on their columns decide. Triggers write them in the same
 * way (migrations 0219 and 0225).
 */
export const marksOf = (wanted: Wanted, now: Date): MarkGroup[] => [
  ...idMarks({ c: wanted.categoria_id, p: wanted.pais_id, n: wanted.condicion }),
  ...[kindMarks[wanted.tipo], yearMarks(wanted), priceMarks(wanted), dayMarks(wanted, now)].filter(
    (marks) => marks.length > 0,
  ),
]
