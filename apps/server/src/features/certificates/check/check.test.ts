import { certificateMessages as m } from '@portal/contract/certificates/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCode } from '#features/certificates/issue/new-code.ts'
import { aCertificate, anIssuer, checkedCode, revoked } from '#test/certificates.ts'
import type { Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let issuer: Person
beforeAll(async () => {
  t = await startApp()
  issuer = await anIssuer(t)
})
afterAll(() => t.close())

test('the check says what stands on the document, and nothing else', async () => {
  const { codigo } = await aCertificate(t, issuer)
  const { datos } = await checkedCode(t, codigo.toLowerCase().replaceAll('-', ' '))
  expect(datos).toEqual({
    codigo,
    estado: 'vigente',
    nombre: 'María José Ñuñez',
    titulo: 'Operación de consolas',
    titulo_en: 'Operation of consoles',
    horas: 16,
    emitido_el: '2026-10-16',
    emisor: expect.any(String),
    revocado_en: null,
    reemplazado_por: null,
  })
})

test('a revoked one is told as such, without the reason', async () => {
  const one = await aCertificate(t, issuer)
  await revoked(t, issuer, one, 'No rindió el examen')
  const { datos } = await checkedCode(t, one.codigo)
  expect(datos).toMatchObject({ estado: 'revocado', revocado_en: expect.any(String) })
  expect(JSON.stringify(datos)).not.toContain('examen')
})

test('an unknown code is 9, a mistyped one 12, whatever is sent', async () => {
  const { codigo } = await aCertificate(t, issuer)
  expect(await checkedCode(t, newCode())).toMatchObject({ status: 404, codigo: m.absent.code })
  const last = codigo.at(-1) === '0' ? '1' : '0'
  for (const typed of [codigo.slice(0, -1) + last, 'x', "' or 1=1", '😀', '%'])
    expect(await checkedCode(t, typed), typed).toMatchObject({ status: 404, codigo: m.codeInvalid.code })
  expect((await checkedCode(t, 'A'.repeat(500))).status).toBe(400)
})

test('who guesses is stopped', async () => {
  const from = { remoteAddress: '10.44.0.1' }
  await Promise.all(Array.from({ length: 300 }, () => checkedCode(t, newCode(), from)))
  expect(await checkedCode(t, newCode(), from)).toMatchObject({ status: 429 })
})
