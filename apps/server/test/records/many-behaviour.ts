import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import type { BulkReply } from '@portal/contract/core/records/bulk/calls'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { describe, expect, test } from 'vitest'
import type { Person } from '../people.ts'
import type { TestApp } from '../start-app.ts'
import type { Values } from './kit.ts'

/** The calls that change many records of a list, as tests send them. */
export function manyCalls(app: () => TestApp, path: string, person: () => Person) {
  const send = (body: Values, as: Person | null = person()) =>
    app().call('POST', `${path}/lote`, { ensayo: false, ...body }, as)
  return {
    send,
    change: async (body: Values, as?: Person): Promise<BulkReply> => (await send(body, as)).datos,
    undo: (id: unknown, as: Person = person()) => app().call('PUT', `${path}/lote/${id}/deshacer`, {}, as),
  }
}

/** An action on many records of a list, as its tests know it. */
export interface TestedAction {
  app: () => TestApp
  /** What stands before `/lote`. */
  path: string
  accion: string
  /** For an action that needs one. */
  comentario?: string
  /** Who may do it. */
  person: () => Person
  /** Makes records that the action changes. */
  some: (count: number) => Promise<number[]>
  /** Makes one that the single call refuses, and the entry. */
  refused: readonly [make: () => Promise<number>, entry: Message]
  absent: Message
  /** What the action changes of a record, its version and what is sent or written with it. */
  stateOf: (id: number) => Promise<unknown>
  /** Records that a second one finds changed already are refused with this. */
  second: Message
  /** Makes another change to a record, after which an undo leaves it. Left out: the action cannot be undone. */
  touch?: (id: number) => Promise<unknown>
  /** Makes a record that a filter of the list finds, and one that it leaves out; and the filter. */
  found: () => Promise<{ ids: number[]; others: number[]; filtros: Values; total: () => Promise<number> }>
  /** Someone who is let in and sees none of them. */
  outsider?: () => Promise<Person>
}

/** Tests what every action on many records promises. */
export function manyBehaviour(tested: TestedAction): void {
  const { accion, comentario, some, refused, absent, stateOf, second, touch, found, outsider } = tested
  const { send, change, undo } = manyCalls(tested.app, tested.path, tested.person)
  const asked = { accion, ...(comentario !== undefined && { comentario }) }
  const statesOf = (ids: readonly number[]) => Promise.all(ids.map(stateOf))

  describe(`${accion}, of many at once`, () => {
    test('a trial says what happens and changes nothing; what is refused alone is refused among many', async () => {
      const [make, entry] = refused
      const ids = [...(await some(2)), await make()]
      const before = await statesOf(ids)
      const expected = {
        hechos: 2,
        rechazados: expect.arrayContaining([
          expect.objectContaining({ id: 999_999, codigo: absent.code, motivo: absent.es }),
          expect.objectContaining({ id: ids[2], codigo: entry.code, motivo: entry.es, motivo_en: entry.en }),
        ]),
      }
      const trial = await change({ accion, ids: [...ids, 999_999], ensayo: true })
      expect(trial).toMatchObject({ ...expected, lote_id: null })
      expect(trial.rechazados).toHaveLength(2)
      expect(await statesOf(ids)).toEqual(before)

      const done = await change({ ...asked, ids: [...ids, 999_999] })
      expect({ ...done, lote_id: null }).toEqual(trial)
      const after = await statesOf(ids)
      expect(after[2]).toEqual(before[2])
      for (const place of [0, 1]) expect(after[place]).not.toEqual(before[place])
      expect(done.lote_id).toEqual(touch ? expect.any(Number) : null)
    })

    test.runIf(touch)('is undone once, but for what was changed since', async () => {
      const ids = await some(2)
      const before = await statesOf(ids)
      const { lote_id: id } = await change({ ...asked, ids })
      await touch!(ids[1]!)
      const touched = await stateOf(ids[1]!)
      const undone = await Promise.all([undo(id), undo(id)])
      expect(undone.map(({ status }) => status).toSorted()).toEqual([200, bulkMessages.undoEnded.status])
      expect(undone.find(({ status }) => status === 200)!.datos).toMatchObject({
        deshechos: 1,
        rechazados: [{ id: ids[1], codigo: coreMessages.changedByOther.code }],
      })
      expect(withoutVersion(await stateOf(ids[0]!))).toEqual(withoutVersion(before[0]))
      expect(await stateOf(ids[1]!)).toEqual(touched)
    })

    test('of all that match means the rows of the list', async () => {
      const { ids, others, filtros, total } = await found()
      const before = await statesOf(others)
      const count = await total()
      const done = await change({ ...asked, filtros })
      expect(done.hechos + done.de_otro_modo.length + done.rechazados.length).toBe(count)
      expect(done).toMatchObject({ rechazados: [] })
      expect(count).toBe(ids.length)
      expect(await statesOf(others)).toEqual(before)
    })

    test('happens once of two at once', async () => {
      const ids = await some(3)
      const replies = await Promise.all([send({ ...asked, ids }), send({ ...asked, ids: ids.toReversed() })])
      const done = replies.map(({ datos }) => datos as BulkReply)
      expect(done.map(({ hechos, de_otro_modo: otherwise }) => hechos + otherwise.length).toSorted()).toEqual([0, 3])
      const slower = done.find(({ rechazados }) => rechazados.length > 0)!
      expect(new Set(slower.rechazados.map(({ codigo }) => codigo))).toEqual(new Set([second.code]))
    })

    test.runIf(outsider)('finds nothing of others', async () => {
      const [stranger, ids] = [await outsider!(), await some(1)]
      const before = await statesOf(ids)
      expect(await send({ ...asked, ids }, stranger)).toMatchObject({ status: 404, codigo: coreMessages.absent.code })
      expect((await send({ ...asked, filtros: {} }, stranger)).datos).toMatchObject({ hechos: 0, rechazados: [] })
      expect(await statesOf(ids)).toEqual(before)
    })

    test.runIf(comentario)('needs its comment, but for a trial', async () => {
      const ids = await some(1)
      for (const empty of [undefined, ' ', 'x'.repeat(501)])
        expect(await send({ accion, ids, comentario: empty })).toMatchObject({
          status: 400,
          codigo: coreMessages.invalid.code,
        })
      expect(await change({ accion, ids, ensayo: true })).toMatchObject({ hechos: 1 })
    })
  })
}

const withoutVersion = (state: unknown) => ({ ...(state as Values), version: undefined })
