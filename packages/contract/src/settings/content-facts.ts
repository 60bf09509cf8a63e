import { mapTexts } from '../core/map-texts.ts'

/** The facts that a text of a page may name in braces, as they are said in its language (rule public-site/contents). */
export type ContentFacts = Readonly<Record<'nombre' | 'garantia' | 'entrega' | 'presencia' | 'oficinas', string>>

export const inBraces = /\{([^{}]*)\}/g

/** Returns a value with the facts that its texts name. */
export const withFacts = <T>(value: T, facts: ContentFacts): T =>
  mapTexts(value, (text) =>
    text.replace(inBraces, (mark, name: string) => (facts as Readonly<Record<string, string>>)[name] ?? mark),
  )
