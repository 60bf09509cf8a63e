import { Module } from '@portal/contract/access/constants'
import { bulkMessages } from '@portal/contract/core/records/bulk/messages'
import { formStaffMessages } from '@portal/contract/forms/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEnterprise, aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { bulkActionBehaviour, bulkCallsOf } from '#test/records/bulk-actions.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aContactForm, aMeetingForm, formRow, freeSlots, sendForm } from '#test/visitor-forms.ts'

let t: TestApp
let clerk: Person
beforeAll(async () => {
  t = await startApp()
  clerk = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.allContacts] })
})
afterAll(() => t.close())
const app = () => t

const many = bulkCallsOf(app, '/v1/formulario', () => clerk)

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
  t.deps.db.selectFrom('formulario').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Whether it waits for someone, and the mails to its sender: one's way to staff goes on by itself. */
async function stateOf(id: number) {
  const { entrega, email } = await rowOf(id)
  return { waits: entrega === 'retenido' || entrega === 'fallido', mails: (await mailsTo(t, email)).length }
}

const sent = async (changes: object = {}) =>
  (await formRow(t, (await sendForm(t, 'contacto', aContactForm(changes))).datos.referencia)).id

bulkActionBehaviour({
  app,
  path: '/v1/formulario',
  accion: 'reenviar',
  person: () => clerk,
  some: (count, word) => held(count, { user_company: word }),
  refused: [[sent, formStaffMessages.notUndelivered]],
  absent: formStaffMessages.absent,
  stateOf,
  leaves: { waits: false },
  second: formStaffMessages.notUndelivered,
  filters: () => ({ entrega: 'retenido', tipo: 'contacto' }),
  others: async (word) => [await sent({ user_company: word })],
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
  expect(await many.undo(1)).toMatchObject({ status: 409, codigo: bulkMessages.undoEnded.code })
})
