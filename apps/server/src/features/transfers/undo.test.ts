import { Role } from '@portal/contract/access/constants'
import { contactMessages } from '@portal/contract/contacts/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { transferMessages as m } from '@portal/contract/transfers/messages'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aContact, aContactForm } from '#test/contacts.ts'
import { auditOf } from '#test/makers.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { aProperty } from '#test/properties.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'
import { aBusySeller, aColleague, allTo, holdersOf, holdings, leave, statusOf, undoTransfer } from '#test/transfers.ts'
import { continueTransfer, watchTransfers } from './jobs.ts'

let t: TestApp
let house: number
let admin: Person
beforeAll(async () => {
  t = await startApp()
  house = await theHouse(t)
  admin = await aUser(t, { role: Role.superAdmin, enterpriseId: house })
})
afterAll(() => t.close())

const responsibleOf = async (id: number) =>
  (await t.deps.db.selectFrom('contacto').select('responsable_id').where('id', '=', id).executeTakeFirstOrThrow())
    .responsable_id
const stateOf = async (id: number) =>
  (await t.deps.db.selectFrom('traspaso').select('estado').where('id', '=', id).executeTakeFirstOrThrow()).estado
const many = (of: Person, count: number) =>
  sql`
  insert into contacto (nombre, email, telefono, pais_id, empresa, responsable_id, empresa_id)
  select 'Persona ' || n, 'p' || n || '-' || ${of.id}::int || '@example.com', '+5690000' || n, 152, 'Mina', ${of.id}, ${house}
  from generate_series(1, ${count}::int) n`.execute(t.deps.db)
const held = async (person: Person) => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from contacto where responsable_id = ${person.id}`.execute(t.deps.db)
  return rows[0]!.n
}

test('properties that are not sold go to the receiver, and come back unless somebody changed them', async () => {
  const [ana, luis] = [await aColleague(t, house), await aColleague(t, house)]
  const property = (status = 5) => aProperty(t, { usuario_id: ana.id, empresa_id: house, estado_comercial: status })
  const [one, other, sold] = [await property(), await property(), await property(26)]
  const found = t.deps.db.selectFrom('propiedad').where('id', 'in', [one.id, other.id, sold.id]).orderBy('id')
  const ownersOf = async () => (await found.select('usuario_id').execute()).map(({ usuario_id: id }) => id)
  const { datos } = await leave(t, ana.id, { propiedades: luis.id }, admin)
  expect(await ownersOf()).toEqual([luis.id, luis.id, ana.id])
  const written = await auditOf(t, 'propiedad', one.id)
  expect(written).toMatchObject([{ accion: 'properties.transferred', usuario_id: admin.id }])
  await t.deps.db.updateTable('propiedad').set({ version: 9 }).where('id', '=', other.id).execute()
  expect((await undoTransfer(t, datos.traspaso_id, admin)).status).toBe(200)
  expect(await ownersOf()).toEqual([ana.id, luis.id, ana.id])
})

describe('undoing a departure', () => {
  test('gives back what nobody changed, reactivates the person, and says what stayed', async () => {
    const busy = await aBusySeller(t, house)
    const colleague = await aColleague(t, house)
    const { datos } = await leave(t, busy.seller.id, allTo(colleague), admin)
    const change = { ...aContactForm(), version: 2 }
    const changed = await t.call('PUT', `/v1/contacto/update/${busy.contacts[1]}`, change, colleague)
    expect(changed.status).toBe(200)

    const undone = await undoTransfer(t, datos.traspaso_id, admin)
    expect(undone).toMatchObject({ status: 200, datos: { estado: 'deshecho', devueltos: 3, rechazados: 1 } })
    const { id } = busy.seller
    expect(await holdersOf(t, busy)).toEqual([id, colleague.id, id, id])
    expect(await statusOf(t, id)).toBe(UserStatus.active)
    const moved = await t.call(
      'GET',
      `/v1/persona/traspaso/${datos.traspaso_id}/registros?tipo=contactos`,
      undefined,
      admin,
    )
    expect(moved.datos.registros).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: busy.contacts[0], estado: 'devuelto' }),
        expect.objectContaining({
          id: busy.contacts[1],
          estado: 'rechazado',
          motivo: coreMessages.changedByOther.es,
        }),
      ]),
    )
    expect(await undoTransfer(t, datos.traspaso_id, admin)).toMatchObject({ codigo: bulkMessages.undoEnded.code })
    const { seller } = busy
    expect(await t.call('GET', '/v1/persona/perfil', undefined, seller)).toMatchObject({ status: 401 }) // their session stays ended
  })

  test('happens once, by its author, within a day', async () => {
    const busy = await aBusySeller(t, house)
    const colleague = await aColleague(t, house)
    const other = await aUser(t, { role: Role.administrator, enterpriseId: house })
    const { datos } = await leave(t, busy.seller.id, allTo(colleague), admin)
    const id: number = datos.traspaso_id
    expect(await undoTransfer(t, id, other)).toMatchObject({ status: 404, codigo: m.absent.code })
    const replies = await together(
      t,
      row('traspaso', id),
      () => undoTransfer(t, id, admin),
      () => undoTransfer(t, id, admin),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const again = await leave(t, busy.seller.id, allTo(colleague), admin)
    await sql`update traspaso set creado_en = now() - interval '25 hours' where id = ${again.datos.traspaso_id}`.execute(
      t.deps.db,
    )
    expect(await undoTransfer(t, again.datos.traspaso_id, admin)).toMatchObject({ codigo: bulkMessages.undoEnded.code })
  })

  test('is refused when someone changed the person since', async () => {
    const busy = await aBusySeller(t, house)
    const colleague = await aColleague(t, house)
    const { datos } = await leave(t, busy.seller.id, allTo(colleague), admin)
    await sql`update usuario set version = version + 1 where id = ${busy.seller.id}`.execute(t.deps.db)
    const refused = await undoTransfer(t, datos.traspaso_id, admin)
    expect(refused).toMatchObject({ status: 409, codigo: coreMessages.changedByOther.code })
    expect(await holdersOf(t, busy)).toEqual(Array(4).fill(colleague.id))
  })
})

test('more than a block goes on in a job, which may be repeated, and comes back in one', async () => {
  const [seller, colleague] = [await aColleague(t, house), await aColleague(t, house)]
  await many(seller, 600)
  const { datos } = await leave(t, seller.id, { contactos: colleague.id }, admin)
  expect(await t.call('GET', '/v1/persona/perfil', undefined, seller)).toMatchObject({ status: 401 })
  const { signal } = new AbortController()
  const deps = { ...t.deps, db: t.deps.db }
  await Promise.all([1, 2].map(() => continueTransfer(deps, holdings, datos.traspaso_id, signal)))
  expect([await held(seller), await held(colleague)]).toEqual([0, 600])
  expect(await stateOf(datos.traspaso_id)).toBe('terminado')

  await undoTransfer(t, datos.traspaso_id, admin)
  await continueTransfer(deps, holdings, datos.traspaso_id, signal)
  expect([await held(seller), await held(colleague)]).toEqual([600, 0])
  expect(await stateOf(datos.traspaso_id)).toBe('deshecho')
})

test('what he was saving when he left is not lost: it follows', async () => {
  const [seller, colleague] = [await aColleague(t, house), await aColleague(t, house)]
  const contact = await aContact(t, seller)
  const form = aContactForm()
  // both wait for the row that they name: whichever of them is first, nothing stays with them
  const [saved, left] = await together(
    t,
    row('usuario', seller.id),
    () => t.call('POST', '/v1/contacto/save', form, seller),
    () => leave(t, seller.id, { contactos: colleague.id }, admin, { version: 1 }),
  )
  expect([saved!.status, left!.status]).toEqual([200, 200])
  await watchTransfers(t.deps, holdings)
  expect(await responsibleOf(contact)).toBe(colleague.id)
  expect(await responsibleOf(saved!.datos.contacto_id)).toBe(colleague.id)
  const undone = await undoTransfer(t, left!.datos.traspaso_id, admin)
  expect(undone.datos).toMatchObject({ devueltos: 2, rechazados: 0 })
})

describe('the transfer of a portfolio', () => {
  const transfer = (from: number, to: number, as = admin, isTrial = false) =>
    t.call('POST', '/v1/contacto/traspasar', { de_usuario_id: from, a_usuario_id: to, ensayo: isTrial }, as)
  const undo = (id: number, as = admin) => t.call('PUT', `/v1/contacto/traspasar/deshacer/${id}`, {}, as)

  test('counts, moves and comes back, and nobody is deactivated', async () => {
    const busy = await aBusySeller(t, house)
    const colleague = await aColleague(t, house)
    const trial = await transfer(busy.seller.id, colleague.id, admin, true)
    expect(trial.datos).toEqual({ traspaso_id: null, contactos: 2, reuniones: 1 })
    const done = await transfer(busy.seller.id, colleague.id)
    expect(done.datos).toMatchObject({ traspaso_id: expect.any(Number), contactos: 2, reuniones: 1 })
    expect(await holdersOf(t, busy)).toEqual([colleague.id, colleague.id, busy.seller.id, busy.seller.id])
    expect(await statusOf(t, busy.seller.id)).toBe(UserStatus.active)
    expect(await transfer(busy.seller.id, colleague.id)).toMatchObject({ status: 404 })

    const clerk = await aColleague(t, house)
    expect(await undo(done.datos.traspaso_id, clerk)).toMatchObject({
      codigo: contactMessages.insufficientHierarchy.code,
    })
    expect((await undo(done.datos.traspaso_id)).datos).toEqual({ estado: 'deshecho', devueltos: 2, rechazados: 0 })
    expect(await holdersOf(t, busy)).toEqual(Array(4).fill(busy.seller.id))
  })

  test('waits for another one of the same person', async () => {
    const [seller, colleague] = [await aColleague(t, house), await aColleague(t, house)]
    await many(seller, 501)
    const first = await leave(t, seller.id, { contactos: colleague.id }, admin)
    await sql`update traspaso set estado = 'en_curso' where id = ${first.datos.traspaso_id}`.execute(t.deps.db)
    const refused = await transfer(seller.id, colleague.id)
    expect(refused).toMatchObject({ status: 409, codigo: m.inProgress.code })
  })
})
