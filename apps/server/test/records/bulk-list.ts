import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import type { BulkCalls, BulkReply, BulkUndone } from '@portal/contract/core/records/bulk/calls'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Person } from '../people.ts'
import type { TestApp } from '../start-app.ts'
import type { Values } from './kit.ts'

/** A list made by hand whose records can be changed together, as its tests know it. */
export interface TestedBulk {
  app: () => TestApp
  calls: BulkCalls & { list: { path: string } }
  /** Wire name of the rows in the answer of the list. */
  rows: string
  table: string
  absent: Message
  /** Who may do it all. */
  as: () => Person
  /** Makes a record that the word finds, and on which the action can be done. */
  make: (word: string, accion: string) => Promise<number>
  /** Someone who may do it to others, for whom those that were made do not exist. */
  outsider?: () => Promise<Person>
  actions: Readonly<Record<string, TestedBulkAction>>
}

interface TestedBulkAction {
  /** The columns that it leaves. */
  leaves: Values
  /** Records, found by the word, that the rule of the single call refuses. */
  refused: readonly ((word: string) => Promise<{ id: number; entry: Message; as?: Person }>)[]
}

/** Tests what every action on many promises: trial, change, undo, its refusals, two at once and the scope. */
export function bulkListBehaviour(tested: TestedBulk): void {
  for (const accion of Object.keys(tested.actions))
    describe(`${accion}, many at once`, () => actionBehaviour(tested, accion))
}

function actionBehaviour(tested: TestedBulk, accion: string): void {
  const { app, calls, rows, table, absent, make, outsider } = tested
  const { leaves, refused } = tested.actions[accion]!
  const send = (body: Values, as: Person | null = tested.as()) =>
    app().call(calls.bulk.method, calls.bulk.path, { accion, ensayo: false, ...body }, as)
  const change = async (body: Values): Promise<BulkReply> => (await send(body)).datos
  const undo = (id: unknown, as = tested.as()) =>
    app().call(calls.undoBulk.method, calls.undoBulk.path.replace(':id', String(id)), {}, as)
  const undone = async (id: unknown): Promise<BulkUndone> => (await undo(id)).datos
  async function some(word: string, count = 3): Promise<number[]> {
    const ids: number[] = []
    for (let number = 1; number <= count; number++) ids.push(await make(`${word} ${accion}`, accion))
    return ids
  }
  async function stored(ids: readonly number[]): Promise<Values[]> {
    const { rows } = await sql<{ row: Values }>`
      select to_jsonb(t) - array['version', 'actualizado_en'] as row
      from ${sql.table(table)} t where id = any(${ids}) order by id`.execute(app().parts.db)
    return rows.map(({ row }) => row)
  }
  const touch = (id: number) =>
    sql`update ${sql.table(table)} set version = version + 1 where id = ${id}`.execute(app().parts.db)

  test('happens as its trial says, and is taken back', async () => {
    const ids = await some('Lote')
    const before = await stored(ids)
    const asked = { ids: [...ids, 999_999] }
    const expected = { hechos: 3, de_otro_modo: [], rechazados: [{ id: 999_999, codigo: absent.code }] }
    expect(await change({ ...asked, ensayo: true })).toMatchObject({ ...expected, lote_id: null })
    expect(await stored(ids)).toEqual(before)

    const done = await change(asked)
    expect(done).toMatchObject({ ...expected, lote_id: expect.any(Number) })
    expect(await stored(ids)).toMatchObject(ids.map(() => leaves))

    expect(await undone(done.lote_id)).toEqual({ deshechos: 3, rechazados: [] })
    expect(await stored(ids)).toEqual(before)
    expect(await undo(done.lote_id)).toMatchObject({ status: 409, codigo: bulkMessages.undoEnded.code })
  })

  test('happens to all that the list shows for a search, on whatever page', async () => {
    const ids = await some('Buscada', 12)
    const buscar = `buscada ${accion}`
    const { datos } = await app().call('GET', `${calls.list.path}?buscar=${buscar}`, undefined, tested.as())
    expect(datos.total).toBe(12)
    expect(datos[rows].length).toBeLessThan(12)
    expect(await change({ filtros: { buscar } })).toMatchObject({ hechos: 12, rechazados: [] })
    expect(await stored(ids)).toMatchObject(ids.map(() => leaves))
  })

  test.each(refused.map((one) => [one]))('says what the single call refuses: %s', async (one) => {
    const { id, entry, as } = await one('Rechazada')
    const [before] = await stored([id])
    const said = { id, codigo: entry.code, motivo: entry.es, motivo_en: entry.en }
    expect((await send({ ids: [id] }, as)).datos).toMatchObject({ lote_id: null, hechos: 0, rechazados: [said] })
    expect(await stored([id])).toEqual([before])
  })

  test('is not taken back where someone changed a record since', async () => {
    const [changed, left] = await some('Cambiada', 2)
    const done = await change({ ids: [changed, left] })
    await touch(changed!)
    expect(await undone(done.lote_id)).toMatchObject({
      deshechos: 1,
      rechazados: [{ id: changed, codigo: coreMessages.changedByOther.code }],
    })
    expect(await stored([changed!])).toMatchObject([leaves])
  })

  test('happens once of two at once, and is taken back once', async () => {
    const ids = await some('Doble')
    const before = await stored(ids)
    const replies = await Promise.all([send({ ids }), send({ ids: ids.toReversed() })])
    const changed = replies.map(({ datos }) => datos as BulkReply | null)
    expect(changed.map((reply) => reply?.hechos ?? 0).toSorted()).toEqual([0, 3])
    const { lote_id: id } = changed.find((reply) => reply?.lote_id)!
    const both = await Promise.all([undo(id), undo(id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await stored(ids)).toEqual(before)
  })

  test.runIf(outsider)('does not reach what others own', async () => {
    const ids = await some('Lejana', 1)
    const before = await stored(ids)
    const stranger = await outsider!()
    expect(await send({ ids }, stranger)).toMatchObject({ status: 404, codigo: coreMessages.absent.code })
    const { datos } = await send({ filtros: { buscar: `lejana ${accion}` } }, stranger)
    expect(datos).toMatchObject({ lote_id: null, hechos: 0, rechazados: [] })
    expect(await stored(ids)).toEqual(before)
    const done = await change({ ids })
    expect(await undo(done.lote_id, stranger)).toMatchObject({ status: 409, codigo: bulkMessages.undoEnded.code })
    expect(await send({ ids }, null)).toMatchObject({ status: 401 })
  })
}
