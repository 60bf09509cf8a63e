import { Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { BulkReply, BulkUndone } from '@portal/contract/core/records/bulk/calls'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditOf } from '../makers.ts'
import { aUser, theHouse } from '../people.ts'
import { bulkCallsOf, rowsOf, several } from './bulk-actions.ts'
import type { RecordKit, TestedRecord } from './kit.ts'

/** Tests what every list promises whose records can be deleted together. */
export function bulkBehaviour(tested: TestedRecord, kit: RecordKit): void {
  const { calls, table, name, text, unique, messages, module, use, outsider } = tested
  const app = () => kit.app
  const path = calls.list.path.replace(/\/list$/, '')
  const { send, change, undo } = bulkCallsOf(app, path, () => kit.admin, { accion: 'eliminar' })
  const { touch } = rowsOf(app, table)
  let made = 0
  const make = several((word) => kit.saved({ [text]: `${word} ${++made}` }))
  const some = (word: string, count = 3) => make(count, word)
  const areThere = async (ids: readonly number[]) =>
    (await Promise.all(ids.map((id) => kit.found(id)))).map((found) => found !== undefined)

  test('deletes many, says what it could not, and takes it all back', async () => {
    const ids = await some('Lote')
    const asked = { ids: [...ids, 999_999] }
    const expected = { hechos: 3, de_otro_modo: [], rechazados: [{ id: 999_999, codigo: messages.absent.code }] }
    expect(await change({ ...asked, ensayo: true })).toMatchObject({ ...expected, lote_id: null })
    expect(await areThere(ids)).toEqual([true, true, true])

    const done = await change(asked)
    expect(done).toMatchObject({ ...expected, lote_id: expect.any(Number) })
    expect(await areThere(ids)).toEqual([false, false, false])

    expect((await undo(done.lote_id)).datos).toEqual({ deshechos: 3, rechazados: [] })
    expect(await areThere(ids)).toEqual([true, true, true])
    const written = (await auditOf(kit.app, table, ids[0]!)).map(({ accion }) => accion)
    expect(written).toEqual([`${name}.created`, `${name}.deleted`, `${name}.restored`])
    expect(await undo(done.lote_id)).toMatchObject({ status: 409, codigo: bulkMessages.undoEnded.code })
  })

  test('deletes all that a search leaves', async () => {
    const [kept] = await some('Aparte', 1)
    const ids = await some('Todas Juntas', 12)
    const done = await change({ filtros: { buscar: 'todas juntas' } })
    expect(done).toMatchObject({ hechos: 12, rechazados: [] })
    expect(new Set(await areThere(ids))).toEqual(new Set([false]))
    expect(await areThere([kept!])).toEqual([true])
  })

  test.runIf(use)('says which are in use', async () => {
    const [free, used] = await some('Usada', 2)
    await use!(used!, kit)
    const done = await change({ ids: [free, used] })
    const said = [...done.de_otro_modo, ...done.rechazados]
    expect({ hechos: done.hechos, said: said.map(({ id }) => id) }).toEqual({ hechos: 1, said: [used] })
    const before = await kit.found(used!)
    await undo(done.lote_id)
    expect(await areThere([free!, used!])).toEqual([true, true])
    if (done.de_otro_modo.length > 0) expect(await kit.found(used!)).not.toMatchObject({ estado_id: before!.estado_id })
  })

  test('leaves what changed meanwhile when it is undone', async () => {
    const value = { [unique.field]: unique.same('H')[0] }
    const [taken, free] = [await kit.saved(value), await kit.saved()]
    const done = await change({ ids: [taken, free] })
    await kit.saved(value)
    const undone: BulkUndone = (await undo(done.lote_id)).datos
    expect(undone).toMatchObject({ deshechos: 1, rechazados: [{ id: taken, codigo: unique.entry.code }] })
    await touch(free)
    const again = await change({ ids: [free] })
    await touch(free)
    expect((await undo(again.lote_id)).datos).toMatchObject({
      deshechos: 0,
      rechazados: [{ id: free, codigo: coreMessages.changedByOther.code }],
    })
  })

  test('happens once of two at once, and is undone once', async () => {
    const ids = await some('Doble')
    const replies = await Promise.all([send({ ids }), send({ ids: ids.toReversed() })])
    const changed = replies.map(({ datos }) => datos as BulkReply | null)
    expect(changed.map((done) => done?.hechos ?? 0).toSorted()).toEqual([0, 3])
    const done = changed.find((reply) => reply?.lote_id)!
    const undone = await Promise.all([undo(done.lote_id), undo(done.lote_id)])
    expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await areThere(ids)).toEqual([true, true, true])
  })

  test('refuses what is no question, and changes nothing', async () => {
    const [id] = await some('Quieta', 1)
    const bad = [
      { ids: [] },
      { ids: null },
      { ids: ['x'] },
      { ids: [id], filtros: {} },
      { ids: [id], accion: 'borrar' },
      { ids: [id], ensayo: 'sí' },
      { filtros: { orden: 'clave' } },
    ]
    for (const body of bad) expect(await send(body)).toMatchObject({ status: 400, codigo: coreMessages.invalid.code })
    const many = Array.from({ length: 1001 }, (_, index) => index + 1)
    expect(await send({ ids: many })).toMatchObject({ status: 400, codigo: bulkMessages.tooMany.code })
    expect(await areThere([id!])).toEqual([true])
    expect(await undo('x')).toMatchObject({ status: 409, codigo: bulkMessages.undoEnded.code })
  })

  test('is for who may delete; nobody undoes what another did', async () => {
    const ids = await some('Ajena', 1)
    const enterpriseId = await theHouse(kit.app)
    const manager = await aUser(kit.app, { role: Role.manager, enterpriseId, modules: [module] })
    expect((await send({ ids }, manager)).datos).toMatchObject({
      hechos: 0,
      rechazados: [{ id: ids[0], codigo: messages.insufficientHierarchy.code }],
    })
    const plain = await aUser(kit.app, { role: Role.user, enterpriseId, modules: [] })
    expect(await send({ ids }, plain)).toMatchObject({ status: 403 })
    expect(await send({ ids }, null)).toMatchObject({ status: 401 })
    const done = await change({ ids })
    const other = await aUser(kit.app, { role: Role.administrator, enterpriseId, modules: [module] })
    expect(await undo(done.lote_id, other)).toMatchObject({ status: 409, codigo: bulkMessages.undoEnded.code })
    await kit.app.deps.db.updateTable('lote').set({ creado_en: sql`now() - interval '25 hours'` }).execute()
    expect(await undo(done.lote_id)).toMatchObject({ status: 409, codigo: bulkMessages.undoEnded.code })
  })

  test.runIf(outsider)('what others own is not there', async () => {
    const ids = await some('Lejana', 1)
    const stranger = await outsider!(kit.app)
    expect(await send({ ids }, stranger)).toMatchObject({ status: 404, codigo: coreMessages.absent.code })
    expect((await send({ filtros: { buscar: 'lejana' } }, stranger)).datos).toMatchObject({ hechos: 0, rechazados: [] })
    expect(await areThere(ids)).toEqual([true])
  })
}
