import { folded } from '#core/dashboard/fold.ts'

/** Someone who may be mentioned. */
export interface Mentionable {
  readonly id: number
  readonly nombre: string
}

/** A mention that is being typed: where its `@` stands, and what follows it up to the caret. */
export interface TypedMention {
  readonly from: number
  readonly typed: string
}

/** Longer texts after an `@` are no names. */
const longestTyped = 60

/** Returns the mention that the caret stands in, or null. An `@` inside a word, as in an address, begins none. */
export function mentionAt(text: string, caret: number): TypedMention | null {
  const before = text.slice(0, caret)
  const from = before.lastIndexOf('@')
  const typed = before.slice(from + 1)
  const isWord = from > 0 && !/[\s([{¿¡"'«—-]/.test(before[from - 1]!)
  if (from < 0 || isWord || typed.length > longestTyped || /[\n]|^\s/.test(typed)) return null
  return { from, typed }
}

/** Returns people with a name of which each typed word begins a word; all of them while nothing is typed. */
export function matching<P extends Mentionable>(people: readonly P[], typed: string): P[] {
  const wanted = folded(typed).split(' ')
  return people.filter(({ nombre }) => {
    const words = folded(nombre).split(' ')
    return wanted.every((part) => words.some((word) => word.startsWith(part)))
  })
}

/** Returns the text with the typed mention completed, and where the caret stands then. */
export function completed(text: string, { from, typed }: TypedMention, name: string): { text: string; caret: number } {
  const rest = text.slice(from + 1 + typed.length).replace(/^ /, '')
  const start = `${text.slice(0, from)}@${name} `
  return { text: start + rest, caret: start.length }
}

interface Part {
  readonly text: string
  /** Whom it mentions. */
  readonly person?: Mentionable
}

/** Splits a text at its mentions: an `@` with the full name of one of these people, of several names the longest. */
export function partsOf(text: string, people: readonly Mentionable[]): Part[] {
  const byLength = people.toSorted((a, b) => b.nombre.length - a.nombre.length)
  const parts: Part[] = []
  let from = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const person = byLength.find(({ nombre }) => nombre !== '' && isNameAt(text, at + 1, nombre))
    if (!person) continue
    const end = at + 1 + person.nombre.length
    if (at > from) parts.push({ text: text.slice(from, at) })
    parts.push({ text: text.slice(at, end), person })
    from = end
  }
  return from < text.length ? [...parts, { text: text.slice(from) }] : parts
}

const isNameAt = (text: string, at: number, name: string): boolean =>
  text.startsWith(name, at) && !/[\p{L}\p{N}]/u.test(text[at + name.length] ?? '')

/** Returns the ids of those whom a text mentions. */
export const mentionedIn = (text: string, people: readonly Mentionable[]): number[] => [
  ...new Set(partsOf(text, people).flatMap(({ person }) => (person ? [person.id] : []))),
]
