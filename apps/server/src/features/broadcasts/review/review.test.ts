import { Module } from '@portal/contract/access/constants'
import { broadcastBodyMessages as body, broadcastMessages as m } from '@portal/contract/broadcasts/messages'
import { languages } from '@portal/contract/core/language'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BroadcastWorld, broadcastWorld } from '#test/broadcasts.ts'
import { formWith } from '#test/items.ts'
import { anEnterprise, aUser } from '#test/people.ts'
import type { BroadcastDeps } from '../deps.ts'

let w: BroadcastWorld
beforeAll(async () => {
  w = await broadcastWorld()
  const deps: BroadcastDeps = w.t.deps
  deps.linkRules = { resolve: () => Promise.reject(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' })) }
})
afterAll(() => w.close())
beforeEach(() => {
  w.server.received.length = 0
})

const pdf = { field: 'files', name: 'folleto.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }
const review = async (id: number) => (await w.call('GET', `${id}/revision`)).datos
const pointsOf = async (id: number) =>
  Object.fromEntries(
    (await review(id)).puntos.map(({ clave, estado }: { clave: string; estado: string }) => [clave, estado]),
  )

describe('the review of a draft', () => {
  test('is green when nothing speaks against it', async () => {
    const contactos = await w.contact('verde@example.com')
    const { datos } = await w.save({ contactos, asunto_en: 'Hello', mensaje_en: '<p>News.</p>' }, [pdf])
    expect(await review(datos.id)).toMatchObject({ total: 1, es: 1, en: 0, puede_enviar: true, enlaces: [] })
    expect(new Set(Object.values(await pointsOf(datos.id)))).toEqual(new Set(['bien']))
  })

  test('names who is left out, the language that is missing, broken links and a mail that is too large', async () => {
    const ids = [
      await w.contact('uno@example.com'),
      await w.contact('ingles@example.com', { idioma: 'en' }),
      await w.contact('fuera@example.com'),
    ]
    await w.t.deps.db
      .updateTable('contacto')
      .set({ no_contactar_en: new Date(), no_contactar_motivo: 'queja' })
      .where('id', '=', ids[2]!)
      .execute()
    const mensaje = '<p>Vea <a href="https://gone.example/x">esto</a> y <a href="mailto:a@example.com">esto</a>.</p>'
    const large = { ...pdf, bytes: Buffer.concat([pdf.bytes, Buffer.alloc(9 * 1024 * 1024)]) }
    const { datos } = await w.save({ contactos: ids.join(), mensaje }, [large])
    expect(await review(datos.id)).toMatchObject({
      total: 2,
      es: 1,
      en: 1,
      omitidos: 1,
      nombres_omitidos: [{ email: 'fuera@example.com', motivo: 'queja' }],
      enlaces: [{ direccion: 'https://gone.example/x', estado: 'roto', detalle: 'ENOTFOUND' }],
      puede_enviar: false,
    })
    expect(await pointsOf(datos.id)).toEqual({
      destinatarios: 'bien',
      omitidos: 'aviso',
      idiomas: 'rojo',
      cuerpo: 'bien',
      tamano: 'rojo',
      enlaces: 'rojo',
    })
  })

  test('is asked for again when it is sent', async () => {
    const contactos = await w.contact('roto@example.com')
    const mensaje = '<p><a href="https://gone.example/y">esto</a></p>'
    const { datos } = await w.save({ contactos, mensaje })
    const refused = await w.call('PUT', `enviar/${datos.id}`, { version: datos.version })
    expect(refused).toMatchObject({ status: 409, codigo: m.notReady.code, mensaje: m.notReady.es })
    expect((await w.save({ contactos, mensaje, enviar: true })).codigo).toBe(m.notReady.code)
    expect((await w.call('GET', `${datos.id}`)).datos.estado).toBe('borrador')
  })
})

describe('a test mail', () => {
  const prove = (fields: object, files: (typeof pdf)[] = []) => {
    const { payload, headers } = formWith({ asunto: 'Hola', ...fields }, files)
    return w.t.call('POST', '/v1/contacto/difusion/prueba', payload, w.clerk, { headers })
  }

  test('comes in both languages, with the files of the draft and the new ones', async () => {
    const { datos } = await w.save({}, [pdf])
    const reply = await prove(
      {
        mensaje: '<p>Hola {{nombre|cliente}}</p>',
        mensaje_en: '<p>Hello</p>',
        asunto_en: 'Hello',
        difusion_id: datos.id,
      },
      [{ ...pdf, name: 'otro.pdf' }],
    )
    expect(reply).toMatchObject({ status: 200, datos: { email: 'vendedora@example.com', idiomas: languages } })
    expect(w.server.received.map(({ to }) => to)).toEqual(['vendedora@example.com', 'vendedora@example.com'])
    for (const { text } of w.server.received) expect(text).toMatch(/folleto\.pdf[\s\S]*otro\.pdf/)
    expect(w.server.received[1]!.text).toMatch(/^Subject: Hello\r$/m)
  })

  test('needs a text, allowed files and a draft of one’s own', async () => {
    expect((await prove({ mensaje: '<p> </p>' })).mensaje).toBe(body.empty.es)
    const exe = { ...pdf, name: 'x.pdf', bytes: Buffer.from('MZ program') }
    expect((await prove({ mensaje: '<p>x</p>' }, [exe])).campos).toEqual({ files: m.fileNotAllowed.code })
    const stranger = await aUser(w.t, { enterpriseId: await anEnterprise(w.t), modules: [Module.broadcasts] })
    const { datos } = await w.save({}, [pdf])
    const { payload, headers } = formWith({ mensaje: '<p>x</p>', difusion_id: datos.id })
    const refused = await w.t.call('POST', '/v1/contacto/difusion/prueba', payload, stranger, { headers })
    expect(refused.status).toBe(404)
    expect(w.server.received).toEqual([])
  })
})

describe('the contacts of a choice', () => {
  test('are named: by hand all, of a filter those that are searched for', async () => {
    const ids = [await w.contact('a1@example.com', { nombre: 'Ángela Pérez' }), await w.contact('a2@example.com')]
    const byHand = await w.call('POST', 'elegidos', { contactos: ids })
    expect(byHand.datos.contactos.map(({ id }: { id: number }) => id).sort()).toEqual(ids)
    const byFilter = await w.call('POST', 'elegidos', { filtro: '?', buscar: 'angela per' })
    expect(byFilter.datos.contactos).toEqual([{ id: ids[0], nombre: expect.stringContaining('Ángela') }])
  })
})
