/** The facts that a text of a page may name in braces, as they are said in its language (rule public-site/contents). */
export type ContentFacts = Readonly<Record<'nombre' | 'garantia' | 'entrega' | 'presencia' | 'oficinas', string>>

export const inBraces = /\{([^{}]*)\}/g

/** Returns a value with the facts that its texts name. */
export function withFacts<T>(value: T, facts: ContentFacts): T {
  if (typeof value === 'string')
    return value.replace(
      inBraces,
      (mark, name: string) => (facts as Readonly<Record<string, string>>)[name] ?? mark,
    ) as T
  if (Array.isArray(value)) return value.map((one) => withFacts(one, facts)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withFacts(one, facts)])) as T
}
