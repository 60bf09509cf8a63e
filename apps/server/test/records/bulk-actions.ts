import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import type { BulkReply } from '@portal/contract/core/records/bulk/calls'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Person } from '../people.ts'
import type { Answered, TestApp } from '../start-app.ts'
import type { Values } from './kit.ts'

/** Sends the bulk calls of a list, whose path is what stands before `/lote`; `always` is part of every request. */
export function bulkCallsOf(
  app: () => TestApp,
  path: string,
  person: () => Person,
  always: Values | (() => Values) = {},
) {
  const send = (body: Values, as: Person | null = person()) =>
    app().call(
      'POST',
      `${path}/lote`,
      { ensayo: false, ...(typeof always === 'function' ? always() : always), ...body },
      as,
    )
  return {
    send,
    change: async (body: Values, as?: Person): Promise<BulkReply> => (await send(body, as)).datos,
    undo: (id: unknown, as: Person = person()) => app().call('PUT', `${path}/lote/${id}/deshacer`, {}, as),
  }
}

/** For records whose state is their row in this table: reads it, and changes nothing but its version. */
export const rowsOf = (app: () => TestApp, table: string) => ({
  async stateOf(id: number): Promise<Values> {
    const query = sql<{ row: Values }>`select to_jsonb(t) as row from ${sql.table(table)} t where id = ${id}`
    return (await query.execute(app().deps.db)).rows[0]!.row
  },
  touch: (id: number) =>
    sql`update ${sql.table(table)} set version = version + 1 where id = ${id}`.execute(app().deps.db),
})

/** Makes records one after another. */
export const several = (make: (word: string) => Promise<number>) =>
  async function some(count: number, word: string): Promise<number[]> {
    const ids: number[] = []
    for (let number = 0; number < count; number++) ids.push(await make(word))
    return ids
  }

/** An action on many records of a list, as its tests know it. */
export interface TestedAction {
  app: () => TestApp
  /** What stands before `/lote` and `/list`. */
  path: string
  accion: string
  /** For an action that needs one. */
  comentario?: string
  /** For an action that needs one. */
  valor?: () => unknown
  /** Who may do it. */
  person: () => Person
  /** Makes records that the action changes, and that a search for this word finds. */
  some: (count: number, word: string) => Promise<number[]>
  /** Make one that the single call refuses, with the message; `by` is who is refused, unless it is the person. */
  refused: readonly (readonly [make: () => Promise<number>, entry: Message, by?: () => Promise<Person>])[]
  absent: Message
  /** What is stored of a record, its version, and what is sent or written with it. */
  stateOf: (id: number) => Promise<object>
  /** What the action leaves of it. */
  leaves: Values
  /** The message for records that another request has changed the same way already. */
  second: Message
  /** Makes another change to a record, after which an undo leaves it. Left out: the action cannot be undone. */
  touch?: (id: number) => Promise<unknown>
  /** Filters that the records of `some` match. */
  filters?: () => Values
  /** Makes records that the search for the word finds and the filters leave out. */
  others?: (word: string) => Promise<number[]>
  /** The number of matches in the answer of the list, where that is not its `total`. */
  totalOf?: (datos: Answered['datos']) => number
  /** Someone who is let in and sees none of them. */
  outsider?: () => Promise<Person>
}

/** Tests what every action on many records promises. */
export function bulkActionBehaviour(tested: TestedAction): void {
  const { app, path, accion, comentario, person, refused, absent, stateOf, leaves, second, touch, outsider } = tested
  const { send, change, undo } = bulkCallsOf(app, path, person, () => ({ accion, comentario, valor: tested.valor?.() }))
  const some = (count: number) => tested.some(count, 'Lote')
  const statesOf = (ids: readonly number[]) => Promise.all(ids.map(stateOf))
  async function areChanged(ids: readonly number[], before: readonly object[]): Promise<void> {
    const after = await statesOf(ids)
    expect(after).toMatchObject(ids.map(() => leaves))
    for (const [place, state] of after.entries()) expect(state).not.toEqual(before[place])
  }

  describe(`${accion}, of many at once`, () => {
    test('a trial says what happens and changes nothing; what is refused alone is refused among many', async () => {
      const ids = await some(2)
      const left: number[] = []
      const rechazados = [refusal(999_999, absent)]
      for (const [make, entry] of refused.filter(([, , by]) => !by)) {
        left.push(await make())
        rechazados.push(refusal(left.at(-1)!, entry))
      }
      const [before, beforeLeft] = [await statesOf(ids), await statesOf(left)]
      const asked = { ids: [...ids, ...left, 999_999] }
      const trial = await change({ ...asked, ensayo: true, comentario: undefined })
      const expected = { lote_id: null, hechos: 2, de_otro_modo: [], rechazados: expect.arrayContaining(rechazados) }
      expect(trial).toEqual(expected)
      expect(trial.rechazados).toHaveLength(rechazados.length)
      expect(await statesOf(ids)).toEqual(before)
      expect(await statesOf(left)).toEqual(beforeLeft)

      const done = await change(asked)
      expect(done).toEqual({ ...trial, lote_id: touch ? expect.any(Number) : null })
      await areChanged(ids, before)
      expect(await statesOf(left)).toEqual(beforeLeft)
    })

    test.each(refused.map(([make, entry, by]) => ({ make, entry, by })))(
      'changes nothing where the single call says: $entry.en',
      async ({ make, entry, by }) => {
        const id = await make()
        const before = await stateOf(id)
        const expected = { lote_id: null, hechos: 0, de_otro_modo: [], rechazados: [refusal(id, entry)] }
        expect(await change({ ids: [id] }, await by?.())).toEqual(expected)
        expect(await stateOf(id)).toEqual(before)
      },
    )

    test.runIf(touch)('is undone, but for what was changed since', async () => {
      const ids = await some(2)
      const before = await statesOf(ids)
      const { lote_id: id } = await change({ ids })
      await touch!(ids[1]!)
      const touched = await stateOf(ids[1]!)
      const rechazados = [refusal(ids[1]!, coreMessages.changedByOther)]
      expect((await undo(id)).datos).toEqual({ deshechos: 1, rechazados })
      expect(withoutVersion(await stateOf(ids[0]!))).toEqual(withoutVersion(before[0]!))
      expect(await stateOf(ids[1]!)).toEqual(touched)
      expect(await undo(id)).toMatchObject({ status: 409, codigo: bulkMessages.undoEnded.code })
    })

    test('of all that match means the rows of the list, on whatever page', async () => {
      const { filters = () => ({}), others: makeOthers = async () => [] } = tested
      const ids = await tested.some(3, `Grúa${accion}`)
      const others = [...(await makeOthers(`Grúa${accion}`)), ...(await some(1))]
      const [before, beforeOthers] = [await statesOf(ids), await statesOf(others)]
      const filtros = { buscar: `grúa${accion}`, ...filters(), page: '2', page_row: '1' }
      const { datos } = await app().call('GET', `${path}/list?${new URLSearchParams(filtros)}`, undefined, person())
      expect(tested.totalOf?.(datos) ?? datos.total).toBe(3)
      expect(await change({ filtros })).toMatchObject({ hechos: 3, de_otro_modo: [], rechazados: [] })
      await areChanged(ids, before)
      expect(await statesOf(others)).toEqual(beforeOthers)
    })

    test('happens once of two at once, and is undone once, to what it was', async () => {
      const ids = await some(3)
      const before = await statesOf(ids)
      const replies = await Promise.all([send({ ids }), send({ ids: ids.toReversed() })])
      const [slower, faster] = replies.toSorted((a, b) => (a.datos?.hechos ?? 0) - (b.datos?.hechos ?? 0))
      expect(faster!.datos).toMatchObject({ hechos: 3, de_otro_modo: [], rechazados: [] })
      if (slower!.status === 404) expect([slower!.codigo, second.status]).toEqual([coreMessages.absent.code, 404])
      else expect(slower!.datos).toMatchObject({ hechos: 0, rechazados: ids.map(() => ({ codigo: second.code })) })
      await areChanged(ids, before)
      if (!touch) return
      const undone = await Promise.all([1, 2].map(() => undo(faster!.datos.lote_id)))
      const [first, again] = undone.toSorted((a, b) => a.status - b.status)
      expect(first).toMatchObject({ status: 200, datos: { deshechos: 3, rechazados: [] } })
      expect(again).toMatchObject({ status: 409, codigo: bulkMessages.undoEnded.code })
      expect((await statesOf(ids)).map(withoutVersion)).toEqual(before.map(withoutVersion))
    })

    test.runIf(outsider)('finds and undoes nothing of others', async () => {
      const [stranger, ids] = [await outsider!(), await tested.some(1, `Lejana${accion}`)]
      const before = await statesOf(ids)
      expect(await send({ ids }, stranger)).toMatchObject({ status: 404, codigo: coreMessages.absent.code })
      const nothing = { lote_id: null, hechos: 0, de_otro_modo: [], rechazados: [] }
      expect(await change({ filtros: { buscar: `lejana${accion}` } }, stranger)).toEqual(nothing)
      expect(await statesOf(ids)).toEqual(before)
      if (!touch) return
      const { lote_id: id } = await change({ ids })
      expect(await undo(id, stranger)).toMatchObject({ status: 409, codigo: bulkMessages.undoEnded.code })
    })

    test('is for who is signed in', async () => {
      expect(await send({ ids: [1] }, null)).toMatchObject({ status: 401 })
    })

    test.runIf(comentario)('needs its comment, but for a trial', async () => {
      const ids = await some(1)
      for (const empty of [undefined, ' ', 'x'.repeat(501)])
        expect(await send({ ids, comentario: empty })).toMatchObject({ status: 400, codigo: coreMessages.invalid.code })
      expect(await change({ ids, ensayo: true, comentario: undefined })).toMatchObject({ hechos: 1 })
    })
  })
}

const refusal = (id: number, { code, es, en }: Message) =>
  expect.objectContaining({ id, codigo: code, motivo: es, motivo_en: en })

const withoutVersion = (state: object) => ({ ...state, version: undefined, actualizado_en: undefined })
