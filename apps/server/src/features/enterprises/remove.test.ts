import { Module, Role } from '@portal/contract/access/constants'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { enterpriseMessages } from '@portal/contract/enterprises/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBranch, anEnterpriseForm, auditOf, chileId, type Staff, signedIn } from '#test/makers.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let admin: Staff
let manager: Person
beforeAll(async () => {
  t = await startApp()
  admin = await signedIn(t, Role.administrator)
  manager = await aUser(t, { role: Role.manager, enterpriseId: await theHouse(t), modules: [Module.enterprises] })
})
afterAll(() => t.close())

const path = '/v1/distribuidor'
const save = (form: object = {}, as: Person = admin) => t.call('POST', `${path}/save`, anEnterpriseForm(form), as)
const remove = (id: number | string, as: Person = admin) => t.call('PUT', `${path}/delete/${id}`, {}, as)
const one = (id: number, as: Person = admin) => t.call('GET', `${path}/list/empresa?empresa_id=${id}`, undefined, as)
const saved = async (form: object = {}): Promise<number> => (await save(form)).datos.id

describe('deleting an enterprise', () => {
  test('hides it and frees its abbreviation', async () => {
    const id = await saved({ abreviatura: 'BORRA' })
    expect(await remove(id)).toMatchObject({ status: 200, estado: 'OK', mensaje: 'Empresa eliminada.' })
    expect(await one(id)).toMatchObject({ status: 404 })
    expect(await remove(id)).toMatchObject({ status: 404, codigo: 12 })
    expect(await save({ abreviatura: 'BORRA' })).toMatchObject({ status: 200 })
  })

  test('only deactivates one with branches, users or quotes, and says so', async () => {
    const withBranch = await saved()
    await aBranch(t, { enterpriseId: withBranch })
    const withUser = await saved()
    await aUser(t, { enterpriseId: withUser })
    const withQuote = await saved()
    await t.parts.db
      .updateTable('empresa')
      .set({ abreviatura_usada_en: new Date() })
      .where('id', '=', withQuote)
      .execute()
    for (const id of [withBranch, withUser, withQuote]) {
      expect(await remove(id)).toMatchObject({
        status: 200,
        estado: 'OK',
        codigo: 11,
        mensaje: enterpriseMessages.onlyDeactivated.es,
      })
      expect((await one(id)).datos.estado_id).toBe(EnterpriseStatus.inactive)
    }
    expect((await auditOf(t, 'empresa', withUser)).at(-1)).toMatchObject({ accion: 'enterprises.deactivated' })
  })

  test('happens once of two at once', async () => {
    const id = await saved()
    const replies = await together(
      t,
      row('empresa', id),
      () => remove(id),
      () => remove(id),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await auditOf(t, 'empresa', id)).map(({ accion }) => accion)).toEqual([
      'enterprises.created',
      'enterprises.deleted',
    ])
  })

  test('and a branch that is just being made in it: none stands in an enterprise that is gone', async () => {
    const id = await saved()
    const branch = { nombre: 'A tiempo', empresa_id: id }
    const [made, gone] = await together(
      t,
      row('empresa', id),
      () => t.call('POST', '/v1/sucursal/save', branch, admin),
      () => remove(id),
    )
    const isThere = (await one(id)).status === 200
    expect({ made: made?.status, gone: gone?.status, isThere }).toEqual({
      made: isThere ? 200 : 400,
      gone: 200,
      isThere,
    })
  })

  test('waits for a user who is just being put into it', async () => {
    const id = await saved()
    const form = {
      nombres: 'A',
      apellido_paterno: 'B',
      tipo_documento_id: 1,
      numero_documento: '1',
      email: 'justo@example.com',
    }
    const body = { ...form, rol_id: Role.user, empresa_id: id, pais_id: chileId, estado_id: 1 }
    const [made, gone] = await Promise.all([t.call('POST', '/v1/persona/save', body, admin), remove(id)])
    const isThere = (await one(id)).status === 200
    // Whoever was first, nobody stands in an enterprise that is gone.
    expect({ made: made.status, gone: gone.codigo, isThere }).toEqual(
      isThere ? { made: 200, gone: 11, isThere } : { made: 400, gone: 2, isThere },
    )
  })

  test('the house stays, also when nobody and nothing belongs to it', async () => {
    const id = await theHouse(t)
    await t.parts.db.updateTable('usuario').set({ empresa_id: null }).where('empresa_id', '=', id).execute()
    expect(await remove(id)).toMatchObject({ status: 200, codigo: 11 })
    expect((await one(id)).status).toBe(200)
    await t.parts.db.updateTable('usuario').set({ empresa_id: id }).where('id', '=', manager.id).execute()
  })

  test('needs an administrator or above', async () => {
    const id = await saved()
    expect(await remove(id, manager)).toMatchObject({ status: 403, codigo: 1 })
    expect((await one(id, manager)).datos.puede_eliminar).toBe(false)
  })

  test('answers 0 when something breaks', async () => {
    const id = await saved()
    await sql`alter table empresa add constraint prueba check (eliminado_en is null) not valid`.execute(t.parts.db)
    expect(await remove(id)).toMatchObject({ status: 500, codigo: 0 })
    await sql`alter table empresa drop constraint prueba`.execute(t.parts.db)
  })
})
