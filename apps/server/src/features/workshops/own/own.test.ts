import { referenceOf, RegistrationStatus as Status } from '@portal/contract/workshops/constants'
import { workshopMessages as m } from '@portal/contract/workshops/messages'
import { sql } from 'kysely'
import encodeQr from 'qr'
import decode from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { qrPng } from '#core/documents/qr-png.ts'
import { mailsTo } from '#test/people.ts'
import { fromElsewhere } from '#test/registration.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aWorkshop, byLink, registered } from '#test/workshops.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const own = (token: string) => t.call('GET', `/v1/workshop/inscripcion/${token}`, undefined, null, fromElsewhere())
const begin = (id: number) =>
  t.deps.db.updateTable('workshop').set({ inicio: sql<Date>`now()` }).where('id', '=', id).execute()

describe('the link of a registration', () => {
  test('shows what it is, confirms once, and then has the code; the mail brings QR and calendar', async () => {
    const { id, token, email } = await registered(t, await aWorkshop(t))
    expect((await own(token)).datos).toMatchObject({
      referencia: referenceOf(id),
      estado_id: Status.registered,
      confirmada: false,
      vence_en: expect.any(String),
      codigo: null,
      puede_anular: true,
    })
    for (let time = 0; time < 2; time++) expect(await byLink(t, token, 'confirmar')).toMatchObject({ status: 200 })
    expect((await own(token)).datos).toMatchObject({ confirmada: true, vence_en: null, codigo: expect.any(String) })
    const mails = await mailsTo(t, email)
    expect(mails.map(({ motivo }) => motivo)).toEqual(['workshop.confirmed', 'workshop.confirm'])
    const [picture, calendar] = [mails[0]!.adjuntos, mails[0]!.adjuntos].map(
      (attached, at) => (attached as { nombre: string; png?: string; texto?: string }[])[at === 0 ? 1 : 0]!,
    )
    expect(mails[0]!.html).toContain('src="cid:picture@portal"')
    expect(await sharp(Buffer.from(picture!.png!, 'base64')).metadata()).toMatchObject({ format: 'png' })
    expect(calendar).toMatchObject({
      nombre: expect.stringMatching(/\.ics$/),
      texto: expect.stringContaining('DTSTART:'),
    })
  })

  test('cancels once, and then neither confirms nor shows a code (16)', async () => {
    const { token } = await registered(t, await aWorkshop(t))
    for (let time = 0; time < 2; time++) expect(await byLink(t, token, 'anular')).toMatchObject({ status: 200 })
    expect(await byLink(t, token, 'confirmar')).toMatchObject({ status: 409, codigo: m.registrationCanceled.code })
    expect((await own(token)).datos).toMatchObject({ estado_id: Status.canceled, codigo: null, puede_anular: false })
  })

  test('does not confirm who still waits (15), and cancels nothing once the workshop has begun (17)', async () => {
    const id = await aWorkshop(t, 30, { cupo: 1 })
    const [holder, waiting] = [await registered(t, id), await registered(t, id)]
    expect(await byLink(t, waiting.token, 'confirmar')).toMatchObject({ status: 409, codigo: m.stillWaiting.code })
    await begin(id)
    expect(await byLink(t, holder.token, 'anular')).toMatchObject({ status: 409, codigo: m.begun.code })
  })

  test.each([
    ['nothing', () => 'x'],
    ['another id', (token: string) => token.replace(/^\d+/, (id) => `${Number(id) + 1}`)],
    ['an id of none', (token: string) => token.replace(/^\d+/, '999999')],
    ['a changed letter', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['the code of the QR', null],
  ])('of %s opens nothing (13)', async (_, changed) => {
    const { token } = await registered(t, await aWorkshop(t))
    await byLink(t, token, 'confirmar')
    const wrong = changed ? changed(token) : (await own(token)).datos.codigo
    const refused = { status: 404, codigo: m.linkInvalid.code }
    expect(await own(wrong)).toMatchObject(refused)
    expect(await byLink(t, wrong, 'confirmar')).toMatchObject(refused)
    expect(await byLink(t, wrong, 'anular')).toMatchObject(refused)
    expect((await own(token)).datos.confirmada).toBe(true)
  })
})

test('a QR picture has the modules of its code, eight pixels each, and is read', async () => {
  const text = `17-${'aB3_-'.repeat(8)}xyz`
  const modules = encodeQr(text, 'raw', { ecc: 'medium', border: 4 })
  const size = modules.length
  const { data, info } = await sharp(qrPng(text)).greyscale().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([size * 8, size * 8])
  const drawn = modules.map((row, y) => row.map((_, x) => data[(y * 8 + 4) * info.width + x * 8 + 4]! < 128))
  expect(drawn).toEqual(modules)
  const pixels = await sharp(qrPng(text)).ensureAlpha().toColourspace('srgb').raw().toBuffer()
  expect(decode({ width: info.width, height: info.height, data: pixels })).toBe(text)
})
