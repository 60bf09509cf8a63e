import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

test('the company is told to everyone', async () => {
  expect(await t.call('GET', '/v1/ajuste/empresa')).toMatchObject({ estado: 'OK', datos: { nombre: 'NEXT' } })
})

test('the offices are told to everyone, in the order of the home page', async () => {
  const { datos } = await t.call('GET', '/v1/ajuste/oficinas')
  expect(datos.oficinas.map(({ pais_id }: { pais_id: number }) => pais_id)).toEqual([484, 604, 152, 840])
  expect(datos.mensajeria).toHaveLength(2)
})
