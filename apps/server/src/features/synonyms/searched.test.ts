import { MachineCategory } from '@portal/contract/machines/categories/constants'
import { synonymCalls } from '@portal/contract/synonyms/calls'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refreshVocabulary } from '#features/machines/market/service.ts'
import { wordsOf } from '#features/marketplace/search/words.ts'
import { meaningsOf, withMeanings } from '#features/marketplace/synonyms/synonyms.ts'
import { aStaffMember } from '#test/items.ts'
import { anItem } from '#test/machines.ts'
import type { Person } from '#test/people.ts'
import { brandsOf, publicList } from '#test/public-lists.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let [t, staff]: [TestApp, Person] = [] as never
beforeAll(async () => {
  t = await startApp()
  staff = await aStaffMember(t)
  const other = MachineCategory.otherEquipment
  await anItem(t, { marca: 'Alfa', categoria_id: MachineCategory.lightTowers, descripcion: 'Con cuatro focos' })
  await anItem(t, { marca: 'Beta', categoria_id: other, descripcion: 'Torre de luz a batería' })
  await anItem(t, { marca: 'Gamma', categoria_id: other, descripcion: 'Montacargas de tres toneladas' })
  await anItem(t, { marca: 'Delta', categoria_id: other, descripcion: 'Grúa horquilla eléctrica' })
  await anItem(t, { marca: 'Omega', categoria_id: other, descripcion: 'Grúa torre' })
  await anItem(t, { marca: 'Camiones Sur', categoria_id: other, descripcion: 'Camión tolva' })
  await refreshVocabulary(t.deps.db)
})
afterAll(() => t.close())

const sorted = async (buscar: string) => (await brandsOf(t, { buscar })).toSorted()

test.each([
  ...['torre de luz', 'torre luz', 'Torres de luz', 'torre de iluminación', 'light towers'].map((text) => [
    text,
    ['Alfa', 'Beta'],
  ]),
  ...['grúa horquilla', 'gruas horquilla', 'montacargas', 'Forklift', 'MONTACARGA'].map((text) => [
    text,
    ['Delta', 'Gamma'],
  ]),
  ['grua horquilla electrica', ['Delta']],
  ['grúa', ['Delta', 'Omega']],
  ['torre', ['Alfa', 'Beta', 'Omega']],
] as [string, string[]][])('%s finds %j', async (text, brands) => {
  expect(await sorted(text)).toEqual(brands)
})

test('two letters that changed places are put right', async () => {
  expect(await publicList(t, { buscar: 'camoin' })).toMatchObject({ total: 1, busqueda_corregida: 'camión' })
  expect(await publicList(t, { buscar: 'toer' })).toMatchObject({ busqueda_corregida: null })
})

test('a mistyped word of a term is put right, and then has its synonyms', async () => {
  expect(await publicList(t, { buscar: 'torre de iluminacoin' })).toMatchObject({
    total: 2,
    busqueda_corregida: 'torre de iluminación',
  })
})

test('a synonym that staff save is used within a second by every process, and no longer when it is deleted', async () => {
  const other = await t.secondPortal()
  const found = async () => {
    const { datos } = await other.call('GET', '/v1/clasificado/list_all?buscar=tumbacerros')
    return datos.total as number
  }
  try {
    for (let n = 0; n < 3; n++) expect(await found()).toBe(0)
    const form = { nombre: 'camión tolva', tambien: 'tumbacerros', tambien_en: '' }
    const { datos } = await t.call('POST', synonymCalls.save.path, form, staff)
    await vi.waitFor(async () => expect(await found()).toBe(1), { timeout: 1000, interval: 50 })
    await t.call('PUT', `/v1/clasificado/sinonimo/delete/${datos.id}`, {}, staff)
    await vi.waitFor(async () => expect(await found()).toBe(0), { timeout: 1000, interval: 50 })
  } finally {
    await other.close()
  }
})

test('the longest term counts, and words of no term stay', () => {
  const meanings = meaningsOf([
    { nombre: 'grúa', tambien: 'pluma', tambien_en: '' },
    { nombre: 'montacargas', tambien: 'grúa horquilla', tambien_en: 'forklift; lift truck' },
  ])
  expect(withMeanings(meanings, wordsOf('gruas horquillas usadas'))).toEqual([
    { text: 'gruas horquillas', isPrefix: false, terms: ['montacargas', 'grua horquilla', 'forklift', 'lift truck'] },
    { text: 'usadas', isPrefix: false },
  ])
  expect(withMeanings(meanings, wordsOf('de grúa'))).toMatchObject([{ text: 'de' }, { terms: ['grua', 'pluma'] }])
  expect(withMeanings(meaningsOf([]), wordsOf('grúa'))).toEqual(wordsOf('grúa'))
})
