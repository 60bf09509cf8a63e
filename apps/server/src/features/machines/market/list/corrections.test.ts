import { MachineCategory } from '@portal/contract/machines/categories/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anItem } from '#test/machines.ts'
import { publicList } from '#test/public-lists.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { refreshVocabulary } from '../service.ts'

const { excavators, generators } = MachineCategory

let t: TestApp
beforeAll(async () => {
  t = await startApp()
  await anItem(t, { marca: 'Komatsu', categoria_id: excavators, descripcion: 'Excavadora sobre orugas' })
  await anItem(t, { marca: 'Generac', categoria_id: generators, descripcion: 'Para faenas de excavación' })
  await refreshVocabulary(t.deps.db)
})
afterAll(() => t.close())

test('a mistyped word is searched as the one that was meant, in singular and plural', async () => {
  expect(await publicList(t, { buscar: 'escavadora' })).toMatchObject({ busqueda_corregida: 'excavadora' })
  expect(await publicList(t, { buscar: 'escavadoras' })).toMatchObject({ busqueda_corregida: 'excavadoras' })
})

test('a corrected word stands in what is found, and is not only of one stem with it', async () => {
  const among = { categoria_id: generators }
  expect(await publicList(t, { ...among, buscar: 'excavadora' })).toMatchObject({ total: 1 })
  expect(await publicList(t, { ...among, buscar: 'escavadora' })).toMatchObject({ total: 0, busqueda_corregida: null })
})
