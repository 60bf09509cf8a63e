import { type GrantableModule, Role } from '@portal/contract/access/constants'
import type { Call } from '@portal/contract/core/endpoint'
import type { Message } from '@portal/contract/core/messages'
import type { RecordMessages } from '@portal/contract/core/records/calls'
import { afterAll, beforeAll } from 'vitest'
import { formWith } from '../items.ts'
import { aUser, type Person } from '../people.ts'
import { type Answered, startApp, type TestApp } from '../start-app.ts'

type AnyCall = Pick<Call<never, never, never>, 'method' | 'path' | 'done' | 'multipart'>
export type Values = Record<string, unknown>

/** A record as its tests know it. */
export interface TestedRecord {
  calls: Readonly<Record<'list' | 'save' | 'update' | 'remove', AnyCall>>
  schemas: { rows: string; orders: readonly string[] }
  table: string
  /** Its name in the audit log. */
  name: string
  module: GrantableModule
  messages: RecordMessages
  /** A form that is taken, another one for each number. */
  form: (number: number, kit: RecordKit) => Values
  /** The field whose text is searched and sorted by. */
  text: string
  /** Forms that are refused: what is changed in a good one, next to which field, and the entry. */
  refuses: readonly (readonly [changes: Values, field: string, entry: Message])[]
  /** The field that one row at a time may hold, two values for each letter that count as one, and the entry for the second. */
  unique: { field: string; same: (letter: string) => readonly [string, string]; entry: Message }
  /** Makes something that needs a row: deleting it is refused then, or only deactivates it. */
  use?: (id: number, kit: RecordKit) => Promise<unknown>
  /** Someone who holds the module in another enterprise: what the admin makes does not exist for them. */
  outsider?: (app: TestApp) => Promise<Person>
  /** Who may do everything; an administrator with the module unless given. */
  admin?: (app: TestApp) => Promise<Person>
}

/** What tests do with a record, also those that are special to it. */
export interface RecordKit {
  readonly app: TestApp
  readonly admin: Person
  aForm(changes?: Values): Values
  list(query?: Values, as?: Person | null): Promise<Answered>
  save(changes?: Values, as?: Person | null): Promise<Answered>
  /** Of version 1 unless told otherwise. */
  update(id: unknown, changes?: Values, as?: Person | null): Promise<Answered>
  remove(id: unknown, as?: Person | null): Promise<Answered>
  /** Saves one and returns its id. */
  saved(changes?: Values): Promise<number>
  /** The row as the list says it, where it is there for this person. */
  found(id: number, as?: Person): Promise<Values | undefined>
}

/** The calls of a record, on a portal of its own for the test file that asks for it. */
export function recordKit({ calls, schemas, module, form, admin }: TestedRecord): RecordKit {
  let app: TestApp
  let person: Person
  let made = 0
  beforeAll(async () => {
    app = await startApp()
    person = await (admin ? admin(app) : aUser(app, { role: Role.administrator, modules: [module] }))
  })
  afterAll(() => app.close())

  const send = ({ method, path, multipart }: AnyCall, id: unknown, body: Values, as: Person | null) => {
    const url = path.replace(':id', String(id))
    if (!multipart) return app.call(method, url, body, as)
    const { payload, headers } = formWith(url === path && id !== null ? { ...body, id } : body)
    return app.call(method, url, payload, as, { headers })
  }
  const kit: RecordKit = {
    get app() {
      return app
    },
    get admin() {
      return person
    },
    aForm: (changes = {}) => ({ ...form(++made, kit), ...changes }),
    list: (query = {}, as = person) =>
      app.call('GET', `${calls.list.path}?${new URLSearchParams(query as Record<string, string>)}`, undefined, as),
    save: (changes, as = person) => send(calls.save, null, kit.aForm(changes), as),
    update: (id, changes, as = person) => send(calls.update, id, kit.aForm({ version: 1, ...changes }), as),
    remove: (id, as = person) => send(calls.remove, id, {}, as),
    saved: async (changes) => (await kit.save(changes)).datos.id,
    found: async (id, as) => (await kit.list({ id }, as)).datos[schemas.rows][0],
  }
  return kit
}
