import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { quoteTemplateCalls as calls } from '@portal/contract/quotes/templates/calls'
import { quoteTemplateMessages as says } from '@portal/contract/quotes/templates/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aQuote, aSeller, type Seller } from '#test/quotes.ts'
import { bulkActionBehaviour, bulkCallsOf, rowsOf, several } from '#test/records/bulk-actions.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let seller: Seller
let colleague: Seller
const quoteOf = new Map<Seller, number>()
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
  colleague = await aSeller(t, { colleagueOf: seller })
  for (const author of [seller, colleague]) quoteOf.set(author, (await aQuote(t, author)).id)
})
afterAll(() => t.close())
const app = () => t

let made = 0

async function template(nombre: string, by = seller): Promise<number> {
  const form = { cotizacion_id: quoteOf.get(by), nombre, compartida: by === colleague }
  return (await t.call('POST', calls.save.path, form, by)).datos.id
}

const path = '/v1/cotizacion/plantilla'
bulkActionBehaviour({
  app,
  path,
  accion: 'eliminar',
  person: () => seller,
  some: several((word) => template(`${word} ${++made}`)),
  refused: [[() => template(`De una colega ${++made}`, colleague), coreMessages.notAllowed]],
  absent: says.absent,
  ...rowsOf(app, 'cotizacion_plantilla'),
  leaves: { eliminado_en: expect.any(String) },
  second: says.absent,
  outsider: () => aSeller(t, { role: Role.manager, modules: [Module.quotes, Module.allQuotes] }),
})

test('is not taken back where its name is taken meanwhile', async () => {
  const { change, undo } = bulkCallsOf(app, path, () => seller)
  const ids = [await template('Nombre libre'), await template('Nombre tomado')]
  const { lote_id: id } = await change({ accion: 'eliminar', ids })
  await template('Nombre TOMADO')
  const rechazados = [{ id: ids[1], codigo: says.nameTaken.code }]
  expect((await undo(id)).datos).toMatchObject({ deshechos: 1, rechazados })
})
