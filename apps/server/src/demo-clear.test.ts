import { Module, Role } from '@portal/contract/access/constants'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { record } from '#core/database/record.ts'
import { hashPassword } from '#features/sign-in/service.ts'
import { demoPassword, openToEveryone } from '#features/users/demo.ts'
import { aContact } from '#test/contacts.ts'
import { aUser, type Person, password } from '#test/people.ts'
import { aQuote } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aTask, taskOf } from '#test/tasks.ts'
import { loadDemo } from './demo.ts'
import { clearDemo, planClearing } from './demo-clear.ts'
import { wordsOf } from './demo-words.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Returns the foreign keys that name a row which is not there. */
async function brokenKeys({ deps: { db } }: TestApp): Promise<string[]> {
  const { rows: keys } = await sql<{ name: string; statement: string }>`
    select f.conname as name, format(
      'select count(*) as missing from %s hijo where %s and not exists (select from %s padre where %s)',
      f.conrelid::regclass,
      (select string_agg(format('hijo.%I is not null', attname), ' and ') from unnest(f.conkey) num
        join pg_attribute on attrelid = f.conrelid and attnum = num),
      f.confrelid::regclass,
      (select string_agg(format('hijo.%I = padre.%I', child.attname, parent.attname), ' and ')
        from unnest(f.conkey, f.confkey) k (num, named)
        join pg_attribute child on child.attrelid = f.conrelid and child.attnum = num
        join pg_attribute parent on parent.attrelid = f.confrelid and parent.attnum = named)
    ) as statement
    from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace`.execute(db)
  const broken: string[] = []
  for (const { name, statement } of keys) {
    const { rows } = await sql.raw<{ missing: number }>(statement).execute(db)
    if (rows[0]!.missing > 0) broken.push(name)
  }
  return broken
}

/** Tables that clearing leaves to the portal. */
const left = [
  'auditoria',
  'auditoria_pendiente',
  'auditoria_sello',
  'clasificado_palabra',
  'limite',
  'propiedad_palabra',
]

/** Returns how many rows each other table has, without those that are empty. */
async function sizes({ deps: { db } }: TestApp): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by relname`.execute(db)
  const found: Record<string, number> = {}
  for (const { name } of rows) {
    const { rows: counted } = await sql<{ size: number }>`select count(*) as size from ${sql.table(name)}`.execute(db)
    if (counted[0]!.size > 0 && !left.includes(name)) found[name] = counted[0]!.size
  }
  return found
}

/** What a portal does by itself in the days after the load, and what a visit leaves. */
async function liveOn(t: TestApp): Promise<void> {
  await t.call('POST', '/v1/persona/login', { email: 'superadmin@example.com', password: demoPassword })
  await sql`
    with cliente as (
      insert into clasificado_cliente (nombre, email) values ('Ganadora', 'ganadora@example.com') returning id
    ), solicitud as (
      insert into solicitud_clasificado (tipo, clasificado_id, cliente_id, estado_id, nombre, email)
      select 'venta', clasificado_id, cliente.id, 1, 'Ganadora', 'ganadora@example.com'
      from subasta, cliente where estado = 'activa' order by subasta.id limit 1
      returning id, clasificado_id
    ), vencidas as (
      update cotizacion set estado = 'vencida', version = version + 1 where estado = 'pendiente' returning id
    ), eventos as (
      insert into cotizacion_evento (cotizacion_id, tipo, autor) select id, 'vencida', 'sistema' from vencidas
    ), avisos as (
      insert into correo (para, asunto, idioma, motivo) values ('Admin@example.com', 'Aviso', 'es', 'test')
    ), anotadas as (
      insert into auditoria (ip, solicitud_id, accion, entidad, entidad_id)
      select '', 'quote-expiry', 'quotes.expired', 'cotizacion', id::text from vencidas
    )
    update subasta set solicitud_id = solicitud.id, version = version + 1 from solicitud
    where subasta.clasificado_id = solicitud.clasificado_id and subasta.estado = 'activa'`.execute(t.deps.db)
}

describe('a demo set that nobody has touched', () => {
  let t: TestApp
  let before: Record<string, number>
  beforeAll(async () => {
    t = await startApp()
    before = await sizes(t)
    await loadDemo(t.deps.db, t.deps.files)
    await liveOn(t)
  })
  afterAll(() => t.close())

  test('would go without a rest, and planning it changes nothing', async () => {
    const loaded = await sizes(t)
    const planned = (await planClearing(t.deps.db))!
    expect([...planned.stays]).toEqual([])
    expect(planned).toMatchObject({ house: 'goes', closes: [] })
    expect(planned.altered).toHaveLength(9) // the prices of eight products, and the draft of the carousel
    expect(wordsOf(planned, false)).toEqual(
      expect.arrayContaining([
        'Would be removed for good:',
        '      60  accounts (usuario)',
        '      27  bids (subasta_puja)',
      ]),
    )
    expect(await sizes(t)).toEqual(loaded)
  })

  test('goes without a rest, with what the portal made of it, and the database is as before it', async () => {
    const { rows: keys } = await sql<{ clave: string }>`select clave from archivo`.execute(t.deps.db)
    const done = (await clearDemo(t.deps.db, t.deps.files))!
    expect(done).toMatchObject({ files: 14, filesLeft: 0 })
    const there = await Promise.all(keys.map((key) => t.deps.files.has(key)))
    expect(there.filter(Boolean)).toEqual([])
    expect(await sizes(t)).toEqual({ ...before, demo_juego: 1 })
    const { rows: priced } = await sql`select from producto where precio_sugerido is not null`.execute(t.deps.db)
    expect(priced).toEqual([])
    const { rows: house } = await sql`select casa_id() as id`.execute(t.deps.db)
    expect(house).toEqual([{ id: null }])
    expect(await openToEveryone(t.deps.db)).toEqual([])
    expect(await brokenKeys(t)).toEqual([])
  })

  test('is in the audit once, does nothing the second time, and is not loaded again', async () => {
    expect((await planClearing(t.deps.db))!.goes.size).toBe(0)
    expect((await clearDemo(t.deps.db, t.deps.files))!.clearing.goes.size).toBe(0)
    const rows = await t.deps.db
      .selectFrom('auditoria')
      .select('despues')
      .where('accion', '=', 'demo.cleared')
      .execute()
    expect(rows).toMatchObject([{ despues: { quitadas: { usuario: 60, subasta_puja: 27 }, quedan: {}, archivos: 14 } }])
    expect(await loadDemo(t.deps.db, t.deps.files)).toBe(false)
  })
})

describe('a demo set that people worked with', () => {
  let t: TestApp
  let ana: Person
  let taskId: number
  let fileId: string
  beforeAll(async () => {
    t = await startApp()
    await loadDemo(t.deps.db, t.deps.files)
    ana = await aUser(t, {
      role: Role.superAdmin,
      email: 'ana@explosivos.cl',
      modules: [Module.contacts, Module.tasks, Module.products, Module.users],
    })
    const manager = await logIn('gerente@example.com')
    await aContact(t, ana, { nombre: 'Zacarías Yupanqui', empresa: 'Cantera Wenceslao', email: 'z@yupanqui.cl' })
    await aQuote(t, manager, { cliente_email: 'compras@example.com' })
    taskId = (await aTask(t, ana, { ...ana, id: await idOf('usuario@example.com') })).id
    fileId = await attach(taskId)
    const { rows } = await sql<{ id: number; version: number }>`
      select id, version from producto where nombre = 'Cable de conexión dúplex'`.execute(t.deps.db)
    await renameProduct(rows[0]!)
    await takeOver('maestro@example.com', 'rosa@minera.pe')
    await t.call('PUT', `/v1/usuario/delete/${await idOf('wei.chen@example.com')}`, {}, ana)
  })
  afterAll(() => t.close())

  async function logIn(email: string): Promise<Person> {
    const { datos } = await t.call('POST', '/v1/persona/login', { email, password: demoPassword })
    return { ...datos, id: await idOf(email), email }
  }

  /** Someone makes an account of the set theirs. */
  async function takeOver(email: string, own: string): Promise<void> {
    const { db } = t.deps
    const id = await idOf(email)
    const passwordHash = await hashPassword(password)
    await db.updateTable('usuario').set({ email: own, password_hash: passwordHash }).where('id', '=', id).execute()
    const change = { action: 'access.passwordChanged', entity: 'usuario', id }
    await record(db, { ip: '127.0.0.1', requestId: 'test' }, change)
  }

  const idOf = async (email: string) =>
    (await t.deps.db.selectFrom('usuario').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

  async function attach(id: number): Promise<string> {
    const body = new FormData()
    body.set('tarea_id', String(id))
    body.set('files', new File([new Uint8Array(png)], 'plano.png'))
    const { datos } = await t.call('POST', '/v1/tarea/adjunto/save', body, ana)
    const { archivo_id } = await t.deps.db
      .selectFrom('tarea_adjunto')
      .select('archivo_id')
      .where('id', '=', datos.id)
      .executeTakeFirstOrThrow()
    return archivo_id
  }

  async function renameProduct({ id, version }: { id: number; version: number }): Promise<void> {
    const body = new FormData()
    const form = {
      nombre: 'Cable de la casa',
      categoria_id: 6,
      unidad_id: 7,
      unidad_medida_id: 22,
      precio_sugerido: 40,
    }
    for (const [name, value] of Object.entries({ ...form, costo: 20, costo_cable_metro: 0, version }))
      body.set(name, String(value))
    const { status, campos } = await t.call('PUT', `/v1/producto/update/${id}`, body, ana)
    expect({ status, campos }).toMatchObject({ status: 200 })
  }

  test('keeps what people made, and what that needs', async () => {
    const words = wordsOf((await planClearing(t.deps.db))!, false).join('\n')
    expect(words).toContain('"Cable de la casa": a person has changed it since')
    expect(words).toMatch(/"usuario@example\.com": task \d+ .* names it \(encargado_id\); deactivated/)
    expect(words).toMatch(/enterprise \d+ "NEXT": quote \d+ .* names it \(empresa_id\)/)
    expect(words).toContain('The house is an enterprise of the demo set that stays.')

    const done = (await clearDemo(t.deps.db, t.deps.files))!
    expect(done).toMatchObject({ files: 14, filesLeft: 0, clearing: { house: 'stays' } })
    const rest = await sizes(t)
    expect(rest).toMatchObject({
      contacto: 1,
      cotizacion: 1,
      tarea: 1,
      empresa: 2,
      sucursal: 3,
      usuario: 4,
      archivo: 1,
    })
    expect(rest).not.toHaveProperty('subasta_puja')
    expect(await brokenKeys(t)).toEqual([])
    expect((await t.call('GET', `/v1/contacto/list?buscar=zacarias`, undefined, ana)).datos.total).toBe(1)
    expect(await taskOf(t, taskId, ana)).toMatchObject({
      tarea: { encargado_id: await idOf('usuario@example.com') },
    })
    expect(await t.deps.files.read(fileId)).toEqual(new Uint8Array(png))
    const { rows: named } = await sql<{ nombre: string; precio_sugerido: number }>`
      select nombre, precio_sugerido from producto where slug is null`.execute(t.deps.db)
    expect(named).toEqual([{ nombre: 'Cable de la casa', precio_sugerido: 40 }])
    const { rows: noted } = await sql<{ palabra: string }>`
      select palabra from contacto_palabra order by palabra`.execute(t.deps.db)
    expect(noted.map(({ palabra }) => palabra)).toEqual(['cantera', 'wenceslao', 'yupanqui', 'zacarias'])
  })

  test('nobody logs in with an account that stays, and the set goes on going when it is no longer needed', async () => {
    expect(await openToEveryone(t.deps.db)).toEqual([])
    const answer = await t.call('POST', '/v1/persona/login', { email: 'gerente@example.com', password: demoPassword })
    expect(answer.estado).toBe('ERR')
    const own = await t.call('POST', '/v1/persona/login', { email: 'rosa@minera.pe', password })
    expect(own.estado).toBe('OK')
    const kept = await t.deps.db
      .selectFrom('usuario')
      .select(['estado_id', 'password_hash'])
      .where('email', 'like', '%@example.com')
      .execute()
    expect(kept).toEqual(Array(2).fill({ estado_id: UserStatus.inactive, password_hash: null }))
    expect((await planClearing(t.deps.db))!.goes.size).toBe(0)

    await sql`update tarea set encargado_id = ${ana.id} where id = ${taskId}`.execute(t.deps.db)
    const again = (await clearDemo(t.deps.db, t.deps.files))!
    expect([...again.clearing.goes].filter((row) => row.startsWith('usuario '))).toHaveLength(1)
    expect(await brokenKeys(t)).toEqual([])
  })
})

test('a demo set of an earlier release, which has no note, is left alone', async () => {
  const t = await startApp()
  await aUser(t, { email: 'superadmin@example.com', password: demoPassword })
  await expect(clearDemo(t.deps.db, t.deps.files)).rejects.toThrow(/did not note its rows.*superadmin@example\.com/s)
  await t.close()
})
