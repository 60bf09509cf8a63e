import type { Area } from '@portal/contract/core/areas'
import { pageSizes } from '@portal/contract/core/limits'
import { JsonText } from '#core/base/answers.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Change, Changes } from '#core/database/events.ts'
import { correct, type Unknown } from '../search/correct.ts'
import { stillTyped, type Word } from '../search/words.ts'
import type { cardCache } from './card-cache.ts'
import { blocksOf, type Slice, totalOf } from './slices.ts'

/** A search, without its page. */
export interface Search {
  words: readonly Word[]
  orden: string
}

/**
 * The first page of a list with data common to all its pages. `counted` is at most one more than the largest exact
 * total.
 */
interface Found {
  ids: readonly number[]
  featured: readonly number[]
  counted: number
}

/** How a kind of item serves its public lists. */
interface ListKind<Wanted extends Search> {
  changes: Changes
  /** Areas whose changes make lists stale. */
  areas: readonly Area[]
  /** Maximum age of a cached answer, in milliseconds. */
  longest: number
  /** Wire names of the rows and of the featured ones. */
  names: { rows: string; featured: string }
  /** Returns a key that is equal for searches with the same results, without page and order. */
  keyOf(wanted: Wanted): string
  /** Whether a change of an item with facts may touch which items a list finds, or how they are sorted or featured. */
  touches: { found(wanted: Wanted, change: Change): boolean; sorted(wanted: Wanted, change: Change): boolean }
  /** Finds and counts a list that is not cached, in one statement. */
  findAll(wanted: Wanted, block: Slice): Promise<Found>
  /** Returns further ids of a list whose total is known. */
  findMore(wanted: Wanted, block: Slice, known: { total: number; isExact: boolean }): Promise<readonly number[]>
  cards: ReturnType<typeof cardCache>
  /** Returns those words that no item contains in any form. */
  listUnknown(words: readonly string[]): Promise<readonly Unknown[]>
  /** Whether each of these words itself, not only its stem, stands in one of these items. */
  haveWords(ids: readonly number[], words: readonly string[]): Promise<boolean>
  /** Returns words with their synonyms. */
  withSynonyms(words: readonly Word[]): Promise<readonly Word[]>
}

/** Data common to all pages of a list. */
interface Summary {
  total: number
  isExact: boolean
  featured: readonly number[]
}

interface Page extends Summary {
  ids: readonly number[]
}

/** What a list shows, by which words it was found, and their text when they were corrected. */
interface Searched {
  page: Page
  words: readonly Word[]
  corrected: string | null
}

interface Told {
  answer: JsonText
  staysFor: number
}

/**
 * Serves lists of public items by filters and words, as JSON text. Counts a list once for all pages, and finds several
 * pages at a time. A write makes again what it touches (`answerCache`), and answers expire with their validity.
 */
export function publicLists<Wanted extends Search>(kind: ListKind<Wanted>) {
  const { changes, areas, longest, names, keyOf, touches, cards } = kind
  const summaries = answerCache<Summary>(changes, areas, { ms: longest, max: 5000 })
  const blocks = answerCache<readonly number[]>(changes, areas, { ms: longest, max: 5000 })
  const pages = answerCache<Told>(changes, areas, { ms: longest, max: 500, msOf: ({ staysFor }) => staysFor })
  const unknown = answerCache<readonly Unknown[]>(changes, areas, { ms: longest, max: 2000 })
  const isAskedAgain = repetition(20_000)

  /** The vocabulary is made from all items at a time: the change of one does not touch it. */
  const listUnknown = (words: readonly string[]) =>
    unknown(
      words.join(' '),
      () => kind.listUnknown(words),
      () => false,
    )

  async function look(wanted: Wanted, slice: Slice): Promise<Page> {
    const key = keyOf(wanted)
    const [first, ...others] = blocksOf(slice)
    const asked: { whole?: Promise<Page> } = {}
    const count = async () => {
      asked.whole = whole(wanted, first)
      const { ids: _, ...all } = await asked.whole
      return all
    }
    const summary = await summaries(key, count, (change) => touches.found(wanted, change))
    if (slice.limit === 0 || slice.offset >= summary.total) return { ...summary, ids: [] }
    const idsOf = (block: Slice) =>
      blocks(
        `${wanted.orden}|${block.offset}|${key}`,
        async () => (block === first && asked.whole ? (await asked.whole).ids : kind.findMore(wanted, block, summary)),
        (change) => touches.found(wanted, change) || touches.sorted(wanted, change),
      )
    const found = await Promise.all([first, ...others].map(idsOf))
    return {
      ...summary,
      ids: found
        .flat()
        .slice(slice.offset - first.offset)
        .slice(0, slice.limit),
    }
  }

  async function whole(wanted: Wanted, block: Slice): Promise<Page> {
    const { ids, featured, counted } = await kind.findAll(wanted, block)
    return { ids, featured, ...totalOf(counted) }
  }

  /** Searches the words as typed; then as they may be meant (`stillTyped`); then with typing errors corrected. */
  async function search(typed: Wanted, slice: Slice): Promise<Searched> {
    if (typed.words.length === 0) return { page: await look(typed, slice), words: [], corrected: null }
    const wanted = { ...typed, words: await kind.withSynonyms(typed.words) }
    const { words } = wanted
    const page = await look(wanted, slice)
    if (page.total > 0) return { page, words, corrected: null }
    const loose = stillTyped(words)
    const [begun, corrected] = await Promise.all([
      look({ ...wanted, words: loose }, slice),
      correct(words, listUnknown),
    ])
    if (begun.total > 0) return { page: begun, words: loose, corrected: null }
    if (!corrected) return { page, words, corrected: null }
    const meantWords = await kind.withSynonyms(corrected.words)
    const meant = await look({ ...wanted, words: meantWords }, slice)
    // "escavadora" is no "excavación", though both are of one stem with "excavadora"
    const isMeant = meant.total > 0 && (!meant.ids.length || (await kind.haveWords(meant.ids, corrected.replacing)))
    return isMeant ? { page: meant, words: meantWords, corrected: corrected.text } : { page, words, corrected: null }
  }

  async function list(wanted: Wanted, slice: Slice): Promise<Told> {
    const { page, corrected } = await search(wanted, slice)
    const { ids, featured, total, isExact } = page
    const { texts, staysFor } = await cards([...new Set([...ids, ...featured])])
    const shown = (ids: readonly number[]) => `[${ids.flatMap((id) => texts.get(id) ?? []).join(',')}]`
    const text = `{"${names.rows}":${shown(ids)},"total":${total},"total_exacto":${isExact},"busqueda_corregida":${JSON.stringify(corrected)},"${names.featured}":${shown(featured)}}`
    return { answer: new JsonText(text), staysFor }
  }

  return {
    async answer(wanted: Wanted, slice: Slice): Promise<JsonText> {
      const key = `${wanted.orden}|${slice.offset}|${slice.limit}|${keyOf(wanted)}`
      const ask = () => list(wanted, slice)
      const { answer } = await (isAskedAgain(key) ? pages(key, ask) : ask())
      return answer
    },
    /** Returns a search with the words by which the first page of its list is found. */
    async meant(wanted: Wanted): Promise<Wanted> {
      if (wanted.words.length === 0) return wanted
      const { words } = await search(wanted, { offset: 0, limit: pageSizes.public })
      return { ...wanted, words }
    },
  }
}

/** Most addresses are requested once: caching those answers would cost more than it saves. */
function repetition(most: number): (key: string) => boolean {
  const seen = new Set<string>()
  return (key) => {
    if (seen.has(key)) return true
    seen.add(key)
    if (seen.size > most) seen.delete(seen.keys().next().value!)
    return false
  }
}
