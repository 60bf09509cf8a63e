import { Module } from '@portal/contract/access/constants'
import { areaMessages as says } from '@portal/contract/tasks/area-messages'
import { areaCalls as calls } from '@portal/contract/tasks/areas/calls'
import { area as schemas } from '@portal/contract/tasks/areas/schemas'
import { areaNames } from '@portal/contract/tasks/constants'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { recordBehaviour } from '#test/records/behaviour.ts'
import { together } from '#test/together.ts'
import { lockArea } from './queries.ts'

/** Stores an idea of this area. */
const anIdea = (id: number, db = areas.app.deps.db) =>
  sql`insert into idea (titulo, integrantes, area_id, creado_por)
    values ('Idea', array[${areas.admin.id}::int], ${id}, ${areas.admin.id})`.execute(db)

const areas = recordBehaviour({
  calls,
  schemas,
  table: 'area',
  name: 'areas',
  module: Module.areas,
  messages: says,
  form: (number) => ({ nombre: `Bodega ${number}`, nombre_en: `Warehouse ${number}` }),
  text: 'nombre',
  refuses: [
    [{ nombre: '' }, 'nombre', says.nameRequired],
    [{ nombre: 'x'.repeat(61) }, 'nombre', says.nameRequired],
    [{ nombre_en: ' ' }, 'nombre_en', says.nameRequired],
    [{ nombre: 'DISENO' }, 'nombre', says.nameTaken],
    [{ nombre_en: 'design' }, 'nombre_en', says.nameTaken],
  ],
  unique: { field: 'nombre', same: (letter) => [`Única ${letter}`, `UNICA ${letter}`], entry: says.nameTaken },
  use: (id) => anIdea(id),
})

test('nine come with the portal, in both languages, and tell how many ideas they have', async () => {
  for (const [id, { es, en }] of Object.entries(areaNames))
    expect(await areas.found(Number(id))).toEqual({
      id: Number(id),
      nombre: es,
      nombre_en: en,
      tareas: 0,
      ideas: 0,
      version: 1,
    })
  expect((await areas.list({ buscar: 'backend web' })).datos).toMatchObject({ areas: [{ id: 7 }], total: 1 })
  await anIdea(4)
  expect(await areas.found(4)).toMatchObject({ ideas: 1 })
  expect(await areas.saved()).toBeGreaterThan(100)
})

test('the nine are renamed but never deleted, one by one or many together', async () => {
  const refused = { status: 409, codigo: says.notDeleted.code, mensaje: says.notDeleted.es }
  for (const id of Object.keys(areaNames)) expect(await areas.remove(id)).toMatchObject(refused)
  const own = await areas.saved()
  const many = { accion: 'eliminar', ids: [1, own], ensayo: false }
  const { datos } = await areas.app.call('POST', calls.bulk.path, many, areas.admin)
  expect(datos).toMatchObject({ hechos: 1, rechazados: [{ id: 1, motivo: says.notDeleted.es }] })
  expect(await areas.update(1, { nombre: 'Mercadeo', nombre_en: 'Marketing' })).toMatchObject({ status: 200 })
  expect(await areas.found(1)).toMatchObject({ nombre: 'Mercadeo', nombre_en: 'Marketing', version: 2 })
})

test('an area that is being taken is not deleted, nor one taken that is being deleted', async () => {
  const { db } = areas.app.deps
  const [taken, gone] = [await areas.saved(), await areas.saved()]
  const [removed] = await together(
    areas.app,
    async (db) => {
      expect(await lockArea(db, taken)).toBe(true)
      await anIdea(taken, db)
    },
    () => areas.remove(taken),
  )
  expect(removed).toMatchObject({ status: says.inUse.status, codigo: says.inUse.code })
  await areas.remove(gone)
  expect(await lockArea(db, gone)).toBe(false)
})
