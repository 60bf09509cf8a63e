import { Module, Role } from '@portal/contract/access/constants'
import { machineMessages } from '@portal/contract/machines/messages'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { transitions } from '@portal/contract/marketplace/transitions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anItem, aRental, aRequest, changeStatus, dayFromNow, oneRequest } from '#test/machines.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let people: Record<'owner' | 'staff' | 'administrator' | 'superAdmin', Person>
beforeAll(async () => {
  t = await startApp()
  const modules = [Module.manageMachines]
  people = {
    owner: await aUser(t),
    staff: await aUser(t, { enterpriseId: await theHouse(t), modules }),
    administrator: await aUser(t, { role: Role.administrator, modules }),
    superAdmin: await aUser(t, { role: Role.superAdmin, modules }),
  }
})
afterAll(() => t.close())

/** The table of transitions once more, as states that each may bring about (rule requests/allowed-changes). */
const ofOwner = { 20: [28], 21: [22, 28], 22: [28], 25: [28], 27: [28], 29: [22, 28] }
const ofStaff = {
  20: [21, 27],
  21: [22, 23],
  22: [11, 23, 26, 27],
  23: [22, 24, 27],
  24: [26],
  25: [11, 23, 27],
  26: [11],
  29: [11, 22, 23, 27],
}
const ofAdministrator = { ...ofStaff, 24: [26, 27] }
const ofSuperAdmin = { ...ofAdministrator, 26: [11, 27] }
const sale = { owner: ofOwner, staff: ofStaff, administrator: ofAdministrator, superAdmin: ofSuperAdmin }
const rent = {
  owner: ofOwner,
  staff: { ...ofStaff, 22: [11, 23, 27], 24: [11], 26: [] },
  administrator: { ...ofAdministrator, 22: [11, 23, 27], 24: [11, 27], 26: [] },
  superAdmin: { ...ofSuperAdmin, 22: [11, 23, 27], 24: [11, 27], 26: [] },
}
const ofRepairs = { 20: [21, 27], 21: [22], 22: [11, 27], 25: [11, 27], 29: [11, 22, 27] }
const repair = { owner: {}, staff: ofRepairs, administrator: ofRepairs, superAdmin: ofRepairs }

const states = Object.values(RequestStatus)
type Table = Readonly<Record<number, readonly number[]>>
const cases = Object.entries({ sale, rent, repair }).flatMap(([kind, tables]) =>
  Object.entries(tables).map(([who, table]) => [kind, who as keyof typeof people, table as Table] as const),
)

test.each(cases)('a %s: what its %s may do is offered, and nothing else is accepted', async (kind, who, table) => {
  const as = people[who]
  const item =
    kind === 'rent'
      ? await aRental(t, { usuario_id: people.owner.id })
      : await anItem(t, { usuario_id: people.owner.id })
  const days = { tipo: 'arriendo', desde: dayFromNow(5), hasta: dayFromNow(20) }
  const { id } = await aRequest(t, item.id, kind === 'rent' ? days : {})
  const asRepair = { tipo: 'reparacion', clasificado_id: null }
  if (kind === 'repair')
    await t.deps.db.updateTable('solicitud_clasificado').set(asRepair).where('id', '=', id).execute()

  for (const from of states) {
    const set = { estado_id: from, vence_en: null, terminado_en: null, decision_reembolso: null }
    await t.deps.db.updateTable('solicitud_clasificado').set(set).where('id', '=', id).execute()
    await t.deps.db.deleteFrom('limite').execute() // more changes than people make in an hour
    const view = await oneRequest(t, id, as)
    if (kind === 'repair' && who === 'owner') {
      expect(view).toMatchObject({ status: 404 })
      continue
    }
    const allowed = [...(table[from] ?? [])].toSorted()
    const offered = view.datos.transiciones_permitidas.map(({ estado_id }: { estado_id: number }) => estado_id)
    expect([from, offered.toSorted()]).toEqual([from, allowed])
    for (const to of states.filter((state) => !allowed.includes(state)))
      expect([from, to, await changeStatus(t, id, to, as)]).toMatchObject([
        from,
        to,
        { status: 409, codigo: machineMessages.transitionNotAllowed.code },
      ])
  }
})

test('staff say why they change something, but for closing what was sold', () => {
  for (const { actor, from, to, requires } of transitions) {
    const isByStaff =
      actor === 'personal' || actor === 'jerarquia' || actor === 'super_admin' || to === RequestStatus.negotiation
    const isDelivered = from === RequestStatus.sold && to === RequestStatus.closed
    expect([actor, from, to, requires.includes('comentario')]).toEqual([actor, from, to, isByStaff && !isDelivered])
  }
})
