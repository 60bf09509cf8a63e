import { CommercialStatus, RequestStatus } from '@portal/contract/marketplace/states'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOwner, savedItem } from '#test/items.ts'
import type { Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let owner: Person
beforeAll(async () => {
  t = await startApp()
  owner = await anOwner(t)
})
afterAll(() => t.close())

interface Wishes {
  tipo?: string
  vence_en?: Date | null
  desde?: string
  hasta?: string
}

/** A request as the database takes it, past every rule of the portal. */
async function asked(itemId: number | null, status: number, { tipo = 'venta', ...rest }: Wishes = {}): Promise<number> {
  const { id } = await t.deps.db
    .insertInto('solicitud_clasificado')
    .values({ tipo, clasificado_id: itemId, estado_id: status, nombre: 'Eva', email: 'eva@example.com', ...rest })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const move = (id: number, status: number, rest: object = {}) =>
  t.deps.db
    .updateTable('solicitud_clasificado')
    .set({ estado_id: status, ...rest })
    .where('id', '=', id)
    .execute()
const item = (id: number) =>
  t.deps.db
    .selectFrom('clasificado')
    .select(['estado_comercial', 'reserva_vence_en', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const status = async (id: number) => (await item(id)).estado_comercial
const anItem = () => savedItem(t, owner)

describe('the commercial state of an item', () => {
  test('is that of its highest request: 26, 24, 23, 22, 29, 21, 25, none', async () => {
    const id = await anItem()
    expect(await status(id)).toBe(CommercialStatus.noRequest)
    const rising = [25, 21, 29, 22]
    for (const state of rising) {
      await asked(id, state)
      expect(await status(id)).toBe(state)
    }
    const reserved = await asked(id, 23)
    expect(await status(id)).toBe(23)
    for (const state of [24, 26]) {
      await move(reserved, state)
      expect(await status(id)).toBe(state)
    }
    await move(reserved, RequestStatus.cancelled)
    expect(await status(id)).toBe(22)
  })

  test.each([11, 20, 27, 28])('does not look at requests in state %i', async (state) => {
    const id = await anItem()
    await asked(id, state)
    expect(await status(id)).toBe(CommercialStatus.noRequest)
  })

  test('counts a reserved rent as interest: it holds its dates, not the item', async () => {
    const id = await anItem()
    const dates = { tipo: 'arriendo', desde: '2027-03-01', hasta: '2027-03-07' }
    const rent = await asked(id, 23, { ...dates, vence_en: new Date('2027-02-01') })
    expect(await item(id)).toMatchObject({ estado_comercial: 29, reserva_vence_en: null })
    await move(rent, 24)
    expect(await status(id)).toBe(29)
    await asked(id, 22)
    expect(await status(id)).toBe(22)
  })

  test('carries the end of the reservation that holds it', async () => {
    const id = await anItem()
    const ends = new Date('2027-02-03T04:05:06Z')
    const request = await asked(id, 23, { vence_en: ends })
    expect(await item(id)).toMatchObject({ reserva_vence_en: ends })
    const later = new Date('2027-02-10T00:00:00Z')
    await t.deps.db.updateTable('solicitud_clasificado').set({ vence_en: later }).where('id', '=', request).execute()
    expect(await item(id)).toMatchObject({ reserva_vence_en: later })
    await move(request, 25, { vence_en: null })
    expect(await item(id)).toMatchObject({ estado_comercial: 25, reserva_vence_en: null })
  })

  test('stays sold for ever once it was delivered', async () => {
    const id = await anItem()
    const request = await asked(id, 26)
    await t.deps.db.updateTable('clasificado').set({ vendido_en: new Date() }).where('id', '=', id).execute()
    await move(request, RequestStatus.closed)
    expect(await status(id)).toBe(CommercialStatus.sold)
  })

  test('does not depend on requests for repairs or properties, nor on those of other items', async () => {
    const [id, other] = [await anItem(), await anItem()]
    await asked(null, 21, { tipo: 'reparacion' })
    await asked(null, 24, { tipo: 'propiedad' })
    await asked(other, 22)
    expect(await status(id)).toBe(CommercialStatus.noRequest)
    expect(await status(other)).toBe(22)
  })

  test('changes without a new version of the item: an open form stays good', async () => {
    const id = await anItem()
    await asked(id, 21)
    expect(await item(id)).toMatchObject({ version: 1 })
  })
})

describe('the words an item is found by', () => {
  const finds = async (id: number, words: string) => {
    const { rows } = await sql<{ found: boolean }>`
      select texto @@ plainto_tsquery('es_portal', ${words}) as found from clasificado where id = ${id}`.execute(
      t.deps.db,
    )
    return rows[0]!.found
  }

  test('follow its fields and its category', async () => {
    const id = await savedItem(t, owner, { marca: 'Excavadora Ñandú', ciudad: 'Copiapó' })
    for (const words of ['nandu', 'copiapo', 'excavators'])
      expect([words, await finds(id, words)]).toEqual([words, true])
    expect(await finds(id, 'perforadora')).toBe(false)
    await t.deps.db.updateTable('clasificado').set({ marca: 'Perforadora' }).where('id', '=', id).execute()
    expect([await finds(id, 'perforadora'), await finds(id, 'nandu')]).toEqual([true, false])
  })
})
