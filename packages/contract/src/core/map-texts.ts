/** Returns a value with each text in it, however deep, as `say` returns it. */
export function mapTexts<T>(value: T, say: (text: string) => string): T {
  if (typeof value === 'string') return say(value) as T
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, say)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, say)])) as T
}
