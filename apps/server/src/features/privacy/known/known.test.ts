import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isSuppressed } from '#core/mail/suppressions.ts'
import { aContact } from '#test/contacts.ts'
import { aReservation, openShop, type Shop, started } from '#test/payments.ts'
import { aUser, mailsTo, type Person } from '#test/people.ts'
import { aDataRequest, anAddress, anOfficer } from '#test/privacy.ts'
import { aSearch } from '#test/saved-searches.ts'
import { aContactForm, sendForm } from '#test/visitor-forms.ts'
import { aWorkshop, register } from '#test/workshops.ts'
import { personData } from '../../../sources.ts'

let t: Shop
let officer: Person
beforeAll(async () => {
  t = await openShop({ PORTAL_ROLES: 'web' })
  officer = await anOfficer(t)
})
afterAll(() => t.close())

const known = async (id: number) =>
  (await t.call('GET', `/v1/solicitud_datos/datos/${id}`, undefined, officer)).datos.grupos as {
    clave: string
    registros: { datos: Record<string, unknown>; se_conserva: boolean }[]
    motivo: string
  }[]
const kindsOf = async (id: number) => (await known(id)).map(({ clave }) => clave)
const versionOf = async (id: number) =>
  (await t.call('GET', `/v1/solicitud_datos/list/${id}`, undefined, officer)).datos.version
const erase = async (id: number) =>
  t.call('PUT', `/v1/solicitud_datos/borrar/${id}`, { version: await versionOf(id) }, officer)

/** Someone who sent a form, saved a search, registered for a workshop and is a contact. */
async function aPersonWithTraces() {
  const email = anAddress()
  await sendForm(t, 'contacto', aContactForm({ user_email: email, message: 'Un secreto mío' }))
  await aSearch(t, {}, email)
  await register(t, await aWorkshop(t), { email })
  const contact = await aContact(t, officer, { email })
  return { ...(await aDataRequest(t, {}, email)), contact }
}

/** The tables in which an address stands, in a column that says so. */
async function tablesWith(email: string): Promise<string[]> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select c.table_name, c.column_name from information_schema.columns c join information_schema.tables t
      using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and c.column_name ~ '^(email|para|cliente_email)'`.execute(
    t.deps.db,
  )
  const found: string[] = []
  for (const { table_name: table, column_name: column } of columns) {
    const { rows } = await sql`
      select from ${sql.table(table)} where lower(${sql.ref(column)}::text) = lower(${email}) limit 1`.execute(
      t.deps.db,
    )
    if (rows.length) found.push(table)
  }
  return found.sort()
}

describe('what is known of an address', () => {
  test('comes from every feature that holds something, whatever the case of its letters', async () => {
    const { id } = await aPersonWithTraces()
    expect(await kindsOf(id)).toEqual(
      expect.arrayContaining([
        'contactos',
        'formularios',
        'busquedas',
        'inscripciones',
        'correos',
        'solicitudes_datos',
      ]),
    )
    const form = (await known(id)).find(({ clave }) => clave === 'formularios')!.registros[0]!
    expect(form).toMatchObject({ se_conserva: false, datos: { datos: { message: 'Un secreto mío' } } })
  })

  test('names nobody else', async () => {
    const { email } = await aPersonWithTraces()
    const other = await aDataRequest(t)
    expect(JSON.stringify(await known(other.id))).not.toContain(email)
  })

  test('is a document, and travels with the answer as PDF and JSON', async () => {
    const { id, email } = await aPersonWithTraces()
    const { datos } = await t.call('GET', `/v1/solicitud_datos/documento/${id}`, undefined, officer)
    const file = await t.app.inject(datos.url_file)
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const body = { version: await versionOf(id), respuesta: 'Va adjunto', adjuntar: true }
    await t.call('PUT', `/v1/solicitud_datos/responder/${id}`, body, officer)
    const { rows } = await sql<{ adjuntos: { nombre: string; texto?: string }[] }>`
      select adjuntos from correo where para = ${email} and motivo = 'privacy.answered'`.execute(t.deps.db)
    expect(rows[0]!.adjuntos.map(({ nombre }) => nombre)).toEqual([
      `datos-personales-${id}.pdf`,
      `datos-personales-${id}.json`,
    ])
    expect(JSON.parse(rows[0]!.adjuntos[1]!.texto!).email).toBe(email)
  })
})

describe('deleting', () => {
  test('leaves the address nowhere but in its request and in mails that still leave', async () => {
    const { id, email, contact } = await aPersonWithTraces()
    await sql`update correo set estado = 'enviado' where para = ${email}`.execute(t.deps.db)
    expect(await erase(id)).toMatchObject({ status: 200, datos: { borrados: { formularios: 1, contactos: 1 } } })
    expect(await tablesWith(email)).toEqual(['solicitud_datos'])
    const row = t.deps.db.selectFrom('contacto').selectAll().where('id', '=', contact)
    expect(await row.executeTakeFirst()).toMatchObject({ nombre: 'Persona borrada', telefono: '', empresa: '' })
    const { rows } = await sql<{ despues: object }>`
      select despues from auditoria where accion = 'privacy.erased' and entidad_id = ${`${id}`}`.execute(t.deps.db)
    expect(JSON.stringify(rows)).toContain('formularios')
    expect(JSON.stringify(rows)).not.toContain(email)
  })

  test('of what is deleted once more changes nothing', async () => {
    const { id } = await aPersonWithTraces()
    await sql`update correo set estado = 'enviado' where estado = 'pendiente'`.execute(t.deps.db)
    await erase(id)
    expect((await erase(id)).datos.borrados).toEqual({})
  })

  test('does not make an answer stale that is being written', async () => {
    const { id } = await aPersonWithTraces()
    const body = { version: await versionOf(id), respuesta: 'Borrados' }
    await erase(id)
    expect(await t.call('PUT', `/v1/solicitud_datos/responder/${id}`, body, officer)).toMatchObject({ status: 200 })
  })

  test('leaves what was paid, and says why', async () => {
    const reserved = await aReservation(t)
    await started(t, reserved)
    const { db } = t.deps
    const email = anAddress()
    await sql`update solicitud_clasificado set email = ${email} where id = ${reserved.requestId}`.execute(db)
    const { id } = await aDataRequest(t, {}, email)
    const groups = await known(id)
    for (const kind of ['pagos', 'solicitudes'])
      expect(groups.find(({ clave }) => clave === kind)).toMatchObject({
        registros: [{ se_conserva: true }],
        motivo: expect.stringContaining('contable'),
      })
    expect((await erase(id)).datos.borrados).not.toHaveProperty('solicitudes')
    expect(await tablesWith(email)).toContain('solicitud_clasificado')
  })

  test('leaves an open account, and makes a deleted one anonymous', async () => {
    const { id: user, email } = await aUser(t)
    const { id } = await aDataRequest(t, {}, email)
    expect((await erase(id)).datos.borrados).not.toHaveProperty('cuentas')
    expect(await tablesWith(email)).toContain('usuario')
    await sql`update usuario set eliminado_en = now() where id = ${user}`.execute(t.deps.db)
    expect((await erase(id)).datos.borrados).toMatchObject({ cuentas: 1 })
    expect(await tablesWith(email)).not.toContain('usuario')
  })

  test('leaves a keyed hash of an address that asked for no more mails, and nothing else', async () => {
    const { id, email, contact } = await aPersonWithTraces()
    const { db } = t.deps
    await sql`
      update contacto set no_contactar_en = now(), no_contactar_motivo = 'baja' where id = ${contact}`.execute(db)
    await sql`update correo set estado = 'enviado' where para = ${email}`.execute(db)
    await erase(id)
    expect(await tablesWith(email)).toEqual(['solicitud_datos'])
    expect(await isSuppressed(db, email)).toBe(true)
  })

  test('of which a part fails deletes nothing', async () => {
    const { id, email } = await aPersonWithTraces()
    const before = await kindsOf(id)
    const { db } = t.deps
    await sql`create function no() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(db)
    await sql`create trigger no before update on correo for each row when (new.asunto = '') execute function no()`.execute(
      db,
    )
    await sql`update correo set estado = 'enviado' where para = ${email}`.execute(db)
    expect(await erase(id)).toMatchObject({ status: 500 })
    await sql`drop trigger no on correo`.execute(db)
    expect(await kindsOf(id)).toEqual(before)
    expect((await mailsTo(t, email)).length).toBeGreaterThan(0)
  })
})

test('every source reads and deletes on its own, and has a name of its own', async () => {
  const address = "nadie'--@example.com"
  for (const source of personData) {
    expect(await source.find(t.deps.db, address, 10)).toEqual([])
    expect(await source.erase(t.deps.db, address)).toBe(0)
  }
  expect(new Set(personData.map(({ kind }) => kind)).size).toBe(personData.length)
})
