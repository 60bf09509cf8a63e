import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Role } from '@portal/contract/access/constants'
import { roleOfProfile } from '@portal/contract/access/templates'
import { readPhone } from '@portal/contract/core/phones'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { brokenPasswordRules } from '@portal/contract/sign-in/password-rules'
import { UserStatus } from '@portal/contract/users/constants'
import { RegistrationStatus } from '@portal/contract/workshops/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#features/sign-in/service.ts'
import { demoAddresses, demoPassword, openToEveryone } from '#features/users/demo.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { loadDemo } from './demo.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
  const loaded = await Promise.all([1, 2, 3].map(() => loadDemo(t.deps.db, t.deps.files)))
  expect(loaded.filter(Boolean)).toHaveLength(1) // of three processes that start at once
})
afterAll(() => t.close())

const logIn = (email: string) => t.call('POST', '/v1/persona/login', { email, password: demoPassword })

describe('the demo set', () => {
  test('has one account for each role, and its password meets the rules', async () => {
    expect(brokenPasswordRules(demoPassword)).toEqual([])
    expect(demoAddresses.map(({ email }) => email)).toEqual([
      'superadmin@example.com',
      'admin@example.com',
      'gerente@example.com',
      'usuario@example.com',
      'maestro@example.com',
      'distribuidor@example.com',
      'cliente@example.com',
    ])
    for (const { email, profile: kind } of demoAddresses) {
      const { datos } = await logIn(email)
      const profile = await t.call('GET', '/v1/persona/perfil', undefined, datos)
      expect(profile.datos).toMatchObject({ email, rol_id: roleOfProfile[kind] })
    }
  })

  test('has people of every role and status, all at example.com, and enterprises of several countries', async () => {
    const { db } = t.deps
    const users = await db
      .selectFrom('usuario')
      .select(['email', 'rol_id', 'estado_id', 'empresa_id', 'sucursal_id'])
      .execute()
    expect(users.length).toBeGreaterThanOrEqual(60)
    expect(users.every(({ email }) => /^[a-z.]+@example\.com$/.test(email))).toBe(true)
    expect(new Set(users.map((user) => user.rol_id))).toEqual(new Set(Object.values(Role)))
    expect(new Set(users.map((user) => user.estado_id))).toEqual(new Set(Object.values(UserStatus)))
    expect(users.filter((user) => user.rol_id === Role.distributor && user.sucursal_id === null)).toEqual([])
    expect(users.filter((user) => user.rol_id !== Role.user && user.empresa_id === null)).toEqual([])
    const countries = await db.selectFrom('empresa').select('pais_id').distinct().execute()
    expect(countries.length).toBeGreaterThanOrEqual(6)
    const [house] = await db.selectFrom('empresa').select('nombre').orderBy('id').limit(1).execute()
    expect(house).toEqual({ nombre: 'NEXT' })
  })

  test('has only phones that the forms take as they stand', async () => {
    const { db } = t.deps
    const columns = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and column_name like '%telefono%' and data_type = 'text' and table_name <> 'pais'`.execute(
      db,
    )
    const refused: string[] = []
    for (const { table, column } of columns.rows) {
      const { rows } = await sql<{ phone: string }>`
        select distinct ${sql.ref(column)} as phone from ${sql.table(table)} where ${sql.ref(column)} <> ''`.execute(db)
      refused.push(
        ...rows.filter(({ phone }) => readPhone(phone, null) !== phone).map(({ phone }) => `${table}: ${phone}`),
      )
    }
    expect(refused).toEqual([])
  })

  test('has two hundred properties of every category and condition in several countries, with their pictures', async () => {
    const rows = await t.deps.db.selectFrom('propiedad').selectAll().execute()
    expect(rows).toHaveLength(200)
    expect(new Set(rows.map(({ categoria_id }) => categoria_id)).size).toBe(8)
    expect(new Set(rows.map(({ condicion }) => condicion)).size).toBe(3)
    expect(new Set(rows.map(({ moneda }) => moneda)).size).toBe(3)
    expect(new Set(rows.map(({ pais_id }) => pais_id)).size).toBeGreaterThanOrEqual(8)
    expect(rows.some(({ rebaja_porcentaje }) => rebaja_porcentaje !== null)).toBe(true)
    const shown = rows.flatMap(({ imagenes }) => imagenes as { urls: Record<string, string> }[])
    const files = new Set(shown.flatMap(({ urls }) => Object.values(urls)))
    const web = join(import.meta.dirname, '../../web/public')
    expect([...files].filter((file) => !existsSync(join(web, file)))).toEqual([])
  })

  test('has machines of every category in fifteen countries, and requests in every state', async () => {
    const { db } = t.deps
    const items = await db
      .selectFrom('clasificado')
      .select(['categoria_id', 'pais_id', 'imagenes', 'aprobacion'])
      .execute()
    expect(items.length).toBeGreaterThanOrEqual(300)
    expect(new Set(items.map((item) => item.categoria_id)).size).toBe(12)
    expect(new Set(items.map((item) => item.pais_id)).size).toBe(15)
    expect(new Set(items.map((item) => item.aprobacion)).size).toBe(3)
    const requests = await db.selectFrom('solicitud_clasificado').select('estado_id').distinct().execute()
    expect(new Set(requests.map((request) => request.estado_id))).toEqual(new Set(Object.values(RequestStatus)))
  })

  test('is found with a typo at once', async () => {
    const { datos } = await t.call('GET', '/v1/clasificado/list_all?buscar=excabadora')
    expect(datos.total).toBeGreaterThan(10)
    expect(datos.busqueda_corregida).toMatch(/excavadora/i)
  })

  test('shows pictures that are there', async () => {
    const items = await t.deps.db.selectFrom('clasificado').select('imagenes').execute()
    const pictures = items.flatMap((item) => item.imagenes as unknown as { urls: Record<string, string> }[])
    const paths = new Set(pictures.flatMap(({ urls }) => Object.values(urls)))
    expect(paths.size).toBeGreaterThan(30)
    const missing = [...paths].filter((path) => !existsSync(join(import.meta.dirname, '../../web/public', path)))
    expect(missing).toEqual([])
  })

  test('lets the manager see the users of the house and the master distributor his branches', async () => {
    const manager = (await logIn('gerente@example.com')).datos
    expect((await t.call('GET', '/v1/persona/list', undefined, manager)).datos.total).toBeGreaterThan(5)
    const master = (await logIn('maestro@example.com')).datos
    expect((await t.call('GET', '/v1/sucursal/list', undefined, master)).datos.total).toBe(3)
  })

  test('says when production was told of the quotes that were confirmed', async () => {
    const reader = (await logIn('superadmin@example.com')).datos
    const path = '/v1/cotizacion/list_all?estado=aprobada'
    const { cotizaciones: approved } = (await t.call('GET', path, undefined, reader)).datos
    expect(approved.length).toBeGreaterThan(0)
    for (const { aprobada_en, produccion_enviado_en } of approved)
      expect(Date.parse(produccion_enviado_en)).toBeGreaterThan(Date.parse(aprobada_en))
  })

  test('shows what was sold and reserved as requests say, whose reservations were paid', async () => {
    const { db } = t.deps
    const requests = await db
      .selectFrom('solicitud_clasificado as s')
      .leftJoin('pago as p', (join) => join.onRef('p.solicitud_id', '=', 's.id').on('p.estado', '=', 'aprobada'))
      .select(['s.id', 's.clasificado_id', 's.estado_id', 's.monto_reserva', 's.monto_venta', 'p.monto'])
      .execute()
    const { reserved, sold, closed } = RequestStatus
    const paid = requests.filter(({ monto }) => monto !== null)
    expect(paid.length).toBeGreaterThan(5)
    for (const { id, monto, monto_reserva: due } of paid) expect(monto, `request ${id}`).toBe(due)
    const kept = requests.filter(
      ({ estado_id, monto_reserva: due }) => due !== null && ([reserved, sold] as number[]).includes(estado_id),
    )
    expect(kept.filter(({ monto }) => monto === null)).toEqual([])
    const gone = await db.selectFrom('clasificado').select('id').where('vendido_en', 'is not', null).execute()
    const isSold = (state: number) => state === sold || state === closed
    const sales = requests.filter(({ estado_id: state, monto_venta: price }) => isSold(state) && price !== null)
    expect(new Set(sales.map((request) => request.clasificado_id))).toEqual(new Set(gone.map(({ id }) => id)))
  })

  test('has workshops whose program is about them, on their day and as long as they say', async () => {
    const { db } = t.deps
    const workshops = await db.selectFrom('workshop').selectAll().where('horas', 'is not', null).execute()
    expect(workshops.length).toBeGreaterThanOrEqual(2)
    const programs = workshops.map(({ programa }) =>
      (programa as { titulo: string }[]).map(({ titulo }) => titulo).join(),
    )
    expect(new Set(programs).size).toBe(workshops.length)
    for (const { id, nombre, descripcion, programa, inicio, zona_horaria: zone, horas, cupo } of workshops) {
      const lines = programa as { dia: string; inicio: string; termino: string; titulo: string }[]
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(inicio)
      expect(new Set(lines.map(({ dia }) => dia)), nombre).toEqual(new Set([day]))
      const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
      const worked = lines.filter(({ titulo }) => !/^Pausa/.test(titulo))
      expect(worked.reduce((sum, line) => sum + minutes(line.termino) - minutes(line.inicio), 0) / 60, nombre).toBe(
        horas,
      )
      const subject = /fragmentación/.test(nombre) ? /fragmentación/ : /simulación/
      expect(descripcion, nombre).toMatch(subject)
      const { held } = await db
        .selectFrom('workshop_registro')
        .select(({ fn }) => fn.countAll<number>().as('held'))
        .where('workshop_id', '=', id)
        .where('confirmado_en', 'is not', null)
        .executeTakeFirstOrThrow()
      expect(Number(held), nombre).toBeLessThanOrEqual(cupo ?? Number.POSITIVE_INFINITY)
    }
  })

  test('certifies those who attended, and only them', async () => {
    const { db } = t.deps
    const attended = await db
      .selectFrom('workshop_registro')
      .select(['workshop_id', 'email'])
      .where('estado_id', '=', RegistrationStatus.attended)
      .execute()
    const certified = await db
      .selectFrom('certificado')
      .select(['workshop_id', 'email'])
      .where('workshop_id', 'is not', null)
      .where('reemplaza_id', 'is', null)
      .execute()
    const named = (rows: readonly { workshop_id: number | null; email: string }[]) =>
      rows.map((row) => `${row.workshop_id} ${row.email}`).toSorted()
    expect(named(certified)).toEqual(named(attended))
  })

  test('is not loaded twice, nor into a database that has anything', async () => {
    expect(await loadDemo(t.deps.db, t.deps.files)).toBe(false)
  })

  test('is written down once', async () => {
    const rows = await t.deps.db
      .selectFrom('auditoria')
      .select(['accion', 'despues'])
      .where('accion', '=', 'demo.loaded')
      .execute()
    expect(rows).toMatchObject([{ despues: { empresas: 7 } }])
  })
})

/** The last of all: it changes the accounts. */
test('the demo set leaves doors open that production names, until they are closed', async () => {
  const { db } = t.deps
  const open = await openToEveryone(db)
  expect(open).toEqual(expect.arrayContaining(demoAddresses.map(({ email }) => email)))
  const change = (email: string, changes: { estado_id?: number; email?: string; password_hash?: string }) =>
    db.updateTable('usuario').set(changes).where('email', '=', email).execute()
  const [owner, admin, ...others] = open
  await change(owner!, { email: 'duena@mina.cl' })
  await change(admin!, { password_hash: await hashPassword('Otra-Clave-2026') })
  await db
    .updateTable('usuario')
    .set({ estado_id: UserStatus.inactive })
    .where('email', 'in', others.slice(1))
    .execute()
  expect(await openToEveryone(db)).toEqual(['duena@mina.cl', others[0]])
})
