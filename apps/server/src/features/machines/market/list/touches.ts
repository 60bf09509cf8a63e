import { OfferMode } from '@portal/contract/machines/constants'
import type { Change } from '#core/database/events.ts'
import { currencyOf } from '#features/marketplace/lists/currency.ts'
import { touchesOf } from '#features/marketplace/lists/touches.ts'
import type { MachineFacts } from './facts.ts'
import { priceOf, type Wanted } from './rules.ts'

interface Facts {
  before: MachineFacts | null
  after: MachineFacts | null
}

/** Returns the facts of a change of an item, which `announcedFacts` wrote. */
export const factsIn = ({ facts }: Change): Facts => facts as Facts

const isWithin = (value: number | null, least: number | null, most: number | null) =>
  (least === null && most === null) ||
  (value !== null && (least === null || value >= least) && (most === null || value <= most))

const isOfKind: Record<Wanted['tipo'], (facts: MachineFacts) => boolean> = {
  '': () => true,
  venta: ({ es_venta: isSale }) => isSale,
  arriendo: ({ es_arriendo: isRent }) => isRent,
  oferta: ({ es_oferta: isOffer, modo_oferta: mode }) => isOffer && mode !== OfferMode.auction,
  subasta: ({ es_oferta: isOffer, modo_oferta: mode }) => isOffer && mode === OfferMode.auction,
}

/** Whether an item may be found, by all filters that its facts decide; the others are its words, city and date. */
function mayFind(wanted: Wanted, facts: MachineFacts): boolean {
  const { precio_desde: least, precio_hasta: most, tipo: kind } = wanted
  const currency = currencyOf(wanted)
  return (
    (wanted.categoria_id === null || facts.categoria_id === wanted.categoria_id) &&
    (wanted.pais_id === null || facts.pais_id === wanted.pais_id) &&
    (wanted.condicion === null || facts.condicion === wanted.condicion) &&
    (currency === null || facts.moneda === currency) &&
    isWithin(facts[priceOf(wanted)], least, most) &&
    isWithin(facts.anio, wanted.anio_desde, wanted.anio_hasta) &&
    isWithin(facts.tiempo_uso, null, wanted.tiempo_uso_hasta) &&
    isOfKind[kind](facts)
  )
}

export const { touchesFound, touchesCounts } = touchesOf(factsIn, mayFind)

const sortKeys = (wanted: Wanted): readonly (keyof MachineFacts)[] => {
  if (wanted.orden === 'anio' || wanted.orden === '-anio') return ['anio']
  if (wanted.orden === 'precio' || wanted.orden === '-precio') return ['moneda', priceOf(wanted)]
  if (wanted.orden === '-puntaje') return ['puntaje']
  return wanted.words.length > 0 ? ['palabras'] : []
}

/** Whether a change may touch in which order a list shows what it finds. */
export function touchesOrder(wanted: Wanted, change: Change): boolean {
  const { before, after } = factsIn(change)
  if (!before || !after || !mayFind(wanted, after)) return false
  return sortKeys(wanted).some((key) => before[key] !== after[key])
}
