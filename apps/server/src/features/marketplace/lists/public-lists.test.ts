import { expect, test, vi } from 'vitest'
import { newChanges } from '#core/database/events.ts'
import { wordsOf } from '../search/words.ts'
import { cardCache } from './card-cache.ts'
import { publicLists, type Search } from './public-lists.ts'
import { sliceOf } from './slices.ts'

interface Wanted extends Search {
  comuna: string
}

const areas = ['clasificados'] as const
const longest = 30_000

/** Lists of a kind that is no machine: 120 houses, of which the word "casa" finds the even ones. */
function aKind({ isOnlyStem = false } = {}) {
  const changes = newChanges()
  const all = Array.from({ length: 120 }, (_, index) => index + 1)
  const matching = ({ words }: Wanted) =>
    words.length === 0 ? all : words.some(({ text }) => text === 'casa') ? all.filter((id) => id % 2 === 0) : []
  const findAll = vi.fn(async (wanted: Wanted, { offset, limit }: { offset: number; limit: number }) => {
    const ids = matching(wanted)
    return { ids: ids.slice(offset, offset + limit), featured: ids.slice(0, 1), counted: ids.length }
  })
  const findMore = vi.fn(async (wanted: Wanted, { offset, limit }: { offset: number; limit: number }) =>
    matching(wanted).slice(offset, offset + limit),
  )
  const read = vi.fn(async (ids: readonly number[]) => ids.map((id) => ({ id, texto: `{"id":${id}}`, dura_ms: null })))
  const lists = publicLists<Wanted>({
    changes,
    areas,
    longest,
    names: { rows: 'propiedades', featured: 'propiedades_mas_destacadas' },
    touches: { found: () => true, sorted: () => true },
    keyOf: ({ comuna, words }) => JSON.stringify([comuna, words]),
    findAll,
    findMore,
    cards: cardCache({ changes, areas, longest, read }),
    haveWords: async () => !isOnlyStem,
    withSynonyms: async (words) => words,
    listUnknown: async (words) =>
      words.map((_, place) => ({ lugar: place + 1, candidatas: [{ palabra: 'casa', escrita: 'casa', veces: 9 }] })),
  })
  const list = async (buscar = '', page = 1) => {
    const wanted = { words: wordsOf(buscar), orden: '-creado_en', comuna: '' }
    const { text } = await lists.answer(wanted, sliceOf({ page, page_row: 18 }))
    return JSON.parse(text) as Record<string, unknown> & { propiedades: { id: number }[] }
  }
  return { list, changes, findAll, findMore, read }
}

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

test('a list bears the names of its kind, and is counted once for all its pages', async () => {
  const { list, findAll, findMore } = aKind()
  const first = await list()
  expect(first).toMatchObject({
    total: 120,
    total_exacto: true,
    busqueda_corregida: null,
    propiedades_mas_destacadas: [{ id: 1 }],
  })
  expect(ids(first.propiedades)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1))
  expect(ids((await list('', 2)).propiedades)[0]).toBe(19)
  expect(findAll).toHaveBeenCalledTimes(1)
  expect(findMore).not.toHaveBeenCalled() // the second page is in the block of the first
  expect(ids((await list('', 6)).propiedades)[0]).toBe(91)
  expect(findAll).toHaveBeenCalledTimes(1)
  expect(findMore).toHaveBeenCalledTimes(1)
})

test('a mistyped word is searched as the word that was meant', async () => {
  const { list } = aKind()
  const found = await list('csaa')
  expect(found).toMatchObject({ total: 60, busqueda_corregida: 'casa' })
  expect(ids(found.propiedades)[0]).toBe(2)
})

test('a mistyped word is not corrected to one that stands in nothing that is found', async () => {
  const { list } = aKind({ isOnlyStem: true })
  expect(await list('csaa')).toMatchObject({ total: 0, busqueda_corregida: null })
})

test('what is shown is read again after a change', async () => {
  const { list, changes, findAll, read } = aKind()
  await list()
  await list()
  expect(read).toHaveBeenCalledTimes(1)
  changes.emit('change', { area: 'clasificados' })
  await list()
  expect(findAll).toHaveBeenCalledTimes(2)
  expect(read).toHaveBeenCalledTimes(2)
})

test('a page lives as long as it may, also when its cards were read long before', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const { list, findAll, read } = aKind()
    await list()
    vi.advanceTimersByTime(longest - 1000)
    await list('casa')
    await list('casa') // the first address that comes again is cached
    vi.advanceTimersByTime(2000)
    const before = [findAll.mock.calls.length, read.mock.calls.length]
    await list('casa')
    expect([findAll.mock.calls.length, read.mock.calls.length]).toEqual(before)
  } finally {
    vi.useRealTimers()
  }
})
