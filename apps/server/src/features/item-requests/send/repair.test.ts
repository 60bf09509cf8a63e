import { coreMessages } from '@portal/contract/core/core-messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import { machineDoneMessages } from '@portal/contract/machines/done-messages'
import { machineMessages } from '@portal/contract/machines/messages'
import { requestLimits } from '@portal/contract/marketplace/constants'
import { RequestStatus } from '@portal/contract/marketplace/states'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aMultipart } from '#test/forms.ts'
import { aClerk, aRequestForm, oneRequest, requestRow } from '#test/machines.ts'
import { aUser, mailsTo, type Person } from '#test/people.ts'
import { fromElsewhere } from '#test/registration.ts'
import { type Answered, startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let clerk: Person
let picture: Buffer
beforeAll(async () => {
  t = await startApp()
  clerk = await aClerk(t)
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .toFormat('png')
    .toBuffer()
})
afterAll(() => t.close())

const m = machineMessages
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
interface File {
  name: string
  bytes: Uint8Array
}

function send(form: object = {}, files: readonly File[] = [], from: object = fromElsewhere()): Promise<Answered> {
  const fields = Object.entries(aRequestForm({ marca: 'Komatsu PC200', ...form }))
  const { payload, headers } = aMultipart([
    ...fields.map(([name, value]) => [name, `${value}`] as const),
    ...files.map((file) => ['adjuntos', file] as const),
  ])
  return t.call('POST', '/v1/clasificado/enviar_solicitud_servicio_reparacion', payload, null, { headers, ...from })
}
const idOf = ({ datos }: Answered): number => datos.solicitud_clasificado_id
const repairs = async (query = '') =>
  (await t.call('GET', `/v1/clasificado/solicitud/list${query}`, undefined, clerk)).datos.servicio_reparacion

describe('asking for a repair', () => {
  test('is stored without an item and told to the client and to the company', async () => {
    const form = { email: 'taller@example.com', idioma: 'en' }
    const reply = await send(form)
    expect(reply).toMatchObject({ status: 200, codigo: 10, mensaje: machineDoneMessages.repairReceived.es })
    expect(await requestRow(t, idOf(reply))).toMatchObject({
      tipo: 'reparacion',
      clasificado_id: null,
      marca: 'Komatsu PC200',
      estado_id: RequestStatus.pendingContact,
    })
    const told = (await mailsTo(t, form.email))[0]?.texto
    expect(told).toContain('Listing: Repair service')
    expect(told).not.toContain('Komatsu') // what was typed is not repeated to an address nobody confirmed
    const { email } = await t.deps.company()
    expect((await mailsTo(t, email))[0]?.asunto).toBe(`New request #${idOf(reply)}`)
  })

  test.each([
    ['no brand', { marca: '' }, m.brandInvalid, 'marca'],
    ['no message', { mensaje: 'No' }, m.messageInvalid, 'mensaje'],
    ['no name', { nombre: '' }, m.nameInvalid, 'nombre'],
    ['no way to answer', { email: '' }, m.phoneOrEmail, 'email'],
    ['another language', { idioma: 'de' }, m.languageInvalid, 'idioma'],
  ])('refuses %s', async (_, form, entry, field) => {
    expect(await send(form)).toMatchObject({ status: 400, codigo: entry.code, campos: { [field]: entry.code } })
  })

  test('again within 24 hours answers that it was received, also two at once; another machine is another request', async () => {
    const form = aRequestForm()
    const replies = await Promise.all([send(form), send(form), send({ ...form, marca: 'KOMATSU pc200' })])
    expect(replies.map(({ codigo }) => codigo).toSorted((one, other) => one - other)).toEqual([1, 1, 10])
    expect(await send({ ...form, marca: 'Volvo EC210' })).toMatchObject({ codigo: 10 })
  })

  test('goes into quarantine with the hidden field', async () => {
    const reply = await send({ sitio_web: 'x', email: 'robot@example.com' })
    expect(reply).toMatchObject({ codigo: 10 })
    expect(await requestRow(t, idOf(reply))).toMatchObject({ estado_id: RequestStatus.sent })
    expect(await mailsTo(t, 'robot@example.com')).toEqual([])
  })
})

describe('its files', () => {
  test('are kept under their names, told by their content and served as downloads', async () => {
    const files = [
      { name: '../..\\falla.png', bytes: picture },
      { name: 'informe', bytes: pdf },
    ]
    const reply = await send({}, files)
    const { datos } = await oneRequest(t, idOf(reply), clerk)
    expect(datos.adjuntos.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['falla.png', 'informe.pdf'])
    for (const { archivo_url } of datos.adjuntos) {
      const file = await t.app.inject(archivo_url)
      expect(file.statusCode).toBe(200)
      expect(file.headers['content-disposition']).toMatch(/^attachment;/)
    }
    const tracked = await t.call('GET', `/v1/clasificado/solicitud/seguimiento/${reply.datos.url_seguimiento.slice(9)}`)
    expect(tracked.datos.adjuntos).toHaveLength(2)
    const path = datos.adjuntos[0].archivo_url.replace(/firma=[^&]+/, 'firma=x')
    expect((await t.app.inject(path)).statusCode).toBe(404)
  })

  test('may be six; a seventh is too much', async () => {
    const files = Array.from({ length: 7 }, (_, index) => ({ name: `${index}.png`, bytes: picture }))
    const reply = await send({}, files.slice(0, requestLimits.attachments))
    expect((await oneRequest(t, idOf(reply), clerk)).datos.adjuntos).toHaveLength(6)
    expect(await send({}, files)).toMatchObject({ status: 413, codigo: sendingMessages.tooManyFiles.code })
  })

  test.each([
    ['a program called a picture', Buffer.from(`MZ${'\0'.repeat(200)}`)],
    ['a page called a picture', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that can run scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['nothing', Buffer.alloc(0)],
  ])('are refused when one is %s', async (_, bytes) => {
    const before = (await repairs()).total
    const files = [
      { name: 'buena.png', bytes: picture },
      { name: 'mala.png', bytes },
    ]
    expect(await send({}, files)).toMatchObject({ status: 415, codigo: coreMessages.fileType.code })
    expect((await repairs()).total).toBe(before)
  })

  test('are refused above 10 MB', async () => {
    const bytes = Buffer.concat([picture, Buffer.alloc(10 * 1024 * 1024)])
    expect(await send({}, [{ name: 'grande.png', bytes }])).toMatchObject({ status: 413, codigo: 985 })
  })

  test('that cannot be stored leave no request behind', async () => {
    const before = (await repairs()).total
    const full = vi.spyOn(t.deps.files, 'write').mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    const reply = await send({}, [{ name: 'a.png', bytes: picture }])
    full.mockRestore()
    expect(reply).toMatchObject({ status: 503, codigo: coreMessages.busy.code })
    expect((await repairs()).total).toBe(before)
  })
})

describe('repairs in the lists', () => {
  test('are seen by staff and never by the owners of items', async () => {
    const id = idOf(await send({ nombre: 'Únicamente Taller' }))
    expect(await repairs('?buscar=unicamente')).toMatchObject({
      total: 1,
      servicios_reparacion: [{ id, marca: 'Komatsu PC200', sku: null, clasificado_id: null }],
    })
    expect((await repairs('?buscar=komatsu&page_row=1')).servicios_reparacion).toHaveLength(1)
    const owner = await aUser(t)
    const theirs = await t.call('GET', '/v1/clasificado/solicitud/list', undefined, owner)
    expect(theirs.datos.servicio_reparacion).toEqual({ servicios_reparacion: [], total: 0 })
    expect(await oneRequest(t, id, owner)).toMatchObject({ status: 404, codigo: m.requestAbsent.code })
  })
})
