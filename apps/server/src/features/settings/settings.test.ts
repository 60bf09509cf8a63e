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
