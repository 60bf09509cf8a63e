import type { Db } from '#core/database.ts'
import { JsonText } from '#core/door.ts'
import type { Changes } from '#core/events.ts'
import { remembered } from '#core/remembered.ts'
import { areas, longest } from '../memory.ts'
import { cardShelf } from '../rows/shelf.ts'
import { searchAll, searchFrequent, searchPage } from '../search/queries.ts'
import { correct } from '../words/correct.ts'
import { stillTyped, wordsOf } from '../words/rules.ts'
import { findAll, findPage } from './queries.ts'
import { blocksOf, keyOf, type ListQuery, type Slice, sliceOf, totalOf, type Wanted } from './rules.ts'

/** What is true of all pages of one list. */
interface Summary {
  total: number
  isExact: boolean
  featured: readonly number[]
}

interface Page extends Summary {
  ids: readonly number[]
}

interface Told {
  answer: JsonText
  staysFor: number
}

/**
 * Lists of public items by filters and words, as JSON text. A list is counted once for all its pages, and found some pages at
 * a time; a write shows at once, and nothing is shown longer than it is true.
 */
export function publicLists({ db, changes }: { db: Db; changes: Changes }) {
  const summaries = remembered<Summary>(changes, areas, { ms: longest, max: 5000 })
  const blocks = remembered<readonly number[]>(changes, areas, { ms: longest, max: 5000 })
  const pages = remembered<Told>(changes, areas, { ms: longest, max: 500, msOf: ({ staysFor }) => staysFor })
  const isAskedAgain = repetition(20_000)
  const cards = cardShelf({ db, changes })

  async function look(wanted: Wanted, slice: Slice): Promise<Page> {
    const key = keyOf(wanted)
    const [first, ...others] = blocksOf(slice)
    const asked: { whole?: Promise<Page> } = {}
    const summary = await summaries(key, async () => {
      asked.whole = whole(db, wanted, first)
      const { ids: _, ...all } = await asked.whole
      return all
    })
    if (slice.limit === 0 || slice.offset >= summary.total) return { ...summary, ids: [] }
    const idsOf = (block: Slice) =>
      blocks(`${wanted.orden}|${block.offset}|${key}`, async () =>
        block === first && asked.whole ? (await asked.whole).ids : further(db, wanted, block, summary),
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

  /** As it was asked for; then with its last word unfinished; then without typing errors. */
  async function list(wanted: Wanted, slice: Slice): Promise<Told> {
    const page = await look(wanted, slice)
    if (page.total > 0 || wanted.words.length === 0) return textOf(page, null)
    const begun = await look({ ...wanted, words: stillTyped(wanted.words) }, slice)
    if (begun.total > 0) return textOf(begun, null)
    const corrected = await correct(db, wanted.words)
    const meant = corrected && (await look({ ...wanted, words: corrected.words }, slice))
    return meant && meant.total > 0 ? textOf(meant, corrected.text) : textOf(page, null)
  }

  async function textOf({ ids, featured, total, isExact }: Page, corrected: string | null): Promise<Told> {
    const { texts, staysFor } = await cards([...new Set([...ids, ...featured])])
    const shown = (ids: readonly number[]) => `[${ids.flatMap((id) => texts.get(id) ?? []).join(',')}]`
    const text = `{"clasificados":${shown(ids)},"total":${total},"total_exacto":${isExact},"busqueda_corregida":${JSON.stringify(corrected)},"clasificados_mas_destacados":${shown(featured)}}`
    return { answer: new JsonText(text), staysFor }
  }

  return async ({ buscar: searched, ...query }: ListQuery): Promise<JsonText> => {
    const slice = sliceOf(query)
    const wanted = { ...query, words: wordsOf(searched) }
    const key = `${query.orden}|${slice.offset}|${slice.limit}|${keyOf(wanted)}`
    const ask = () => list(wanted, slice)
    const { answer } = await (isAskedAgain(key) ? pages(key, ask) : ask())
    return answer
  }
}

/** Most addresses are asked for once: to keep their answers would cost more than it saves. */
function repetition(most: number): (key: string) => boolean {
  const seen = new Set<string>()
  return (key) => {
    if (seen.has(key)) return true
    seen.add(key)
    if (seen.size > most) seen.delete(seen.keys().next().value!)
    return false
  }
}

/** Of a list that nobody asked for yet all comes with one statement. */
async function whole(db: Db, wanted: Wanted, block: Slice): Promise<Page> {
  const { ids, featured, counted } = await (wanted.words.length ? searchAll : findAll)(db, wanted, block)
  return { ids, featured, ...totalOf(counted) }
}

function further(db: Db, wanted: Wanted, block: Slice, { total, isExact }: Summary): Promise<number[]> {
  if (!wanted.words.length) return findPage(db, wanted, block, total)
  return isExact ? searchPage(db, wanted, block) : searchFrequent(db, wanted, block)
}
