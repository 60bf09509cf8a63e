import { MachineFormSchema } from '@portal/contract/machines/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#core/base/actor.ts'
import { inTransaction } from '#core/database/database.ts'
import { createItem, createItems, refusalsOfItems, updateItem } from '#features/marketplace/items/write.ts'
import { anItemForm, anOwner, approvedItem, aStaffMember, oneItem, savedItem, uploadedPicture } from '#test/items.ts'
import { auditOf } from '#test/makers.ts'
import type { Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { machineKind } from './kind.ts'
import { completed, formOf, type MachineForm } from './rules/values.ts'

let t: TestApp
let owner: Person
let actor: Actor
beforeAll(async () => {
  t = await startApp()
  owner = await anOwner(t)
  actor = (await t.deps.sessions.whoIs(t.deps.db, owner.token, { ip: '127.0.0.1', requestId: 'import' }))!
})
afterAll(() => t.close())

const formWith = (changes: object = {}): MachineForm => {
  const sent = MachineFormSchema.parse(anItemForm(changes))
  const { imagenes_actuales: _, vistas: __, revisar_duplicados: ___, ...form } = sent
  return form
}
const items = (...changes: object[]) => changes.map((change) => ({ form: formWith(change), pictures: [] }))

describe('many items at once', () => {
  test('are told what is wrong with each, by the rules of the form', async () => {
    const forms = [formWith(), formWith({ categoria_id: 99, precio: 0 }), formWith({ pais_id: 1 })]
    const refused = await refusalsOfItems(machineKind, t.deps.db, forms)
    expect(refused.map((list) => list.map(({ field, entry }) => [field, entry.code]))).toEqual([
      [],
      [
        ['categoria_id', 2],
        ['precio', 4],
      ],
      [['pais_id', 40]],
    ])
    expect(await refusalsOfItems(machineKind, t.deps.db, [])).toEqual([])
  })

  test('are stored in their order, each with its audit row', async () => {
    const wanted = items({ marca: 'Primera' }, { marca: 'Segunda', es_venta_externa: true, utilidad_porcentaje: 12.5 })
    const saved = await inTransaction(t.deps.db, (db) => createItems(machineKind, db, actor, wanted))
    expect(saved.map(({ version }) => version)).toEqual([1, 1])
    for (const [at, { id }] of saved.entries()) {
      const { datos } = await oneItem(t, id, owner)
      expect(datos).toMatchObject({ marca: wanted[at]!.form.marca, precio_final: at ? 90_000 : 80_000, aprobacion: 0 })
      expect(await auditOf(t, 'clasificado', id)).toMatchObject([{ accion: 'classifieds.created' }])
    }
  })

  test('are stored all or none', async () => {
    const count = async () => {
      const row = await t.deps.db
        .selectFrom('clasificado')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirst()
      return row?.n
    }
    const before = await count()
    const bad = items({}, { categoria_id: 99 })
    await expect(inTransaction(t.deps.db, (db) => createItems(machineKind, db, actor, bad))).rejects.toMatchObject({
      entry: { code: 2 },
    })
    expect(await count()).toBe(before)
  })

  test('may have pictures that were saved before', async () => {
    const picture = await uploadedPicture(t, owner)
    const [saved] = await inTransaction(t.deps.db, (db) =>
      createItems(machineKind, db, actor, [{ form: formWith(), pictures: [picture] }]),
    )
    expect((await oneItem(t, saved!.id, owner)).datos.imagenes).toEqual([picture])
  })
})

describe('an item that is changed by an import', () => {
  const change = (id: number, form: MachineForm, version: number | null = null) =>
    inTransaction(t.deps.db, (db) => updateItem(machineKind, db, actor, id, { form, version }))

  test('keeps its pictures, and needs no version', async () => {
    const picture = await uploadedPicture(t, owner)
    const { id } = await inTransaction(t.deps.db, (db) => createItem(machineKind, db, actor, formWith(), [picture]))
    const before = (await oneItem(t, id, owner)).datos
    expect(await change(id, formOf({ ...before, ciudad: 'Calama' }))).toEqual({ id, version: 2 })
    expect((await oneItem(t, id, owner)).datos).toMatchObject({ ciudad: 'Calama', imagenes: [picture] })
    expect(await change(id, formWith(), 1)).toBeNull()
  })

  test('waits for approval like any other edit', async () => {
    const id = await approvedItem(t, owner, await aStaffMember(t))
    await change(id, formWith({ precio: 1, ciudad: 'Calama' }))
    const row = await t.deps.db.selectFrom('clasificado').selectAll().where('id', '=', id).executeTakeFirst()
    expect(row).toMatchObject({ precio: 80_000, ciudad: 'Calama' })
  })

  test('is the actor’s own', async () => {
    const id = await savedItem(t, await anOwner(t))
    await expect(change(id, formWith())).rejects.toMatchObject({ entry: { code: 15 } })
  })
})

test('what is complete stays as it is', () => {
  const forms = [
    formWith({ es_venta_externa: true, utilidad_monto: 10_000.01, comision_venta_porcentaje: 3.3 }),
    formWith({ es_arriendo: true, precio_arriendo: 95.5, dias_minimos: 7, comision_arriendo_monto: 1.23 }),
    formWith({ moneda: 'CLP', precio: 1995, es_venta_externa: true, utilidad_porcentaje: 10 }),
    formWith({ precio: 0, consultar_precio: true, comision_venta_monto: 100 }),
  ]
  for (const form of forms) expect(completed(formOf(completed(form)))).toEqual(completed(form))
})
