import { certificateMessages as m } from '@portal/contract/certificates/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCertificate, anIssuer, reissued, revoked } from '#test/certificates.ts'
import { pdfText } from '#test/pdf-text.ts'
import { aUser, mailsTo, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let issuer: Person
beforeAll(async () => {
  t = await startApp()
  issuer = await anIssuer(t)
})
afterAll(() => t.close())

const document = (id: number, as: Person | null = issuer) => t.call('GET', `/v1/certificado/pdf/${id}`, undefined, as)
const fileAt = async (url: string) => (await t.app.inject({ method: 'GET', url })).rawPayload

describe('the document', () => {
  test('has both languages and the code, and the same bytes each time', async () => {
    const { id, codigo } = await aCertificate(t, issuer, { nombre: 'Łukasz Wiśniewski', horas: 7.5 })
    const first = await fileAt((await document(id)).datos.url_file)
    const text = (await pdfText(first)).replace(/\s+/g, ' ')
    for (const part of ['Certificado', 'Certificate', 'Operación de consolas', 'Operation of consoles', codigo])
      expect(text).toContain(part)
    expect(text).toContain('7,5 horas')
    expect(text).toContain('Łukasz Wiśniewski')
    expect(await fileAt((await document(id)).datos.url_file)).toEqual(first)
  })

  test('two first downloads at once get the same file', async () => {
    const { id } = await aCertificate(t, issuer)
    const [one, other] = await Promise.all([document(id), document(id)])
    expect(await fileAt(one.datos.url_file)).toEqual(await fileAt(other.datos.url_file))
    const rows = t.deps.db.selectFrom('archivo').select('id').where('nombre', 'like', 'certificado_%')
    const stored = t.deps.db.selectFrom('certificado').select('pdf_id').where('pdf_id', 'is not', null)
    expect(await rows.execute()).toHaveLength((await stored.execute()).length)
  })

  test('is its holder’s and the staff’s; for others it does not exist', async () => {
    const holder = await aUser(t)
    const { id } = await aCertificate(t, issuer, { email: holder.email.toUpperCase() })
    expect((await document(id, holder)).status).toBe(200)
    expect(await document(id, await aUser(t))).toMatchObject({ status: 404, codigo: m.absent.code })
    expect((await document(id, null)).status).toBe(401)
    const early = await aCertificate(t, issuer, { email: 'mas.tarde@example.com' })
    const later = await aUser(t, { email: 'mas.tarde@example.com' }) // the account was made after the certificate
    expect((await document(early.id, later)).status).toBe(200)
    expect((await t.call('GET', '/v1/certificado/mios', undefined, later)).datos).toMatchObject({
      certificados: [{ id: early.id }],
      total: 1,
    })
  })

  test('of a revoked or replaced certificate is refused', async () => {
    const before = await aCertificate(t, issuer)
    await document(before.id)
    await reissued(t, issuer, before, { email: 'reemplazo@example.com' })
    expect(await document(before.id)).toMatchObject({ status: 409, codigo: m.replaced.code })
    const other = await aCertificate(t, issuer)
    await revoked(t, issuer, other)
    expect(await document(other.id)).toMatchObject({ status: 409, codigo: m.revoked.code })
  })

  test('is not stored when the certificate is revoked while it is made', async () => {
    const { company } = t.deps
    const one = await aCertificate(t, issuer)
    const [reply] = await Promise.all([document(one.id), company().then(() => revoked(t, issuer, one))])
    expect([200, 409]).toContain(reply.status)
    expect(await document(one.id)).toMatchObject({ status: 409, codigo: m.revoked.code })
  })
})

describe('the link of a mail', () => {
  const send = (id: number) => t.call('POST', `/v1/certificado/enviar/${id}`, {}, issuer)
  const linkIn = (text: string | null | undefined) => /(\/certificate-file\/[\w-]+)/.exec(text ?? '')?.[1] ?? ''
  const follow = (url: string) => t.app.inject({ method: 'GET', url })

  test('opens the document without log-in, until it is revoked', async () => {
    const email = 'con.enlace@example.com'
    const one = await aCertificate(t, issuer, { email })
    expect((await send(one.id)).status).toBe(200)
    const link = linkIn((await mailsTo(t, email))[0]?.texto)
    const answer = await follow(link)
    expect(answer.statusCode).toBe(303)
    expect((await fileAt(String(answer.headers.location))).subarray(0, 5).toString()).toBe('%PDF-')
    await revoked(t, issuer, one)
    expect((await follow(link)).statusCode).toBe(404)
    expect(await send(one.id)).toMatchObject({ status: 409, codigo: m.revoked.code })
    expect(await mailsTo(t, email)).toHaveLength(1)
  })

  test('cannot be made up', async () => {
    const email = 'sin.enlace@example.com'
    const one = await aCertificate(t, issuer, { email, enviar: true })
    const other = await aCertificate(t, issuer)
    const link = linkIn((await mailsTo(t, email))[0]?.texto)
    for (const forged of [
      link.replace(`${one.id}-`, `${other.id}-`),
      `${link}x`,
      '/certificate-file/1-',
      '/certificate-file/x',
    ])
      expect((await follow(forged)).statusCode, forged).toBe(404)
  })
})
