import type { PageLanguage } from '@portal/contract/core/language'
import { countInWords } from '#core/formats/count-in-words.ts'
import { countriesSaid } from '#core/public/contents/content-facts.ts'
import { drawnCountries } from './about/map-size.ts'

/** What sentences say of the offices. */
export interface OfficesSaid {
  count: number
  /** The count in words; `f` and `m` before a feminine and a masculine noun. */
  f: string
  m: string
  /** Their countries, in the order of the offices. */
  where: string
  /** Whether all of them are in the Americas. */
  isAmerican: boolean
}

/** Counts offices and names their countries, each once. */
export function officesSaid(offices: readonly { pais_id: number }[], language: PageLanguage): OfficesSaid {
  const count = offices.length
  return {
    count,
    f: countInWords(count, language, 'f'),
    m: countInWords(count, language, 'm'),
    where: countriesSaid(offices, language),
    isAmerican: offices.every(({ pais_id }) => drawnCountries.includes(pais_id)),
  }
}
