import {
  broadcastDoneMessages as doneMessages,
  broadcastMessages as m,
  broadcastSendMessages as sends,
} from '@portal/contract/broadcasts/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BroadcastWorld, broadcastWorld } from '#test/broadcasts.ts'
import { failing } from '#test/failing.ts'

let w: BroadcastWorld
beforeAll(async () => {
  w = await broadcastWorld()
})
afterAll(() => w.close())
beforeEach(() => {
  w.server.received.length = 0
})

const aPdf = (name: string, length = 20) => ({
  field: 'files',
  name,
  bytes: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(length, 32), Buffer.from('\n%%EOF\n')]),
})
const one = async (id: number) => (await w.call('GET', `${id}`)).datos
const names = async (id: number) => (await one(id)).adjuntos.map(({ nombre }: { nombre: string }) => nombre)

describe('attachments', () => {
  test('come with each mail', async () => {
    const contactos = await w.contact('adjunto@example.com')
    const { datos } = await w.save({ contactos, enviar: true }, [aPdf('lista de precios.pdf')])
    await w.due(datos.id)
    const { text } = w.server.received[0]!
    expect(text).toMatch(/Content-Type: application\/pdf/)
    expect(text).toMatch(/filename="lista de precios\.pdf"/)
    expect(text).toContain(aPdf('').bytes.toString('base64').slice(0, 40))
  })

  test.each([
    ['a program', [{ field: 'files', name: 'x.pdf', bytes: Buffer.from('MZ\u0090\u0000') }]],
    ['a page', [{ field: 'files', name: 'x.html', bytes: Buffer.from('<script>alert(1)</script>') }]],
    ['an empty file', [{ field: 'files', name: 'x.pdf', bytes: Buffer.alloc(0) }]],
    ['more than 10 MB together', [aPdf('a.pdf', 6_000_000), aPdf('b.pdf', 6_000_000)]],
  ])('refuses %s and saves nothing', async (_, files) => {
    const before = (await w.call('GET', 'list')).datos.total
    const refused = await w.save({}, files)
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.status).toBeLessThan(500)
    expect((await w.call('GET', 'list')).datos.total).toBe(before)
  })
})

test('what cannot be stored changes nothing and says so: 0 of drafts and of sending', async () => {
  const contactos = await w.contact('nadie@example.com')
  const { id, version } = (await w.save({ contactos })).datos
  const before = (await w.call('GET', 'list')).datos.total
  const fails = (work: () => ReturnType<typeof w.call>) => failing(w.t, 'difusion', work)
  expect(await fails(() => w.save({ contactos }))).toMatchObject({ status: 500, codigo: m.notCreated.code })
  expect(await fails(() => w.update(id, { contactos, version }))).toMatchObject({ codigo: m.notCreated.code })
  const sending = await fails(() => w.call('PUT', `enviar/${id}`, { version }))
  expect(sending).toMatchObject({ status: 500, codigo: sends.notCreated.code, mensaje: sends.notCreated.es })
  expect((await w.call('GET', 'list')).datos.total).toBe(before)
  expect(await one(id)).toMatchObject({ estado: 'borrador', version })
})

test('one that waits for the send limit says so: 15', async () => {
  const slow = await broadcastWorld({ BROADCAST_PER_MINUTE: '1' })
  try {
    const contactos = [await slow.contact('uno@example.com'), await slow.contact('dos@example.com')].join()
    const { id } = (await slow.save({ contactos, enviar: true })).datos
    const limited = async () => (await slow.call('GET', `${id}`)).datos.limitado
    expect(await limited()).toBe(false)
    await slow.due(id)
    expect([slow.server.received.length, await limited()]).toEqual([1, true])
    const { code: codigo, es: mensaje } = m.sendLimit
    expect(await slow.save({ contactos, enviar: true })).toMatchObject({ estado: 'OK', codigo, mensaje })
    const draft = (await slow.save({ contactos })).datos
    const started = await slow.call('PUT', `enviar/${draft.id}`, { version: draft.version })
    expect(started).toMatchObject({ estado: 'OK', codigo, mensaje })
    const paused = await slow.call('PUT', `pausar/${draft.id}`, { version: started.datos.version })
    expect(paused).toMatchObject({ estado: 'OK', codigo: doneMessages.paused.code })
    const resumed = await slow.call('PUT', `reanudar/${draft.id}`, { version: paused.datos.version })
    expect(resumed).toMatchObject({ estado: 'OK', codigo, mensaje })
  } finally {
    await slow.close()
  }
})

describe('a draft', () => {
  test('changes its text, contacts and files, and is sent as it is then', async () => {
    const { datos } = await w.save({ contactos: await w.contact('antes@example.com') }, [aPdf('a.pdf'), aPdf('b.pdf')])
    const [first] = (await one(datos.id)).adjuntos
    const saved = await w.update(
      datos.id,
      {
        contactos: await w.contact('ahora@example.com'),
        asunto: 'Cambiado',
        mensaje: '<p>Otro texto.</p>',
        conservar: first.archivo_id,
        version: datos.version,
      },
      [aPdf('c.pdf')],
    )
    expect(saved).toMatchObject({ status: 200, mensaje: m.savedAsDraft.es })
    expect(await names(datos.id)).toEqual(['a.pdf', 'c.pdf'])
    await w.call('PUT', `enviar/${datos.id}`, { version: saved.datos.version })
    await w.due(datos.id)
    expect(w.server.received.map(({ to }) => to)).toEqual(['ahora@example.com'])
    expect(w.server.received[0]!.text).toContain('Otro texto.')
    const refused = await w.update(datos.id, { version: saved.datos.version + 1 })
    expect(refused).toMatchObject({ status: 409, codigo: coreMessages.changedByOther.code })
  })

  test('saved by two people at once keeps one of both', async () => {
    const { datos } = await w.save({}, [aPdf('a.pdf')])
    const both = await Promise.all(
      ['Uno', 'Dos'].map((titulo) => w.update(datos.id, { titulo, version: datos.version }, [aPdf(`${titulo}.pdf`)])),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const titulo = both[0]!.status === 200 ? 'Uno' : 'Dos'
    expect(await one(datos.id)).toMatchObject({ titulo, adjuntos: [{ nombre: `${titulo}.pdf` }] })
  })

  test('keeps no file of another one, and at most five', async () => {
    const other = await w.save({}, [aPdf('ajeno.pdf')])
    const [{ archivo_id: foreign }] = (await one(other.datos.id)).adjuntos
    const { datos } = await w.save({}, [aPdf('a.pdf'), aPdf('b.pdf'), aPdf('c.pdf')])
    const stored = (await one(datos.id)).adjuntos.map(({ archivo_id }: { archivo_id: string }) => archivo_id)
    const more = [aPdf('d.pdf'), aPdf('e.pdf'), aPdf('f.pdf')]
    const refused = await w.update(datos.id, { conservar: stored.join(), version: datos.version }, more)
    expect(refused.campos).toEqual({ files: m.fileNotAllowed.code })
    expect(await names(datos.id)).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
    await w.update(datos.id, { conservar: foreign, version: datos.version })
    expect(await names(datos.id)).toEqual([])
    expect(await names(other.datos.id)).toEqual(['ajeno.pdf'])
  })
})

test('a contact that was merged after the snapshot gets one mail, as who he is now', async () => {
  const [gone, stays] = [
    await w.contact('fusionado@example.com', { nombre: 'Nombre Viejo' }),
    await w.contact('queda@example.com', { nombre: 'Nombre Nuevo' }),
  ]
  const { datos } = await w.save({ contactos: `${gone}`, asunto: 'Hola {{nombre}}', enviar: true })
  await w.t.deps.db
    .updateTable('contacto')
    .set({ eliminado_en: new Date(), fusionado_con: stays })
    .where('id', '=', gone)
    .execute()
  await Promise.all([w.due(datos.id), w.due(datos.id)])
  expect(w.server.received.map(({ to }) => to)).toEqual(['fusionado@example.com'])
  expect(w.server.received[0]!.text).toMatch(/^Subject: Hola Nombre Nuevo\r$/m)
})
