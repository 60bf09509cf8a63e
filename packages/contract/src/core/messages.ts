/** One entry of the catalogue. `code` is the number on the wire (`codigo`), `status` the HTTP status it travels with. */
export interface Message {
  readonly area: string
  readonly code: number
  readonly status: number
  readonly es: string
  readonly en: string
}

/** The entries of one area, by the name that server and schemas use for them. */
export type Messages = Readonly<Record<string, Message>>

/** Entries before they are given an area: a long area is put together from several files. */
export type Entries = Readonly<Record<string, Omit<Message, 'area'>>>

/** Declares an area of the catalogue. Numbers are unique inside an area (a check asserts it). */
export function messages<Key extends string>(area: string, entries: Record<Key, Omit<Message, 'area'>>) {
  const named = Object.entries<Omit<Message, 'area'>>(entries).map(([key, entry]) => [key, { ...entry, area }])
  return Object.freeze(Object.fromEntries(named)) as Readonly<Record<Key, Message>>
}
