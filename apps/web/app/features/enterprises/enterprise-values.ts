import { countries } from '@portal/contract/core/countries'
import type { In, Of } from '@portal/contract/core/fields'
import type * as s from '@portal/contract/enterprises/schemas'
import type { Loose } from '#core/dashboard/form/use-wire-form.ts'

export type Enterprise = Of<typeof s.EnterpriseSchema>
export type EnterpriseRow = Of<(typeof s.enterprise)['Row']>
export type EnterpriseValues = Loose<In<(typeof s.enterprise)['Form']>>

/** Returns the form after a change of country: updates the time zone unless another one was chosen. */
export function afterCountry(
  { pais_id: before, zona_horaria: zone }: Pick<EnterpriseValues, 'pais_id' | 'zona_horaria'>,
  countryId: number,
) {
  const isChosen = zone && zone !== zoneOf(before)
  return { pais_id: countryId, zona_horaria: isChosen ? zone : (zoneOf(countryId) ?? '') }
}

const zoneOf = (countryId: unknown) => countries.find(({ id }) => id === countryId)?.zone

// Small words of Spanish and English names; an abbreviation skips them.
const small = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'el',
  'y',
  'e',
  'of',
  'the',
  'and',
  'spa',
  'ltda',
  'sa',
  'inc',
  'llc',
])

/** Returns two to six capitals for a name: the initials of its words, or the first letters of its only word. */
export function abbreviationFor(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\s]/gu, '')
  const words = plain.split(/\s+/).filter((word) => word && !small.has(word.toLowerCase()))
  const [only = '', another] = words
  const letters = another ? words.map((word) => word.charAt(0)).join('') : only.slice(0, 3)
  const capitals = letters
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 6)
  return capitals.length < 2 ? '' : capitals
}
