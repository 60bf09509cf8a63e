import { Module } from '@portal/contract/access/constants'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { formStaffMessages } from '@portal/contract/forms/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEnterprise, aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { manyBehaviour, manyCalls } from '#test/records/many-behaviour.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aContactForm, aMeetingForm, formRow, freeSlots, sendForm } from '#test/visitor-forms.ts'

let t: TestApp
let clerk: Person
beforeAll(async () => {
  t = await startApp()
  clerk = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.allContacts] })
})
afterAll(() => t.close())

const many = manyCalls(
  () => t,
  '/v1/formulario',
  () => clerk,
)

/** Held back: neither the house nor its sender has been written to. */
async function held(count: number, changes: object = {}): Promise<number[]> {
  const ids: number[] = []
  for (let number = 0; number < count; number++) {
    const { referencia } = (await sendForm(t, 'contacto', aContactForm({ sitio_web: 'x', ...changes }))).datos
    ids.push((await formRow(t, referencia)).id)
  }
  return ids
}

const rowOf = (id: number) =>
  t.parts.db.selectFrom('formulario').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Whether it waits for someone, and the mails to its sender: one's way to staff goes on by itself. */
async function stateOf(id: number) {
  const { entrega, email } = await rowOf(id)
  return { waits: entrega === 'retenido' || entrega === 'fallido', mails: (await mailsTo(t, email)).length }
}

let searched = 0
manyBehaviour({
  app: () => t,
  path: '/v1/formulario',
  accion: 'reenviar',
  person: () => clerk,
  some: held,
  refused: [
    async () => (await formRow(t, (await sendForm(t, 'contacto', aContactForm())).datos.referencia)).id,
    formStaffMessages.notUndelivered,
  ],
  absent: formStaffMessages.absent,
  stateOf,
  second: formStaffMessages.notUndelivered,
  async found() {
    const word = `Cantera${'abcdef'[searched++]}`
    const ids = await held(3, { user_company: word })
    const sent = (await sendForm(t, 'contacto', aContactForm({ user_company: word }))).datos.referencia
    const others = [(await formRow(t, sent)).id, ...(await held(1))]
    const filtros = { buscar: word, entrega: 'retenido', tipo: 'contacto' }
    const list = () => t.call('GET', `/v1/formulario/list?${new URLSearchParams(filtros)}`, undefined, clerk)
    return { ids, others, filtros, total: async () => (await list()).datos.total }
  },
})

test('of two meetings that were held back at one time, the second is refused', async () => {
  const slot = (await freeSlots(t))[0]!
  const ids: number[] = []
  for (const form of [aMeetingForm(slot, { sitio_web: 'x' }), aMeetingForm(slot, { sitio_web: 'x' })])
    ids.push((await formRow(t, (await sendForm(t, 'reunion', form)).datos.referencia)).id)
  expect(await many.change({ accion: 'reenviar', ids })).toMatchObject({
    hechos: 1,
    rechazados: [{ id: ids[1], codigo: formStaffMessages.slotTaken.code }],
  })
})

test('is for people of the house with the module, and is not undone', async () => {
  const ids = await held(1)
  const enterpriseId = await anEnterprise(t)
  const outside = await aUser(t, { enterpriseId, modules: [Module.allContacts] })
  expect(await many.send({ accion: 'reenviar', ids }, outside)).toMatchObject({ status: 403 })
  expect(await many.send({ accion: 'reenviar', ids }, null)).toMatchObject({ status: 401 })
  expect(await many.undo(1)).toMatchObject({ status: 409, codigo: bulkMessages.undoEnded.code })
})
