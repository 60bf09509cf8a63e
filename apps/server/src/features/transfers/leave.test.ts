import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { transferDoneMessages as done, transferMessages as m } from '@portal/contract/transfers/messages'
import { UserStatus } from '@portal/contract/users/constants'
import { userMessages } from '@portal/contract/users/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failing } from '#test/failing.ts'
import { auditOf } from '#test/makers.ts'
import { anEnterprise, aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { quoteOf } from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'
import { aBusySeller, aColleague, allTo, holdersOf, leave, leavingOf, statusOf } from '#test/transfers.ts'

let t: TestApp
let house: number
let admin: Person
beforeAll(async () => {
  t = await startApp()
  house = await theHouse(t)
  admin = await aUser(t, { role: Role.superAdmin, enterpriseId: house })
})
afterAll(() => t.close())

const kindOf = (datos: { tipos: { tipo: string }[] }, kind: string) => datos.tipos.find(({ tipo }) => tipo === kind)

test('the wizard counts what a user holds, and names who may receive it', async () => {
  const { seller } = await aBusySeller(t, house)
  const colleague = await aColleague(t, house)
  const withoutModules = await aUser(t, { enterpriseId: house, modules: [] })
  const inactive = await aUser(t, { enterpriseId: house, status: UserStatus.inactive })
  const elsewhere = await aColleague(t, await anEnterprise(t))
  const { status, datos } = await leavingOf(t, seller.id, admin)
  expect(status).toBe(200)
  expect(kindOf(datos, 'contactos')).toMatchObject({
    total: 2,
    detalle: 'con 1 reunión futura',
    puede_quedarse: false,
    receptores: expect.arrayContaining([colleague.id, elsewhere.id]),
  })
  expect(kindOf(datos, 'cotizaciones')).toMatchObject({ total: 1, puede_quedarse: true })
  expect(kindOf(datos, 'clasificados')).toMatchObject({ total: 1 })
  for (const { tipo, receptores } of datos.tipos) {
    const needsNoModule = ['plantillas', 'licencias', 'vistas'].includes(tipo)
    for (const other of [seller, inactive]) expect(receptores).not.toContain(other.id)
    expect(receptores.includes(withoutModules.id)).toBe(needsNoModule)
    expect(receptores.includes(elsewhere.id)).toBe(tipo === 'contactos') // everything else stays in the enterprise
  }
})

test('a user who leaves is signed out, and all he held has its new holder, with events, audit and mail', async () => {
  const held = await aBusySeller(t, house)
  const colleague = await aColleague(t, house)
  const trial = await leave(t, held.seller.id, allTo(colleague), admin, { ensayo: true })
  expect(trial.datos.traspaso_id).toBeNull()
  expect(trial.datos.partes.filter(({ total }: { total: number }) => total > 0)).toEqual([
    { tipo: 'contactos', usuario_id: colleague.id, total: 2 },
    { tipo: 'cotizaciones', usuario_id: colleague.id, total: 1 },
    { tipo: 'clasificados', usuario_id: colleague.id, total: 1 },
  ])
  expect(await holdersOf(t, held)).toEqual(Array(4).fill(held.seller.id))
  expect(await statusOf(t, held.seller.id)).toBe(UserStatus.active)

  const left = await leave(t, held.seller.id, allTo(colleague), admin)
  expect(left).toMatchObject({ status: 200, mensaje: done.left.es })
  expect(await holdersOf(t, held)).toEqual(Array(4).fill(colleague.id))
  expect(await statusOf(t, held.seller.id)).toBe(UserStatus.inactive)
  expect(await t.call('GET', '/v1/persona/perfil', undefined, held.seller)).toMatchObject({ status: 401 })
  expect((await t.call('GET', '/v1/contacto/list', undefined, colleague)).datos.total).toBe(2)
  expect((await t.call('GET', '/v1/cotizacion/list', undefined, colleague)).datos.total).toBe(1)
  expect((await t.call('GET', '/v1/clasificado/list', undefined, colleague)).datos.total).toBe(1)

  expect(await auditOf(t, 'contacto', held.contacts[0]!)).toEqual(
    expect.arrayContaining([expect.objectContaining({ accion: 'contacts.assigned', usuario_id: admin.id })]),
  )
  const { eventos } = await quoteOf(t, held.quote, colleague)
  expect(eventos).toEqual(expect.arrayContaining([expect.objectContaining({ tipo: 'traspasada' })]))
  expect(await auditOf(t, 'traspaso', left.datos.traspaso_id)).toMatchObject([
    { accion: 'transfers.started' },
    { accion: 'transfers.finished' },
  ])
  const [mail] = await mailsTo(t, colleague.email)
  expect(mail).toMatchObject({ asunto: 'Le traspasaron registros', texto: expect.stringContaining('Contactos: 2') })
})

test('each kind may have its own receiver, and what may stay stays', async () => {
  const held = await aBusySeller(t, house)
  const [one, other] = [await aColleague(t, house), await aColleague(t, house)]
  const chosen = { contactos: one.id, cotizaciones: null, clasificados: other.id }
  const { datos } = await leave(t, held.seller.id, chosen, admin)
  expect(await holdersOf(t, held)).toEqual([one.id, one.id, held.seller.id, other.id])

  const result = await t.call('GET', `/v1/persona/traspaso/${datos.traspaso_id}`, undefined, admin)
  expect(result.datos).toMatchObject({ estado: 'terminado', desactiva: true, puede_deshacer: true })
  const parts = new Map(result.datos.partes.map((part: { tipo: string }) => [part.tipo, part]))
  expect(parts.get('contactos')).toMatchObject({ usuario_id: one.id, total: 2, movidos: 2, quedan: 0 })
  expect(parts.get('cotizaciones')).toMatchObject({ usuario_id: null, total: 1, movidos: 0, quedan: 1 })
  const moved = await t.call('GET', `/v1/persona/traspaso/${datos.traspaso_id}/registros`, undefined, admin)
  expect(moved.datos.total).toBe(3)
  expect(moved.datos.registros).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        id: held.contacts[0],
        tipo: 'contactos',
        estado: 'movido',
        direccion: `/dashboard/contactos/detalles-contacto/${held.contacts[0]}`,
      }),
    ]),
  )
})

describe('it is refused', () => {
  test('when nobody, or the wrong person, would receive something', async () => {
    const { seller } = await aBusySeller(t, house)
    const colleague = await aColleague(t, house)
    const noContacts = await aUser(t, { enterpriseId: house, modules: [Module.quotes] })
    const inactive = await aUser(t, { enterpriseId: house, status: UserStatus.inactive })
    expect(await leave(t, seller.id, {}, admin)).toMatchObject({
      status: 400,
      campos: { destinos: m.receiverMissing.code },
    })
    for (const wrong of [noContacts.id, inactive.id, seller.id, 900_000]) {
      const refused = await leave(t, seller.id, { contactos: wrong }, admin)
      expect(refused).toMatchObject({ status: 400, campos: { destinos: m.receiverInvalid.code } })
    }
    const twice = [1, 2].map(() => ({ tipo: 'contactos', usuario_id: colleague.id }))
    for (const destinos of [twice, [{ tipo: 'secretos', usuario_id: colleague.id }]])
      expect(await leave(t, seller.id, {}, admin, { destinos })).toMatchObject({ codigo: m.receiverInvalid.code })
    expect(await statusOf(t, seller.id)).toBe(UserStatus.active)
  })

  test('without the hierarchy, of oneself, of someone of another company, and of the last super administrator', async () => {
    const manager = await aUser(t, { role: Role.manager, enterpriseId: house, modules: [Module.users] })
    const clerk = await aUser(t, { enterpriseId: house, modules: [Module.users] })
    const { id } = await aColleague(t, house)
    const code = (entry: { code: number; status: number }) => ({ codigo: entry.code, status: entry.status })
    expect(await leavingOf(t, id, clerk)).toMatchObject(code(userMessages.insufficientHierarchy))
    expect(await leavingOf(t, admin.id, manager)).toMatchObject({ status: 404 })
    const administrator = await aUser(t, { role: Role.administrator, enterpriseId: house, modules: [Module.users] })
    expect(await leavingOf(t, admin.id, administrator)).toMatchObject(code(userMessages.noHierarchyForSuperAdmin))
    const stranger = await aColleague(t, await anEnterprise(t))
    for (const ask of [leavingOf(t, stranger.id, manager), leave(t, stranger.id, {}, manager)])
      expect(await ask).toMatchObject({ status: 404, codigo: userMessages.absent.code })
    expect(await leave(t, manager.id, {}, manager)).toMatchObject(code(coreMessages.notAllowed))
    expect(await leave(t, admin.id, {}, admin)).toMatchObject(code(userMessages.lastSuperAdmin))
    expect(await leave(t, id, {}, manager)).toMatchObject({ status: 200 })
  })

  test('when it cannot be stored: 0, and nothing has changed', async () => {
    const { seller } = await aBusySeller(t, house)
    const colleague = await aColleague(t, house)
    const reply = await failing(t, 'traspaso', () => leave(t, seller.id, allTo(colleague), admin))
    expect(reply).toMatchObject({ status: 500, codigo: m.notTransferred.code })
    expect(await statusOf(t, seller.id)).toBe(UserStatus.active)
    expect(await t.call('GET', '/v1/persona/perfil', undefined, seller)).toMatchObject({ status: 200 })
  })

  test('for a second person who pressed at the same time: one wins', async () => {
    const held = await aBusySeller(t, house)
    const [one, other] = [await aColleague(t, house), await aColleague(t, house)]
    const second = await aUser(t, { role: Role.administrator, enterpriseId: house })
    const replies = await together(
      t,
      row('usuario', held.seller.id),
      () => leave(t, held.seller.id, allTo(one), admin, { version: 1 }),
      () => leave(t, held.seller.id, allTo(other), second, { version: 1 }),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const holders = await holdersOf(t, held)
    expect(new Set(holders).size).toBe(1)
    expect([one.id, other.id]).toContain(holders[0])
  })
})
