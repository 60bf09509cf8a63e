/** One entry of the catalogue. `code` is the number on the wire (`codigo`), `status` the HTTP status sent with it. */
export interface Message {
  readonly area: string
  readonly code: number
  readonly status: number
  readonly es: string
  readonly en: string
}

/** The entries of one area, by the names used in server and schemas. */
export type Messages = Readonly<Record<string, Message>>

/** Entries without their area yet: a long area is built from several files. */
export type Entries = Readonly<Record<string, Omit<Message, 'area'>>>

/** Declares an area of the catalogue. Numbers are unique in an area (a check asserts it). */
export function messages<Key extends string>(area: string, entries: Record<Key, Omit<Message, 'area'>>) {
  const named = Object.entries<Omit<Message, 'area'>>(entries).map(([key, entry]) => [key, { ...entry, area }])
  return Object.freeze(Object.fromEntries(named)) as Readonly<Record<Key, Message>>
}
