import { Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { settingDoneMessages as done, settingMessages as says } from '@portal/contract/settings/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '#test/makers.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let ana: Person
let rosa: Person
beforeAll(async () => {
  t = await startApp()
  const empresa = await theHouse(t)
  ana = await aUser(t, { role: Role.superAdmin, enterpriseId: empresa })
  rosa = await aUser(t, { role: Role.superAdmin, enterpriseId: empresa })
})
afterAll(() => t.close())

const groupOf = async (key: string) => (await t.call('GET', '/v1/ajuste', undefined, ana)).datos.ajustes[key]
const shown = async (key: string, borrador = '') =>
  (await t.call('GET', `/v1/ajuste/contenido/${key}?idioma=es&borrador=${borrador}`)).datos
const save = (key: string, body: object, as: Person = ana) => t.call('PUT', `/v1/ajuste/${key}`, body, as)

/** What the form of a group sends, with some values changed. */
async function formOf(key: string, changes: object = {}) {
  const { valor, version, borrador, borrador_version } = await groupOf(key)
  return { ...valor, ...borrador?.valor, version, borrador_version, ...changes }
}
const draft = async (key: string, changes: object, as: Person = ana) =>
  save(key, await formOf(key, { borrador: true, ...changes }), as)

describe('a draft', () => {
  test('is seen at the address of its preview alone, until it is published', async () => {
    const before = await shown('nosotros')
    expect(await draft('nosotros', { titulo: 'Propuesta' })).toMatchObject({
      estado: 'OK',
      codigo: done.draftSaved.code,
      datos: { clave: 'nosotros', version: 1, borrador_version: 1 },
    })
    const { borrador, version, valor } = await groupOf('nosotros')
    expect(borrador).toMatchObject({ sobre: 1, autor: expect.stringMatching(/\w/), valor: { titulo: 'Propuesta' } })
    expect([version, valor.titulo]).toEqual([1, before.titulo])
    expect(await shown('nosotros')).toEqual(before)
    expect(await shown('nosotros', borrador.vista)).toEqual({ ...before, titulo: 'Propuesta' })
    for (const other of ['', 'x', crypto.randomUUID(), "' or true --"])
      expect(await shown('nosotros', encodeURIComponent(other)), other).toEqual(before)
    expect(await shown('portada', borrador.vista)).toEqual(await shown('portada'))

    expect(await draft('nosotros', { titulo: 'Propuesta corregida' }, rosa)).toMatchObject({ estado: 'OK' })
    expect((await groupOf('nosotros')).borrador).toMatchObject({ vista: borrador.vista, sobre: 1 })
    expect((await shown('nosotros', borrador.vista)).titulo).toBe('Propuesta corregida')

    expect(await save('nosotros', await formOf('nosotros'))).toMatchObject({
      codigo: done.saved.code,
      datos: { version: 2 },
    })
    expect(await groupOf('nosotros')).toMatchObject({ version: 2, borrador: null, borrador_version: 3 })
    expect((await shown('nosotros')).titulo).toBe('Propuesta corregida')
    const kinds = (await auditOf(t, 'ajuste', 'nosotros')).map(({ accion }) => accion)
    expect(kinds).toEqual(['settings.draftSaved', 'settings.draftSaved', 'settings.updated'])
  })

  test('of a legal text is previewed too, and says nothing of who changed it', async () => {
    const text = async (borrador: string) =>
      (await t.call('GET', `/v1/ajuste/pagina?clave=cookies&idioma=es&borrador=${borrador}`)).datos
    const before = await text('')
    await draft('cookies', { texto: '<p>Solo una.</p><script>alert(1)</script>' })
    const { vista } = (await groupOf('cookies')).borrador
    expect(await text(vista)).toEqual({ html: '<p>Solo una.</p>', idioma: 'es', actualizado_en: null })
    expect(await text(crypto.randomUUID())).toEqual(before)
  })

  test('that breaks a rule is refused like a published value', async () => {
    expect(await draft('portada', { titulo: '', lema: 'De {dueno}' })).toMatchObject({
      status: 400,
      campos: { titulo: says.textRequired.code, lema: says.factUnknown.code },
    })
    expect((await groupOf('portada')).borrador).toBeNull()
  })

  test('is discarded, and its address previews it no more', async () => {
    const before = await shown('portada')
    await draft('portada', { titulo: 'Otra' })
    const { borrador, borrador_version } = await groupOf('portada')
    const discard = (borradorVersion: number) =>
      t.call('PUT', '/v1/ajuste/borrador/portada', { borrador_version: borradorVersion }, rosa)
    expect(await discard(borrador_version - 1)).toMatchObject({ status: 409, codigo: coreMessages.changedByOther.code })
    expect(await discard(borrador_version)).toMatchObject({ estado: 'OK', codigo: done.draftDiscarded.code })
    expect(await shown('portada', borrador.vista)).toEqual(before)
    expect(await discard(borrador_version + 1)).toMatchObject({ status: 404, codigo: says.draftAbsent.code })
    expect((await auditOf(t, 'ajuste', 'portada')).map(({ accion }) => accion)).toContain('settings.draftDiscarded')
    // a new draft has another address
    await draft('portada', { titulo: 'Otra más' })
    expect((await groupOf('portada')).borrador.vista).not.toBe(borrador.vista)
  })

  test('of two people at once is one: the other is shown what would be overwritten', async () => {
    const form = await formOf('preguntas', { borrador: true })
    const said = (titulo: string) => ({ temas: [{ ...form.temas[0], titulo }, ...form.temas.slice(1)] })
    const replies = await Promise.all([
      save('preguntas', { ...form, ...said('De Ana') }),
      save('preguntas', { ...form, ...said('De Rosa') }, rosa),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { borrador } = await groupOf('preguntas')
    const refused = replies.find(({ status }) => status === 409)!
    expect(refused.datos).toMatchObject({ temas: borrador.valor.temas, version: 1, borrador_version: 1 })
    // who publishes without having read the draft would lose it, too
    const unread = { ...form, borrador: false }
    expect(await save('preguntas', unread, rosa)).toMatchObject({ status: 409, datos: { borrador_version: 1 } })
  })

  test('stays when an earlier version comes back, and is published over that one only when it was seen', async () => {
    await save('taller_chile', await formOf('taller_chile', { titulo: 'Segundo' }))
    await draft('taller_chile', { titulo: 'Tercero' })
    const { datos } = await t.call('GET', '/v1/ajuste/historial?clave=taller_chile', undefined, ana)
    const first = datos.versiones.at(-1)
    expect(await t.call('PUT', `/v1/ajuste/restaurar/${first.id}`, { version: 2 }, rosa)).toMatchObject({
      estado: 'OK',
    })
    const { borrador, version, borrador_version } = await groupOf('taller_chile')
    expect([borrador.valor.titulo, borrador.sobre, version]).toEqual(['Tercero', 2, 3])
    const opened = { ...borrador.valor, version: borrador.sobre, borrador_version }
    expect(await save('taller_chile', opened)).toMatchObject({ status: 409, datos: { version: 3 } })
    expect(await save('taller_chile', { ...opened, version })).toMatchObject({ datos: { version: 4 } })
    expect((await shown('taller_chile')).titulo).toBe('Tercero')
  })

  test('is of super administrators of the house, as the settings are', async () => {
    const clerk = await aUser(t, { role: Role.administrator })
    expect(await draft('portada', { titulo: 'Ajena' }, clerk)).toMatchObject({ status: 403 })
    expect(await t.call('PUT', '/v1/ajuste/borrador/portada', { borrador_version: 9 }, clerk)).toMatchObject({
      status: 403,
    })
    expect(await t.call('PUT', '/v1/ajuste/borrador/empresa', { borrador_version: 0 }, ana)).toMatchObject({
      status: 400,
    })
  })
})
