import { Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../makers.ts'
import { aUser, theHouse } from '../people.ts'
import { row, together } from '../together.ts'
import { bulkBehaviour } from './bulk-behaviour.ts'
import { type RecordKit, recordKit, type TestedRecord, type Values } from './kit.ts'

/** Tests what every declared record promises, and gives the means to test what is special about one. */
export function recordBehaviour(tested: TestedRecord): RecordKit {
  const kit = recordKit(tested)
  describe(`${tested.name}: the list`, () => listBehaviour(tested, kit))
  describe(`${tested.name}: saving`, () => saveBehaviour(tested, kit))
  describe(`${tested.name}: changing`, () => updateBehaviour(tested, kit))
  describe(`${tested.name}: deleting`, () => removeBehaviour(tested, kit))
  describe(`${tested.name}: many at once`, () => bulkBehaviour(tested, kit))
  describe(`${tested.name}: who may`, () => accessBehaviour(tested, kit))
  return kit
}

const refusal = ({ status, code, es }: Message) => ({ status, estado: 'ERR', codigo: code, mensaje: es })
const { unexpected } = coreMessages

function listBehaviour({ schemas: { rows, orders }, text, table, messages }: TestedRecord, kit: RecordKit): void {
  const firstWords = async (query: Values): Promise<string[]> =>
    (await kit.list(query)).datos[rows].map((found: Values) => String(found[text]).split(' ')[0])

  test('sorts as Spanish does, finds pieces whatever case and accents, and pages', async () => {
    for (const word of ['Nzeta', 'Ñata', 'Nato', 'Ábaco']) await kit.save({ [text]: `${word} Ordenada` })
    const asked = { buscar: 'ORDENÁDA', orden: text }
    expect(await firstWords(asked)).toEqual(['Ábaco', 'Nato', 'Nzeta', 'Ñata'])
    expect(await firstWords({ ...asked, orden: `-${text}`, page_row: '2' })).toEqual(['Ñata', 'Nzeta'])
    expect(await firstWords({ ...asked, orden: `-${text}`, page_row: '2', page: '2' })).toEqual(['Nato', 'Ábaco'])
    expect(await firstWords({ ...asked, buscar: 'ordenada nat' })).toEqual(['Nato', 'Ñata'])
    expect((await kit.list({ ...asked, page: '9' })).datos).toEqual({ [rows]: [], total: 4 })
  })

  test.each(orders)('is sorted by %s, up and down', async (order) => {
    const sorted = async (orden: string): Promise<Values[]> => (await kit.list({ orden, page_row: '100' })).datos[rows]
    const up = await sorted(order)
    expect(await sorted(`-${order}`)).toEqual(up.toReversed())
    if (up.length > 0 && order in up[0]!) expect(up).toEqual(up.toSorted((a, b) => compared(a[order], b[order])))
  })

  test('tells one row by its id, whatever page it stands on', async () => {
    for (const word of ['Aaa', 'Zzz']) {
      const id = await kit.saved({ [text]: `${word} Sola` })
      expect((await kit.list({ id, page_row: 1 })).datos).toMatchObject({ [rows]: [{ id }], total: 1 })
    }
    expect((await kit.list({ id: 999_999 })).datos).toEqual({ [rows]: [], total: 0 })
    expect(await kit.list({ id: 'x' })).toMatchObject({ status: 400 })
  })

  test('says so while something is broken', async () => {
    const { db } = kit.app.deps
    await sql`alter table ${sql.table(table)} rename to prueba`.execute(db)
    expect(await kit.list()).toMatchObject(refusal(messages.unexpected ?? unexpected))
    await sql`alter table prueba rename to ${sql.table(table)}`.execute(db)
  })
}

/** As PostgreSQL sorts: texts by the Spanish alphabet, numbers and moments by their size. */
function compared(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'es')
}

function saveBehaviour({ calls, table, name, text, refuses, unique, messages }: TestedRecord, kit: RecordKit): void {
  test('stores it, says so, and writes down who did it', async () => {
    const form = kit.aForm()
    const reply = await kit.save(form)
    expect(reply).toMatchObject({ status: 200, estado: 'OK', mensaje: calls.save.done?.es, datos: { version: 1 } })
    expect(await kit.found(reply.datos.id)).toMatchObject({ id: reply.datos.id, [text]: form[text] })
    expect(await auditOf(kit.app, table, reply.datos.id)).toMatchObject([
      { accion: `${name}.created`, usuario_id: kit.admin.id, despues: { [text]: form[text] } },
    ])
  })

  test('stores its text in one line, trimmed', async () => {
    const id = await kit.saved({ [text]: ' Con  espacios ' })
    expect(await kit.found(id)).toMatchObject({ [text]: 'Con espacios' })
  })

  test.each(refuses)('refuses %j', async (changes, field, entry) => {
    expect(await kit.save(changes)).toMatchObject({ ...refusal(entry), campos: { [field]: entry.code } })
  })

  test(`gives one ${unique.field} to one of ten who take it at once`, async () => {
    const values = Array.from({ length: 10 }, (_, index) => unique.same('A')[index % 2])
    const replies = await Promise.all(values.map((value) => kit.save({ [unique.field]: value })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(9)
    for (const reply of refused) expect(reply).toMatchObject(taken(unique))
  })

  test('says so while something is broken', async () => {
    await whileForbidden(kit, table, text, async (forbidden) => {
      expect(await kit.save({ [text]: forbidden })).toMatchObject(refusal(messages.notSaved ?? unexpected))
    })
  })
}

const taken = ({ entry, field }: TestedRecord['unique']) => ({ ...refusal(entry), campos: { [field]: entry.code } })

/** While `forbidden` cannot be stored, which the portal does not foresee. */
async function whileForbidden(
  { app }: RecordKit,
  table: string,
  column: string,
  work: (forbidden: string) => Promise<void>,
): Promise<void> {
  const { db } = app.deps
  await sql`alter table ${sql.table(table)} add constraint prueba check (${sql.ref(column)} <> 'Prohibida')`.execute(db)
  await work('Prohibida')
  await sql`alter table ${sql.table(table)} drop constraint prueba`.execute(db)
}

function updateBehaviour(tested: TestedRecord, kit: RecordKit): void {
  const { calls, table, name, text, messages, unique } = tested
  const { notRecognized = coreMessages.invalid, notUpdated = messages.notSaved } = messages

  test('stores the form, and tells one who saves an older version what is there', async () => {
    const id = await kit.saved()
    const changed = await kit.update(id, { [text]: 'Renombrada' })
    expect(changed).toMatchObject({ status: 200, mensaje: calls.update.done?.es, datos: { id, version: 2 } })
    expect(await kit.update(id, { [text]: 'Atrasada' })).toMatchObject({
      ...refusal(coreMessages.changedByOther),
      datos: { id, [text]: 'Renombrada', version: 2 },
    })
    expect((await auditOf(kit.app, table, id)).slice(1)).toMatchObject([
      { accion: `${name}.updated`, antes: { version: 1 }, despues: { version: 2, [text]: 'Renombrada' } },
    ])
  })

  test('of two who save at once, shows the second what the first saved', async () => {
    const id = await kit.saved()
    const replies = await together(
      kit.app,
      row(table, id),
      () => kit.update(id, { [text]: `Una ${id}` }),
      () => kit.update(id, { [text]: `Otra ${id}` }),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const stored = (await kit.found(id))?.[text]
    const second = replies.find(({ status }) => status === 409)
    expect(second).toMatchObject({ ...refusal(coreMessages.changedByOther), datos: { id, [text]: stored, version: 2 } })
  })

  test(`refuses a ${unique.field} that is taken, also by one who was faster`, async () => {
    const [same, alike] = unique.same('B')
    await kit.save({ [unique.field]: same })
    const ids = [await kit.saved(), await kit.saved()]
    expect(await kit.update(ids[0], { [unique.field]: alike })).toMatchObject(taken(unique))
    const free = unique.same('C')
    const replies = await Promise.all(ids.map((id, index) => kit.update(id, { [unique.field]: free[index] })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, unique.entry.status])
    expect(replies.find(({ status }) => status !== 200)).toMatchObject(taken(unique))
  })

  test('refuses an id that is none, and one that is not there', async () => {
    expect(await kit.update('x')).toMatchObject(refusal(notRecognized))
    expect(await kit.update(999_999)).toMatchObject(refusal(messages.absent))
  })

  test('says so while something is broken', async () => {
    const id = await kit.saved()
    await whileForbidden(kit, table, text, async (forbidden) => {
      expect(await kit.update(id, { [text]: forbidden })).toMatchObject(refusal(notUpdated ?? unexpected))
    })
  })
}

function removeBehaviour(tested: TestedRecord, kit: RecordKit): void {
  const { calls, module, table, name, unique, messages, use } = tested
  const { notRecognized = coreMessages.invalid, notDeleted = unexpected } = messages
  const entry = messages.inUse ?? messages.onlyDeactivated

  test(`hides it, frees its ${unique.field}, and says so`, async () => {
    const value = { [unique.field]: unique.same('D')[0] }
    const id = await kit.saved(value)
    expect(await kit.remove(id)).toMatchObject({ status: 200, estado: 'OK', mensaje: calls.remove.done?.es })
    expect(await kit.found(id)).toBeUndefined()
    expect(await kit.remove(id)).toMatchObject(refusal(messages.absent))
    expect(await kit.update(id, { version: 2 })).toMatchObject(refusal(messages.absent))
    expect(await kit.remove('x')).toMatchObject(refusal(notRecognized))
    expect(await kit.save(value)).toMatchObject({ status: 200 })
  })

  test('happens once of two at once', async () => {
    const id = await kit.saved()
    const replies = await together(
      kit.app,
      row(table, id),
      () => kit.remove(id),
      () => kit.remove(id),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, messages.absent.status])
    const written = (await auditOf(kit.app, table, id)).map(({ accion }) => accion)
    expect(written).toEqual([`${name}.created`, `${name}.deleted`])
  })

  test.runIf(use)('leaves what is in use', async () => {
    const id = await kit.saved()
    await use!(id, kit)
    const { status, code: codigo, es: mensaje } = entry!
    expect(await kit.remove(id)).toMatchObject({ status, codigo, mensaje })
    expect(await kit.found(id)).toBeDefined()
    const { accion } = (await auditOf(kit.app, table, id)).at(-1)!
    expect(accion).toBe(status === 200 ? `${name}.deactivated` : `${name}.created`)
  })

  test('needs an administrator or above', async () => {
    const enterpriseId = await theHouse(kit.app)
    const manager = await aUser(kit.app, { role: Role.manager, enterpriseId, modules: [module] })
    const id = await kit.saved()
    expect(await kit.remove(id, manager)).toMatchObject(refusal(messages.insufficientHierarchy))
    expect(await kit.found(id)).toBeDefined()
  })

  test('says so while something is broken', async () => {
    const id = await kit.saved()
    const { db } = kit.app.deps
    await sql`alter table ${sql.table(table)} add constraint prueba check (version < 2) not valid`.execute(db)
    expect(await kit.remove(id)).toMatchObject(refusal(notDeleted))
    await sql`alter table ${sql.table(table)} drop constraint prueba`.execute(db)
  })
}

function accessBehaviour({ messages, outsider }: TestedRecord, kit: RecordKit): void {
  test('nobody without the module, nor without a session', async () => {
    const id = await kit.saved()
    const user = await aUser(kit.app, { role: Role.user, enterpriseId: await theHouse(kit.app), modules: [] })
    for (const [person, entry] of [
      [user, coreMessages.notAllowed],
      [null, coreMessages.sessionEnded],
    ] as const) {
      for (const reply of [
        kit.list({}, person),
        kit.save({}, person),
        kit.update(id, {}, person),
        kit.remove(id, person),
      ])
        expect(await reply).toMatchObject(refusal(entry))
    }
    expect(await kit.found(id)).toMatchObject({ id })
  })

  test.runIf(outsider)('what others own does not exist', async () => {
    const id = await kit.saved()
    const stranger = await outsider!(kit.app)
    expect(await kit.found(id, stranger)).toBeUndefined()
    expect(await kit.update(id, {}, stranger)).toMatchObject(refusal(messages.absent))
    expect(await kit.remove(id, stranger)).toMatchObject(refusal(messages.absent))
    expect(await kit.found(id)).toMatchObject({ id })
  })
}
