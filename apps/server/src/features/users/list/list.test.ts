import { Module, Role } from '@portal/contract/access/constants'
import { UserStatus } from '@portal/contract/users/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBranch, aUserForm, chileId, type Staff, signedIn } from '#test/makers.ts'
import { aUser, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let admin: Staff
let manager: Staff
const ids: Record<string, number> = {}

/** Apart from the people who ask, these are all the users there are. */
const people = [
  ['Ana', 'Nuñez', 'Lagos', 'ana.n@example.com', '11.111.111-1', Role.user],
  ['Óscar', 'Núñez', 'Lara', 'oscar@example.com', '22.222.222-2', Role.user],
  ['Iván', 'Ñandú', '', 'ivan@example.com', 'P-100%', Role.distributor],
  ['Zoë', 'Nzuri', '', 'zoe@example.com', 'P_200', Role.distributor],
  ['Beto', 'Oyarzún', '', 'beto@example.com', '33', Role.user],
  ['Ana', 'ábalos', '', 'ana.a@example.com', '44', Role.manager],
  ['María José', 'Ábalos', 'O’Higgins', 'mj@example.com', '55', Role.user],
] as const

beforeAll(async () => {
  t = await startApp()
  const place = await aBranch(t)
  admin = await signedIn(t, Role.administrator)
  manager = await signedIn(t, Role.manager, place)
  for (const [nombres, apellidoPaterno, apellidoMaterno, email, numeroDocumento, rolId] of people) {
    const isAway = email.startsWith('zoe')
    const branch = isAway ? { id: admin.branchId, enterpriseId: admin.enterpriseId } : place
    const { password_hash: _, ...form } = { password_hash: null, ...aUserForm() }
    const row = await t.deps.db
      .insertInto('usuario')
      .values({
        ...form,
        nombres,
        apellido_paterno: apellidoPaterno,
        apellido_materno: apellidoMaterno,
        email,
        numero_documento: numeroDocumento,
        rol_id: rolId,
        empresa_id: branch.enterpriseId,
        sucursal_id: branch.id,
        estado_id: email.startsWith('beto') ? UserStatus.inactive : UserStatus.active,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids[email] = row.id
  }
})
afterAll(() => t.close())

interface Row {
  id: number
  email: string
  apellido_paterno: string
}

const list = async (query: Record<string, string | number> = {}, as: Person = admin) =>
  t.call('GET', `/v1/persona/list?${new URLSearchParams(query as Record<string, string>)}`, undefined, as)
const emails = async (query: Record<string, string | number> = {}, as: Person = admin) => {
  const { datos } = await list(query, as)
  const asking = [admin.email, manager.email]
  return (datos.usuarios as Row[]).map(({ email }) => email).filter((email) => !asking.includes(email))
}

describe('the list of users', () => {
  test('answers rows with names of enterprise, branch and country, and the exact total', async () => {
    const { status, datos } = await list({ buscar: 'oscar@' })
    expect(status).toBe(200)
    expect(datos).toEqual({
      total: 1,
      usuarios: [
        {
          id: ids['oscar@example.com'],
          nombres: 'Óscar',
          apellido_paterno: 'Núñez',
          apellido_materno: 'Lara',
          email: 'oscar@example.com',
          telefono: '+56912345678',
          rol_id: Role.user,
          estado_id: UserStatus.active,
          empresa_id: manager.enterpriseId,
          empresa_nombre: expect.stringMatching(/^Empresa/),
          sucursal_id: manager.branchId,
          sucursal_nombre: expect.stringMatching(/^Sucursal/),
          pais_id: chileId,
          pais_nombre: 'Chile',
          creado_en: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/),
          por_invitar: false,
        },
      ],
    })
  })

  test('holds ten rows a page, each user once, and none past the end', async () => {
    for (let made = 0; made < 15; made++) await aUser(t, { email: `pagina${made}@example.org` })
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, buscar: 'example.org', orden: 'rol_id' })))
    expect(pages.map(({ datos }) => datos.usuarios.length)).toEqual([10, 5, 0])
    expect(pages.map(({ datos }) => datos.total)).toEqual([15, 15, 15])
    const seen = pages.flatMap(({ datos }) => (datos.usuarios as Row[]).map(({ id }) => id))
    expect(new Set(seen).size).toBe(15)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b)) // one role: by id
    expect((await list({ page: 2_000_000_000 })).datos.usuarios).toEqual([])
    expect((await list({ page_row: 3, buscar: 'example.org' })).datos.usuarios).toHaveLength(3)
  })

  test.each([
    [{ page: 0 }, 'page'],
    [{ page_row: 101 }, 'page_row'],
    [{ orden: 'password_hash' }, 'orden'],
    [{ rol_id: 'x' }, 'rol_id'],
    [{ page: '1;drop' }, 'page'],
  ])('refuses %j', async (query, field) => {
    expect(await list(query as Record<string, string>)).toMatchObject({ status: 400, campos: { [field]: 988 } })
  })
})

describe('searching', () => {
  test.each([
    ['nunez', ['ana.n@example.com', 'oscar@example.com']],
    ['NÚÑEZ', ['ana.n@example.com', 'oscar@example.com']],
    ['nandu', ['ivan@example.com']],
    ['zoë', ['zoe@example.com']],
    ['zo', ['zoe@example.com']],
    ['uñe', ['ana.n@example.com', 'oscar@example.com']],
    ['  lagos   ana ', ['ana.n@example.com']],
    ['ana abalos', ['ana.a@example.com']],
    ['jose mar hig', ['mj@example.com']],
    ['@example.com osc', ['oscar@example.com']],
    ['22.222', ['oscar@example.com']],
    ['100%', ['ivan@example.com']],
    ['p_2', ['zoe@example.com']],
    ['P_1', []],
    ['%%%', []],
    ["'; drop table usuario --", []],
    ['\\', []],
  ])('%j finds pieces of words without accents', async (buscar, found) => {
    expect((await emails({ buscar })).toSorted()).toEqual(found.toSorted())
    expect((await list({ buscar })).datos.total).toBe(found.length)
  })
})

describe('sorting', () => {
  const own = { buscar: 'example.com', page_row: 100 }

  test('by name follows the Spanish alphabet: accents count last, ñ comes after n', async () => {
    const sorted = ['ana.a', 'mj', 'ana.n', 'oscar', 'zoe', 'ivan', 'beto'].map((name) => `${name}@example.com`)
    const mine = (found: string[]) => found.filter((email) => email in ids)
    expect(mine(await emails(own))).toEqual(sorted)
    expect(mine(await emails({ ...own, orden: '-nombre' }))).toEqual(sorted.toReversed())
  })

  test.each(['nombre', 'email', 'creado_en', 'empresa_nombre', 'rol_id', 'estado_id'])(
    'by %s is stable both ways',
    async (orden) => {
      const all = (await list({ page_row: 100, orden })).datos.usuarios as Row[]
      const back = (await list({ page_row: 100, orden: `-${orden}` })).datos.usuarios as Row[]
      const isNull = (row: Row & { empresa_nombre?: string | null }) =>
        orden === 'empresa_nombre' && !row.empresa_nombre
      const placed = (rows: Row[]) => rows.filter((row) => !isNull(row)).map(({ id }) => id)
      expect(placed(back)).toEqual(placed(all).toReversed())
      expect(back).toHaveLength(all.length)
    },
  )

  test('by e-mail does not mind case', async () => {
    await aUser(t, { email: 'ZZ.ultima@example.net' })
    await aUser(t, { email: 'aa.primera@example.net' })
    expect(await emails({ buscar: 'example.net', orden: 'email' })).toEqual([
      'aa.primera@example.net',
      'ZZ.ultima@example.net',
    ])
  })
})

describe('filtering', () => {
  test.each([
    [{ rol_id: Role.distributor }, ['ivan@example.com', 'zoe@example.com']],
    [{ estado_id: UserStatus.inactive }, ['beto@example.com']],
    [{ rol_id: Role.user, buscar: 'nunez' }, ['ana.n@example.com', 'oscar@example.com']],
    [{ rol_id: Role.superAdmin }, []],
    [{ rol_id: '' as never, buscar: 'zoe@' }, ['zoe@example.com']],
  ])('%j', async (query, found) => {
    expect((await emails({ page_row: 100, ...query })).toSorted()).toEqual(found)
  })

  test('by enterprise, branch and country', async () => {
    expect(await emails({ empresa_id: admin.enterpriseId })).toEqual(['zoe@example.com'])
    expect(await emails({ sucursal_id: manager.branchId, rol_id: Role.distributor })).toEqual(['ivan@example.com'])
    expect(await emails({ pais_id: chileId, rol_id: Role.distributor })).toHaveLength(2)
    expect(await emails({ pais_id: 604 })).toEqual([])
  })
})

describe('the scope of the list', () => {
  test('a manager sees the users of his own enterprise, without super administrators', async () => {
    const boss = await signedIn(t, Role.superAdmin, { id: manager.branchId, enterpriseId: manager.enterpriseId })
    const seen = await list({ page_row: 100 }, manager)
    const rows = seen.datos.usuarios as (Row & { empresa_id: number })[]
    expect(new Set(rows.map(({ empresa_id: id }) => id))).toEqual(new Set([manager.enterpriseId]))
    expect(seen.datos.total).toBe(rows.length)
    expect(rows.map(({ id }) => id)).not.toContain(boss.id)
    expect(await emails({ buscar: 'zoe' }, manager)).toEqual([])
    expect(await emails({ empresa_id: admin.enterpriseId }, manager)).toEqual([])
  })

  test('a manager without an enterprise sees nobody', async () => {
    const lost = await aUser(t, { role: Role.manager, modules: [Module.users] })
    expect((await list({}, lost)).datos).toEqual({ usuarios: [], total: 0 })
  })

  test('the form offers only what lies in it', async () => {
    const choices = async (as: Person) => (await t.call('GET', '/v1/persona/init_data', undefined, as)).datos
    const own = await choices(manager)
    expect(own.empresas.map(({ id }: Row) => id)).toEqual([manager.enterpriseId])
    expect(own.sucursales.map(({ id }: Row) => id)).toEqual([manager.branchId])
    expect(own.roles.map(({ id }: Row) => id)).toEqual([Role.manager, Role.user, Role.distributor])
    const all = await choices(admin)
    expect(all.roles.map(({ id }: Row) => id)).toEqual([Role.administrator, Role.manager, Role.user, Role.distributor])
    expect(all.empresas.length).toBeGreaterThan(1)
    expect(all.estados).toHaveLength(5)
    expect(all.tipos_documento).toHaveLength(4)
    expect(all.paises.find(({ id }: Row) => id === chileId)).toMatchObject({
      nombre: 'Chile',
      codigo: 'CL',
      codigo_telefono: '+56',
    })
  })

  test('one user tells what the asking person may do with him', async () => {
    const one = async (id: number, as: Person) =>
      (await t.call('GET', `/v1/persona/list/persona?usuario_id=${id}`, undefined, as)).datos
    expect(await one(ids['ivan@example.com']!, admin)).toMatchObject({
      numero_documento: 'P-100%',
      idioma: 'es',
      version: 1,
      puede_editar: true,
      puede_eliminar: true,
      puede_cambiar_acceso: true,
    })
    expect(await one(ids['ivan@example.com']!, manager)).toMatchObject({
      puede_editar: true,
      puede_eliminar: false,
      puede_cambiar_acceso: false,
    })
    expect(await one(admin.id, admin)).toMatchObject({ puede_eliminar: false, puede_cambiar_acceso: false })
  })
})
