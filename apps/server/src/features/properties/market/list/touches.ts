import { type Box, isInBox } from '@portal/contract/properties/market/box'
import type { Change } from '#core/database/events.ts'
import { currencyOf } from '#features/marketplace/lists/currency.ts'
import { touchesOf } from '#features/marketplace/lists/touches.ts'
import type { PropertyFacts } from './facts.ts'
import type { Wanted } from './rules.ts'

interface Facts {
  before: PropertyFacts | null
  after: PropertyFacts | null
}

/** Returns the facts of a change of a property, which `announcedFacts` wrote. */
export const factsIn = ({ facts }: Change): Facts => facts as Facts

const isWithin = (value: number | null, least: number | null, most: number | null) =>
  (least === null && most === null) ||
  (value !== null && (least === null || value >= least) && (most === null || value <= most))

const isWithinBox = (box: Box | null, { latitud_publica: latitude, longitud_publica: longitude }: PropertyFacts) =>
  box === null || (latitude !== null && longitude !== null && isInBox(box, { latitude, longitude }))

const is = (wanted: number | null, value: number) => wanted === null || wanted === value

/** Whether a property may be found, by all filters that its facts decide; the others are its words, city and date. */
function mayFind(wanted: Wanted, facts: PropertyFacts): boolean {
  const { precio_desde: least, precio_hasta: most } = wanted
  const unit = currencyOf(wanted)
  return (
    is(wanted.categoria_id, facts.categoria_id) &&
    is(wanted.pais_id, facts.pais_id) &&
    is(wanted.condicion, facts.condicion) &&
    (unit === null || facts.moneda === unit) &&
    isWithin(facts.precio_publico, least, most) &&
    isWithin(facts.metros_construidos, wanted.metros_desde, wanted.metros_hasta) &&
    isWithin(facts.metros_terreno, wanted.terreno_desde, null) &&
    isWithin(facts.habitaciones, wanted.habitaciones, null) &&
    isWithin(facts.banos, wanted.banos, null) &&
    isWithin(facts.estacionamientos, wanted.estacionamientos, null) &&
    isWithinBox(wanted.recuadro, facts)
  )
}

export const { touchesFound, touchesCounts } = touchesOf(factsIn, mayFind)

const sortKeys = ({ orden, words }: Wanted): readonly (keyof PropertyFacts)[] => {
  if (orden === '-metros_construidos') return ['metros_construidos']
  if (orden === 'precio' || orden === '-precio') return ['moneda', 'precio_publico']
  return words.length > 0 ? ['palabras'] : []
}

/** Whether a change may touch in which order a list shows what it finds. */
export function touchesOrder(wanted: Wanted, change: Change): boolean {
  const { before, after } = factsIn(change)
  if (!before || !after || !mayFind(wanted, after)) return false
  return sortKeys(wanted).some((key) => before[key] !== after[key])
}
