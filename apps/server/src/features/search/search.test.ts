import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOwner } from '#test/items.ts'
import { anItem, aRequest } from '#test/machines.ts'
import { anEnterprise, aUser, type Person, theHouse } from '#test/people.ts'
import { aProperty, aPropertyClerk } from '#test/properties.ts'
import { aQuote, aSeller } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await startApp()
  admin = await aUser(t, { role: Role.administrator, modules: [Module.users, Module.enterprises, Module.products] })
})
afterAll(() => t.close())

/** Someone of this name. */
async function named(nombres: string, apellidoPaterno: string, wishes: Parameters<typeof aUser>[1] = {}) {
  const person = await aUser(t, wishes)
  await t.deps.db
    .updateTable('usuario')
    .set({ nombres, apellido_paterno: apellidoPaterno })
    .where('id', '=', person.id)
    .execute()
  return person
}

interface List {
  lista: string
  registros: { id: number; titulo: string; detalle: string }[]
  hay_mas: boolean
}
const search = async (text: string, as: Person): Promise<List[]> =>
  (await t.call('GET', `/v1/buscar?${new URLSearchParams({ buscar: text })}`, undefined, as)).datos.listas
const idsOf = (lists: List[], lista: string) =>
  lists.filter((list) => list.lista === lista).flatMap(({ registros }) => registros.map(({ id }) => id))

describe('the search over records', () => {
  test('finds people, enterprises and products, accents or not', async () => {
    const person = await named('Xiména', 'Quiñones')
    const found = await search('ximena quin', admin)
    expect(idsOf(found, 'usuarios')).toEqual([person.id])
    expect(idsOf(await search('next one', admin), 'productos').length).toBeGreaterThan(0)
  })

  test('shows five of a list, and says that there are more', async () => {
    for (let count = 0; count < 7; count++) await named('Repetida', 'Salvatierra')
    const [list] = await search('salvatierra', admin)
    expect(list).toMatchObject({ lista: 'usuarios', hay_mas: true })
    expect(list!.registros).toHaveLength(5)
  })

  test('asks for three letters at least, two of them in one word', async () => {
    for (const text of ['xi', 'a e i', '-- --', '🙂 🙂']) expect(await search(text, admin)).toEqual([])
  })

  test('finds a short word where a word begins', async () => {
    const person = await named('Yolanda 77', 'Urrutia')
    expect(idsOf(await search('urrutia 77', admin), 'usuarios')).toEqual([person.id])
    expect(idsOf(await search('77 - urrutia', admin), 'usuarios')).toEqual([person.id])
    expect(idsOf(await search('urrutia la', admin), 'usuarios')).toEqual([])
  })

  test('finds the newest of many, and what is older than the newest rows', async () => {
    const old = await named('Antigua', 'Zubizarreta')
    await sql`
      insert into usuario (nombres, apellido_paterno, email, rol_id, empresa_id, pais_id)
        select 'Masiva', case when n > 398 then 'Zubizarreta' else 'Otra' end, 'masiva' || n || '@example.com', 3, empresa_id, 152
        from usuario, generate_series(1, 400) n where id = ${admin.id}`.execute(t.deps.db)
    const found = idsOf(await search('zubizarreta', admin), 'usuarios')
    expect(found).toHaveLength(3)
    expect(found).toEqual(found.toSorted((a, b) => b - a))
    expect(found.at(-1)).toBe(old.id)
    expect(idsOf(await search('masiva', admin), 'usuarios')[0]).toBe(found[0])
  })

  test('is for those who are signed in', async () => {
    expect(await t.call('GET', '/v1/buscar?buscar=salvatierra')).toMatchObject({ status: 401 })
    const reply = await t.call('GET', `/v1/buscar?buscar=${'a'.repeat(101)}`, undefined, admin)
    expect(reply).toMatchObject({ status: 400, codigo: coreMessages.invalid.code })
  })

  test.each(['%%%', '___', "a'; drop table", '\\\\\\', '🙂🙂🙂', '....'])('takes %s as a text', async (text) => {
    const reply = await t.call('GET', `/v1/buscar?${new URLSearchParams({ buscar: text })}`, undefined, admin)
    expect(reply.status).toBe(200)
  })
})

describe('of the marketplace', () => {
  test('staff find machines, requests and customers; an owner what is his', async () => {
    const owner = await anOwner(t)
    const item = await anItem(t, { usuario_id: owner.id, marca: 'Zanjadora Kobelco' })
    const request = await aRequest(t, item.id, { nombre: 'Hortensia Villarroel' })
    const staff = await aUser(t, { role: Role.administrator, modules: [Module.manageMachines] })
    const stranger = await anOwner(t)
    for (const [person, machines] of [
      [staff, 'clasificados_admin'],
      [owner, 'mis_clasificados'],
    ] as const) {
      const found = await search('zanjadora', person)
      expect(idsOf(found, machines)).toEqual([item.id])
      expect(idsOf(found, 'clasificados_solicitudes')).toEqual([request.id])
      expect(idsOf(await search('villarroel', person), 'clasificados_solicitudes')).toEqual([request.id])
    }
    expect(idsOf(await search(`#${request.id}`, staff), 'clasificados_solicitudes')).toContain(request.id)
    expect(await search('zanjadora', stranger)).toEqual([])
    expect(await search('villarroel', stranger)).toEqual([])
    await t.deps.db.updateTable('clasificado').set({ eliminado_en: sql`now()` }).where('id', '=', item.id).execute()
    const after = await search('zanjadora', staff)
    expect(idsOf(after, 'clasificados_admin')).toEqual([])
    expect(idsOf(after, 'clasificados_solicitudes')).toEqual([request.id])
  })

  test('staff find properties, an owner his own', async () => {
    const { id, usuario_id, sku } = await aProperty(t, { titulo: 'Campamento Quebrada Honda', ciudad: 'Vallenar' })
    const staff = await aPropertyClerk(t)
    for (const text of ['quebrada vallenar', sku])
      expect(idsOf(await search(text, staff), 'propiedades_admin')).toEqual([id])
    const owner = await aUser(t, { modules: [Module.myProperties] })
    expect(await search('quebrada', owner)).toEqual([])
    await t.deps.db
      .updateTable('propiedad')
      .set({ usuario_id: owner.id })
      .where('usuario_id', '=', usuario_id)
      .execute()
    expect(idsOf(await search('quebrada', owner), 'mis_propiedades')).toEqual([id])
  })
})

describe('of quotes', () => {
  test('finds those of the scope in every state, but no superseded revision', async () => {
    const seller = await aSeller(t)
    const stranger = await aSeller(t)
    const { id } = await aQuote(t, seller, { cliente_empresa: 'Canteras Xochimilco 81' })
    const quotes = async (text: string, as: Person) => (await search(text, as)).map(({ registros }) => registros[0]!.id)
    const become = (row: object) => t.deps.db.updateTable('cotizacion').set(row).where('id', '=', id).execute()
    expect(await quotes('xochi 81', seller)).toEqual([id])
    expect(await quotes('xochi 8', seller)).toEqual([])
    expect(await quotes('xochi', stranger)).toEqual([])
    await become({ estado: 'cancelada' })
    expect(await quotes('cantéras xochi', seller)).toEqual([id])
    await become({ reemplazada: true })
    expect(await quotes('xochi', seller)).toEqual([])
  })
})

describe('of what is found', () => {
  test('nobody sees lists whose module he does not hold', async () => {
    const plain = await aUser(t, { enterpriseId: await theHouse(t), modules: [] })
    expect((await search('salvatierra', plain)).map(({ lista }) => lista)).toEqual([])
  })

  test('people of another enterprise see their own alone', async () => {
    const enterpriseId = await anEnterprise(t)
    const own = await named('Propia', 'Salvatierra', { enterpriseId })
    const manager = await aUser(t, { role: Role.manager, enterpriseId, modules: [Module.users, Module.enterprises] })
    expect(idsOf(await search('salvatierra', manager), 'usuarios')).toEqual([own.id])
    expect(idsOf(await search('portal', manager), 'empresas')).toEqual([])
  })
})
