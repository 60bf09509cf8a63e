import { Module, Role } from '@portal/contract/access/constants'
import { ContactListQuerySchema } from '@portal/contract/contacts/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everything } from '#core/base/scope.ts'
import { aContact } from '#test/contacts.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { findContacts, listContacts, maxCounted } from './queries.ts'

let t: TestApp
let clerk: Person
let other: Person
let manager: Person
beforeAll(async () => {
  t = await startApp()
  const house = await theHouse(t)
  clerk = await aUser(t, { enterpriseId: house, modules: [Module.contacts] })
  other = await aUser(t, { enterpriseId: await anEnterprise(t), modules: [Module.contacts] })
  manager = await aUser(t, { role: Role.manager, enterpriseId: house, modules: [Module.allContacts] })
})
afterAll(() => t.close())

const list = async (asked: Record<string, string>, as = clerk) =>
  (await t.call('GET', `/v1/contacto/list?${new URLSearchParams(asked)}`, undefined, as)).datos
const idsOf = async (asked: Record<string, string>, as = clerk): Promise<number[]> =>
  (await list(asked, as)).contactos.map(({ id }: { id: number }) => id)

describe('a search with typing errors', () => {
  let id: number
  beforeAll(async () => {
    id = await aContact(t, clerk, { nombre: 'Fernanda Rosa Quiñones', empresa: 'Túneles del Sur' })
  })

  test.each([
    ['fernadna', 'fernanda'],
    ['Fenranda quiñnoes', 'fernanda quinones'],
    ['KINONES', 'quinones'],
    ['fernanda quimones', 'fernanda quinones'],
    ['tnueles', 'tuneles'],
    ['rsoa', 'rosa'],
  ])('%s finds %s', async (typed, meant) => {
    const { contactos, total, total_exacto, busqueda_corregida } = await list({ buscar: typed, page_row: '100' })
    expect(contactos.map(({ id }: { id: number }) => id)).toContain(id)
    expect({ total, total_exacto, busqueda_corregida: busqueda_corregida.toLowerCase() }).toEqual({
      total: contactos.length,
      total_exacto: true,
      busqueda_corregida: meant,
    })
  })

  test('corrects nothing when the typed words are found, or nothing is near', async () => {
    const ids = [
      await aContact(t, clerk, { nombre: 'Gonzalo Arriagada' }),
      await aContact(t, clerk, { nombre: 'Gonzala Arriagado' }),
    ]
    expect(await list({ buscar: 'gonzálo' })).toMatchObject({ contactos: [{ id: ids[0] }], busqueda_corregida: null })
    expect(await list({ buscar: 'rriagad' })).toMatchObject({ total: 2, busqueda_corregida: null })
    for (const buscar of ['zzyzxqw', '4711999', '%%%', "a'; --", '🙂🙂', 'x'.repeat(100)])
      expect(await list({ buscar })).toEqual({ contactos: [], total: 0, total_exacto: true, busqueda_corregida: null })
  })

  test('finds what the reader may see, though words of others are nearer', async () => {
    await aContact(t, other, { nombre: 'Bartolome Urquidi' })
    const own = await aContact(t, clerk, { nombre: 'Bartolomi Urquiza' })
    expect(await list({ buscar: 'bartolmoe' })).toMatchObject({
      contactos: [{ id: own }],
      busqueda_corregida: 'bartolomi',
    })
    expect(await list({ buscar: 'bartolmoe' }, other)).toMatchObject({ total: 1, busqueda_corregida: 'bartolome' })
  })

  test('knows the words of a changed contact at once, and applies the filters and bulk changes to them', async () => {
    const id = await aContact(t, clerk, { nombre: 'Nombre Anterior', pais_id: 604 })
    await t.deps.db.updateTable('contacto').set({ nombre: 'Wenceslao' }).where('id', '=', id).execute()
    expect(await idsOf({ buscar: 'wenseslao', pais_id: '604', idioma: 'es' })).toEqual([id])
    expect(await idsOf({ buscar: 'wenseslao', pais_id: '152' })).toEqual([])
    const form = { accion: 'tomar', filtros: { buscar: 'wenseslao' }, ensayo: true }
    const { datos } = await t.call('POST', '/v1/contacto/lote', form, manager)
    expect(datos).toMatchObject({ hechos: 1, rechazados: [] })
  })
})

describe('words and filters together', () => {
  test('find the same in every order', async () => {
    const made: number[] = []
    for (const n of [1, 2, 3]) {
      const form = { nombre: `Xaviera ${n}`, pais_id: n === 2 ? 604 : 152 }
      made.push(await aContact(t, n === 3 ? manager : clerk, form))
    }
    for (const orden of ['nombre', '-nombre', 'empresa', '-creado_en', 'contactado_en']) {
      const ids = async (asked: Record<string, string>, as = manager) =>
        (await idsOf({ buscar: 'xavier', orden, ...asked }, as)).toSorted((a, b) => a - b)
      expect(await ids({})).toEqual(made)
      expect(await ids({ pais_id: '604' })).toEqual([made[1]])
      expect(await ids({ responsable_id: `${clerk.id}` })).toEqual([made[0], made[1]])
      expect(await ids({ idioma: 'en' })).toEqual([])
      expect(await ids({}, clerk)).toEqual([made[0], made[1]])
      expect(await ids({}, other)).toEqual([])
    }
    expect(await idsOf({ buscar: 'xaviera', orden: '-nombre' }, manager)).toEqual(made.toReversed())
  })

  test('rows read in the order of an index are those that are sorted', async () => {
    for (let n = 1; n <= 7; n++)
      await aContact(t, manager, {
        nombre: `Masivo ${n}`,
        empresa: `Común ${'gfedcba'[n - 1]}`,
        pais_id: n % 2 ? 604 : 152,
      })
    const asked = { ...ContactListQuerySchema.parse({ buscar: 'masiv comun', pais_id: '604' }), zona: 'UTC' }
    const { ids } = await findContacts(t.deps.db, everything, asked)
    expect(ids).toHaveLength(4)
    for (const orden of ['nombre', '-empresa', 'creado_en', '-contactado_en'] as const) {
      const namesOf = async (total: number, ids: number[] | null = null) => {
        const slice = { offset: 1, limit: 2, found: { total, ids } }
        const rows = await listContacts(t.deps.db, everything, { ...asked, orden }, slice)
        return rows.map(({ nombre }) => nombre)
      }
      const sorted = await namesOf(maxCounted)
      expect(sorted).toEqual(orden.startsWith('-c') ? ['Masivo 5', 'Masivo 3'] : ['Masivo 3', 'Masivo 5'])
      expect(await namesOf(maxCounted + 1)).toEqual(sorted)
      expect(await namesOf(1)).toEqual([])
      expect(await namesOf(4, ids)).toEqual(sorted)
    }
  })

  test('a contact that no longer matches is not read by its id', async () => {
    const id = await aContact(t, manager, { nombre: 'Quitilipi' })
    const asked = { ...ContactListQuerySchema.parse({ buscar: 'otra cosa' }), orden: 'nombre' as const, zona: 'UTC' }
    const slice = { offset: 0, limit: 2, found: { total: 1, ids: [id] } }
    expect(await listContacts(t.deps.db, everything, asked, slice)).toEqual([])
    const meant = { ...asked, buscar: 'quitilipi' }
    expect((await listContacts(t.deps.db, everything, meant, slice)).map((row) => row.id)).toEqual([id])
    expect(await listContacts(t.deps.db, { enterpriseId: 0 } as typeof everything, meant, slice)).toEqual([])
  })
})
