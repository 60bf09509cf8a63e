import type { Of } from '../core/fields.ts'
import { locales, type PageLanguage } from '../core/language.ts'
import { nameIn } from '../core/names.ts'
import { type Text, textIn } from '../core/text.ts'
import { type FactGroup, factGroupNames } from './constants.ts'
import type { FactKeySchema, FactSchema } from './schemas.ts'

export type Fact = Of<typeof FactSchema>
export type FactKey = Of<typeof FactKeySchema>
const qualifiers: Readonly<Record<NonNullable<Fact['calificador']>, Text>> = {
  hasta: { es: 'hasta', en: 'up to' },
  aprox: { es: 'aprox.', en: 'about' },
  mas_de: { es: 'más de', en: 'more than' },
}

/** Groups four digits too, so that figures in a column align. */
const figureText = (value: number, language: PageLanguage) =>
  new Intl.NumberFormat(locales[language], { useGrouping: 'always' }).format(value)

/** Returns the parts of a fact for layout: the unit is small next to a large figure. */
export function factParts(fact: Fact, language: PageLanguage) {
  if (fact.valor === null) return { figure: nameIn(fact, 'texto', language) }
  const ends = fact.valor_hasta === null ? [fact.valor] : [fact.valor, fact.valor_hasta]
  return {
    qualifier: fact.calificador === null ? undefined : textIn(qualifiers[fact.calificador], language),
    figure: ends.map((end) => figureText(end, language)).join('–'),
    unit: nameIn(fact, 'unidad', language) || undefined,
  }
}

/**
 * Returns the text of a fact on page, comparison and brochure: `0–30.000 ms`, `up to 60 min`. Its unit never parts from
 * it at the end of a line.
 */
export function factText(fact: Fact, language: PageLanguage): string {
  const { qualifier, figure, unit } = factParts(fact, language)
  return [qualifier, unit ? `${figure}\u00a0${unit}` : figure].filter(Boolean).join(' ')
}

/** Returns a fact inside a sentence, where a range is said: `0 a 30.000 ms`, `1 to 2 min`. */
export const factInSentence = (fact: Fact, language: PageLanguage): string =>
  factText(fact, language).replace(/(?<=\d)–(?=\d)/, language === 'en' ? ' to ' : ' a ')

export const factName = (fact: Pick<Fact, 'nombre' | 'nombre_en'>, language: PageLanguage): string =>
  nameIn(fact, 'nombre', language)

/** Whether a row of a table has a value, or is to be confirmed. */
export const isKnown = (row: Fact | FactKey): row is Fact => 'valor' in row

/** Returns the highlighted figures, in their order. */
export const highlightsOf = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ destacado }) => destacado !== null).toSorted((a, b) => a.destacado! - b.destacado!)

/** Returns the facts by group, in the order of the groups. */
export function groupedFacts<F extends { grupo: FactGroup }>(facts: readonly F[]): { group: FactGroup; facts: F[] }[] {
  return (Object.keys(factGroupNames) as FactGroup[])
    .map((group) => ({ group, facts: facts.filter(({ grupo }) => grupo === group) }))
    .filter(({ facts }) => facts.length > 0)
}
