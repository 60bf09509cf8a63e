import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { quoteTemplateCalls as calls } from '@portal/contract/quotes/templates/calls'
import { quoteTemplateMessages as says } from '@portal/contract/quotes/templates/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aQuote, aSeller, type Seller } from '#test/quotes.ts'
import { bulkListBehaviour } from '#test/records/bulk-list.ts'
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

let made = 0

async function template(nombre: string, by = seller): Promise<number> {
  const form = { cotizacion_id: quoteOf.get(by), nombre, compartida: by === colleague }
  return (await t.call('POST', calls.save.path, form, by)).datos.id
}

bulkListBehaviour({
  app: () => t,
  calls,
  rows: 'plantillas',
  table: 'cotizacion_plantilla',
  absent: says.absent,
  as: () => seller,
  make: (word) => template(`${word} ${++made}`),
  outsider: () => aSeller(t, { role: Role.manager, modules: [Module.quotes, Module.allQuotes] }),
  actions: {
    eliminar: {
      leaves: { eliminado_en: expect.any(String) },
      refused: [
        async function oneThatAnotherShares(word) {
          return { id: await template(word, colleague), entry: coreMessages.notAllowed }
        },
      ],
    },
  },
})

test('is not taken back where its name is taken meanwhile', async () => {
  const ids = [await template('Nombre libre'), await template('Nombre tomado')]
  const { datos } = await t.call('POST', calls.bulk.path, { accion: 'eliminar', ids, ensayo: false }, seller)
  await template('Nombre TOMADO')
  const undone = await t.call('PUT', calls.undoBulk.path.replace(':id', datos.lote_id), {}, seller)
  expect(undone.datos).toMatchObject({ deshechos: 1, rechazados: [{ id: ids[1], codigo: says.nameTaken.code }] })
})
