import { Module } from '@portal/contract/access/constants'
import { timeUnitMessages as says } from '@portal/contract/tasks/time-unit-messages'
import { timeUnitCalls as calls } from '@portal/contract/tasks/time-units/calls'
import { timeUnitNames } from '@portal/contract/tasks/time-units/constants'
import { timeUnit as schemas } from '@portal/contract/tasks/time-units/schemas'
import { expect, test } from 'vitest'
import { anOwner, savedItem, saveItem } from '#test/items.ts'
import { recordBehaviour } from '#test/records/behaviour.ts'

const units = recordBehaviour({
  calls,
  schemas,
  table: 'unidad_tiempo',
  name: 'timeUnits',
  module: Module.timeUnits,
  messages: says,
  form: (number) => ({ nombre: `Turnos ${number}`, nombre_en: `Shifts ${number}` }),
  text: 'nombre',
  refuses: [
    [{ nombre: '' }, 'nombre', says.spanishNameRequired],
    [{ nombre_en: ' ' }, 'nombre_en', says.englishNameRequired],
    [{ nombre: 'HORAS' }, 'nombre', says.nameTaken],
  ],
  unique: { field: 'nombre', same: (letter) => [`Única ${letter}`, `UNICA ${letter}`], entry: says.nameTaken },
  use: async (id) => savedItem(units.app, await anOwner(units.app), { unidad_tiempo_id: id }),
})

test('five come with the portal, are found by both names, and tell how many machines use them', async () => {
  await savedItem(units.app, await anOwner(units.app))
  expect(await units.found(1)).toEqual({ id: 1, nombre: 'Horas', nombre_en: 'Hours', clasificados: 1, version: 1 })
  for (const [id, { es, en }] of Object.entries(timeUnitNames))
    expect(await units.found(Number(id))).toMatchObject({ nombre: es, nombre_en: en })
  expect((await units.list({ buscar: 'kilometers' })).datos).toMatchObject({ unidades_tiempo: [{ id: 5 }], total: 1 })
})

test('no machine takes one that is deleted, also of two at once', async () => {
  const owner = await anOwner(units.app)
  const [gone, racing] = [await units.saved(), await units.saved()]
  await units.remove(gone)
  expect(await saveItem(units.app, owner, { unidad_tiempo_id: gone })).toMatchObject({ status: 400, codigo: 64 })
  const [item, removed] = await Promise.all([
    saveItem(units.app, owner, { unidad_tiempo_id: racing }),
    units.remove(racing),
  ])
  expect([item.status, removed.status].toSorted()).not.toEqual([200, 200])
})
