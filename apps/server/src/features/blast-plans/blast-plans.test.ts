import { demonstrationNotice } from '@portal/contract/blast-plans/constants'
import { type BlastPlan, firstPlan } from '@portal/contract/blast-plans/plan'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '#test/pdf-text.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const path = '/v1/plan_tronadura/pdf'
let lastAddress = 0
const asked = (plan: unknown, idioma = 'es') =>
  t.call('POST', path, { plan, idioma }, null, { remoteAddress: `198.51.100.${++lastAddress}` })

async function made(plan: BlastPlan, idioma = 'es'): Promise<string> {
  const { datos } = await asked(plan, idioma)
  const file = await t.app.inject(datos.url_file)
  expect(file.headers['content-type']).toBe('application/pdf')
  return pdfText(file.rawPayload)
}

test('a visitor gets his design as a document', async () => {
  const text = await made({ ...firstPlan, nombre: 'Banco 2460' })
  for (const part of ['Banco 2460', 'tresbolillo', 'Diagonal', '95,6 kg', 'K = 1.140, β = 1,6'])
    expect(text).toContain(part)
})

test('a reader of Portuguese gets it in Portuguese', async () => {
  const text = await made({ ...firstPlan, nombre: 'Bancada 7' }, 'pt')
  for (const part of ['Bancada 7', 'estagiada', 'Explosivo por furo', '95,6 kg', 'Página 1 de', 'Afastamento'])
    expect(text).toContain(part)
  expect(text).not.toMatch(/Pozos|Malla|tresbolillo|Retardo entre pozos/)
})

test('every page says that it is a demonstration', async () => {
  const plan = { ...firstPlan, malla: { ...firstPlan.malla, filas: 10, por_fila: 20 } }
  const text = await made(plan, 'en')
  const pages = text.match(/Page \d+ of \d+/g)?.length ?? 0
  expect(pages).toBeGreaterThan(2)
  expect(text.split(demonstrationNotice.en.slice(0, 40)).length - 1).toBeGreaterThanOrEqual(pages)
})

test('a design of 10,000 holes is drawn whole and listed in part', async () => {
  const text = await made({ ...firstPlan, malla: { ...firstPlan.malla, filas: 100, por_fila: 100 } })
  expect(text).toContain('10.000')
  expect(text).toContain('los primeros 600 pozos')
})

test('a design without any hole left, and one with points on a line, are documents too', async () => {
  expect(await made({ ...firstPlan, malla: { ...firstPlan.malla, filas: 1, por_fila: 1 }, quitados: [0] })).toContain(
    'Pozos',
  )
  expect(await made({ ...firstPlan, malla: { ...firstPlan.malla, filas: 1, por_fila: 6 } })).toContain('Pozos')
})

describe('what is no design', () => {
  test.each([
    [undefined, 'plan', 1],
    ['texto', 'plan', 1],
    [{ ...firstPlan, malla: { ...firstPlan.malla, burden: 1e9 } }, 'plan', 3],
    [{ ...firstPlan, malla: { ...firstPlan.malla, filas: 200, por_fila: 200 } }, 'plan', 4],
    [{ ...firstPlan, retardos: [[999, 1]] }, 'plan', 5],
    [{ ...firstPlan, retardos: [[1, -1]] }, 'plan', 6],
  ])('is refused by its reason (%#)', async (plan, field, code) => {
    expect(await asked(plan)).toMatchObject({ estado: 'ERR', campos: { [field]: code } })
  })
})

test('one address makes 20 documents an hour', async () => {
  const once = () => t.call('POST', path, { plan: null, idioma: 'es' }, null, { remoteAddress: '203.0.113.9' })
  for (let count = 0; count < 20; count++) expect((await once()).codigo).not.toBe(987)
  expect(await once()).toMatchObject({ estado: 'ERR', codigo: 987 })
})
