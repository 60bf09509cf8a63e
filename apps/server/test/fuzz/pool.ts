import { Known, Written } from './values.ts'

const mostForEach = 40

/** What the portal answered, by the name it stood under and what it was asked about: ids, tokens and numbers that exist. */
export class Pool {
  readonly #values = new Map<string, unknown[]>()
  #made = 0

  /** A number of its own for each asking. */
  next = (): number => ++this.#made

  /** Remembers what an answer holds. */
  learn(value: unknown, topic: string, name = ''): void {
    if (Array.isArray(value)) for (const item of value.slice(0, 10)) this.learn(item, topic, name)
    else if (typeof value === 'object' && value)
      for (const [key, item] of Object.entries(value)) this.learn(item, topic, key)
    else if (typeof value === 'number' || (typeof value === 'string' && value.length < 200))
      for (const key of [name, `${topic} ${name}`]) this.#keep(key, value)
  }

  #keep(name: string, value: unknown): void {
    const known = this.#values.get(name) ?? []
    if (known.includes(value)) return
    this.#values.set(name, known)
    known.push(value)
    if (known.length > mostForEach) known.shift()
  }

  /** The same with what is known in its places. */
  filled(value: unknown, topic: string): unknown {
    if (value instanceof Written) return value
    if (value instanceof Known) {
      const names = [`${topic} ${value.name}`, value.name, ...(value.name.endsWith('_id') ? [`${topic} id`] : [])]
      const known = names.map((name) => this.#values.get(name)).find((values) => values?.length)
      return known ? known[value.index % known.length] : this.filled(value.otherwise, topic)
    }
    if (Array.isArray(value)) return value.map((item) => this.filled(item, topic))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, this.filled(item, topic)]))
  }
}
