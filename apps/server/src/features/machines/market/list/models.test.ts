import { MachineCategory } from '@portal/contract/machines/categories/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joined, stillTyped, wordsOf } from '#features/marketplace/search/words.ts'
import { anItem } from '#test/machines.ts'
import { brandsOf } from '#test/public-lists.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
  const categoriaId = MachineCategory.pumps
  const brands = [
    'Velkra VK 236',
    'Velkra VK236 D',
    'Velkra VK-236',
    'Komatsu PC200-8',
    'Komatsu930E',
    'Manitou MT 1840',
  ]
  for (const marca of brands) await anItem(t, { marca, categoria_id: categoriaId, descripcion: 'Operativo' })
  await anItem(t, {
    marca: 'Otra',
    categoria_id: categoriaId,
    descripcion: 'Repuesto de VK, 236 horas; para PC 200 y CAT 320 d',
  })
  await sql`select setval('clasificado_sku', 4711)`.execute(t.deps.db)
  await anItem(t, { marca: 'Numerada', categoria_id: categoriaId, descripcion: 'Nada' })
})
afterAll(() => t.close())

const sorted = async (buscar: string) => (await brandsOf(t, { buscar })).toSorted()

test.each(['VK236', 'vk-236', 'vk 236', 'Vk  236', 'VK/236'])('%s finds every way to write it', async (buscar) => {
  expect(await sorted(buscar)).toEqual(['Velkra VK 236', 'Velkra VK-236', 'Velkra VK236 D'])
})

test.each([
  ['vk236d', ['Velkra VK236 D']],
  ['VK 236 d', ['Velkra VK236 D']],
  ['pc200', ['Komatsu PC200-8', 'Otra']],
  ['PC-200-8', ['Komatsu PC200-8']],
  ['pc 200 8', ['Komatsu PC200-8']],
  ['komatsu 930e', ['Komatsu930E']],
  ['Komatsu930e', ['Komatsu930E']],
  ['komatsu 200', ['Komatsu PC200-8']],
  ['320 d', ['Otra']],
  ['cat320d', ['Otra']],
  ['cat 320', ['Otra']],
  ['vk 18', []],
  ['manitou 18', ['Manitou MT 1840']], // still being typed
])('%s finds %j', async (buscar, brands) => {
  expect(await sorted(buscar)).toEqual(brands)
})

test('letters and digits of a model are searched apart where they stand nowhere together', async () => {
  await expect(sorted('mt 8')).resolves.toEqual([])
  await expect(sorted('pc 236')).resolves.toEqual(['Otra'])
})

test.each(['M-004712', 'm004712', 'm 4712', '004712', '4712', 'M-4712'])(
  '%s finds the listing of that number',
  async (buscar) => {
    expect(await sorted(buscar)).toEqual(['Numerada'])
  },
)

describe('the words of a search', () => {
  test.each([
    ['Excavadora VK-236', ['excavadora', 'vk236']],
    ['camión de 20 t', ['camion', 'de', '20t']],
    ['año 2015', ['ano', '2015']],
    ['de 10 a 20', ['de', '10', 'a', '20']],
    ['co-piloto', ['co-piloto']],
    ['a|b', ['a', 'b']],
    ['-5 - 6-', ['5', '6']],
    ['m3', ['m3']],
  ])('of %s are %j', (text, words) => {
    expect(wordsOf(text).map(({ text }) => text)).toEqual(words)
  })

  test('may go on at the end, and models may stand apart', () => {
    expect(stillTyped(wordsOf('bomba 2015'))).toEqual([
      { text: 'bomba', isPrefix: false },
      { text: '2015', isPrefix: true },
    ])
    expect(stillTyped(wordsOf('cat320 vk-236'))).toEqual([
      { text: 'cat320', isPrefix: false, terms: ['cat320', 'cat 320'] },
      { text: 'vk236', isPrefix: true, terms: ['vk236*', 'vk 236'] },
    ])
  })
})

test('items join the same words as searches', async () => {
  const texts = ['vk 236', 'de 20', 'con 3 ejes', 'cat 320 d', 'ano 2015', 'la 4', 'roc l 8', '20 t', 'the 5', '7 y 8']
  for (const text of texts) {
    const { rows } = await sql<{ modelos: string | null }>`select modelos(${text}) as modelos`.execute(t.deps.db)
    const models = joined(text.split(' ')).filter((word) => /[a-z]/.test(word) && /[0-9]/.test(word))
    const stored = rows[0]!.modelos?.split(' ') ?? []
    expect([text, stored]).toEqual([text, models.length ? expect.arrayContaining(models) : []])
  }
})
