import { Role } from '@portal/contract/access/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendForm } from '#test/items.ts'
import { auditOf } from '#test/makers.ts'
import { mailsTo, type Person } from '#test/people.ts'
import { aPropertyClerk, aPropertyForm, aPropertyOwner, publicProperty, saveProperty } from '#test/properties.ts'
import { bulkCallsOf } from '#test/records/bulk-actions.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let owner: Person
let clerk: Person
beforeAll(async () => {
  t = await startApp()
  owner = await aPropertyOwner(t)
  clerk = await aPropertyClerk(t)
})
afterAll(() => t.close())

const path = '/v1/propiedad'
const many = bulkCallsOf(
  () => t,
  path,
  () => owner,
)
const saved = async (as = owner): Promise<number> => (await saveProperty(t, as)).datos.id
const rowOf = (id: number) =>
  t.deps.db.selectFrom('propiedad').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('many at once', () => {
  test('are approved by staff alone, each with its mail; a trial changes nothing', async () => {
    const ids = [await saved(), await saved()]
    const approved = await saved(clerk)
    const asked = { accion: 'aprobar', ids: [...ids, approved] }
    const mails = async () => (await mailsTo(t, owner.email)).filter(({ motivo }) => motivo === 'property.approved')
    const before = (await mails()).length
    expect(await many.change({ ...asked, ensayo: true }, clerk)).toMatchObject({
      hechos: 2,
      rechazados: [{ codigo: 21 }],
    })
    expect((await mails()).length).toBe(before)
    expect(await many.change({ accion: 'aprobar', ids })).toMatchObject({ hechos: 0, rechazados: [{}, {}] })
    expect(await many.change(asked, clerk)).toMatchObject({ hechos: 2, lote_id: null })
    expect((await mails()).length).toBe(before + 2)
    expect((await publicProperty(t, ids[0]!)).status).toBe(200)
  })

  test('are hidden, shown and deleted, and come back unless somebody changed them', async () => {
    const [one, other] = [await saved(clerk), await saved(clerk)]
    const ids = [one, other]
    const hidden = await many.change({ accion: 'desactivar', ids }, clerk)
    expect(await rowOf(one)).toMatchObject({ publicacion: 0, es_publico: false })
    await sendForm(t, `${path}/update`, { ...aPropertyForm(), id: other, version: 2 }, clerk)
    expect((await many.undo(hidden.lote_id, clerk)).datos).toMatchObject({ deshechos: 1, rechazados: [{ id: other }] })
    expect(await rowOf(one)).toMatchObject({ publicacion: 1 })
    const shown = await many.change({ accion: 'activar', ids }, clerk)
    expect(shown).toMatchObject({ hechos: 1, rechazados: [{ id: one }] })
    const removed = await many.change({ accion: 'eliminar', ids }, clerk)
    expect((await publicProperty(t, one)).status).toBe(410)
    await many.undo(removed.lote_id, clerk)
    expect(await rowOf(one)).toMatchObject({ eliminado_en: null, es_publico: true })
    const written = (await auditOf(t, 'propiedad', one)).map(({ accion }) => accion)
    expect(written.slice(-2)).toEqual(['properties.deleted', 'properties.restored'])
  })

  test('of others need the rank, and a list that one may see', async () => {
    const id = await saved(clerk)
    const user = await aPropertyClerk(t, Role.user)
    expect(await many.change({ accion: 'desactivar', ids: [id] }, user)).toMatchObject({
      rechazados: [{ codigo: 982 }],
    })
    expect(await many.send({ accion: 'desactivar', ids: [id] })).toMatchObject({ status: 404 })
    expect(await many.send({ accion: 'desactivar', filtros: { alcance: 'todos' } })).toMatchObject({ status: 403 })
  })
})
