import type { Area } from '@portal/contract/core/areas'
import type { Message } from '@portal/contract/core/messages'
import { JsonText } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import type { Change, Changes } from '#core/database/events.ts'

/** A public item as its statement returns it. */
export interface Detail {
  id: number
  categoria_id: number
  /** `listed`, or recently `sold`: shown. `gone`: was public before. `absent`: never was. */
  situacion: 'listed' | 'sold' | 'gone' | 'absent'
  /** Its page's data, as JSON text. */
  texto: string
  /** How long it stays valid, and how long it is shown as sold, in milliseconds. */
  dura_ms: number | null
  vendido_ms: number | null
}

/** What an answer was made from: its category, and the items that it shows. */
export interface Shown {
  categoryId: number
  shows: readonly number[]
}

interface Told extends Shown {
  answer: JsonText
  isGone: boolean
  staysFor: number
}

interface DetailKind<D extends Detail> {
  db: Db
  changes: Changes
  /** Areas whose changes make an item stale, and the maximum age of a cached one in milliseconds. */
  areas: readonly Area[]
  longest: number
  /** The refusals of an item that was never public, and of one that was. */
  absent: Message
  gone: Message
  getDetail(db: Db, id: number): Promise<D | undefined>
  /** Returns the cards of similar items as a JSON list, and how long they stay valid in milliseconds. */
  similarTo(db: Db, item: D): Promise<{ ids: readonly number[]; text: string; staysFor: number | null }>
  /** Whether a change with facts may touch an answer. */
  touches(change: Change, shown: Shown): boolean
}

/**
 * Returns one public item with similar ones, as JSON text. A sold one is shown for 30 days; later, or when expired or
 * deleted, throws `gone` with the similar ones. Throws `absent` for an item that was never public.
 */
export function publicItemsOf<D extends Detail>(kind: DetailKind<D>): (id: number) => Promise<JsonText> {
  const { db, longest } = kind
  const known = answerCache<Told | null>(kind.changes, kind.areas, {
    ms: longest,
    max: 500,
    msOf: (item) => item?.staysFor ?? longest,
    isKept: (item) => item !== null,
  })
  const shortest = (...times: (number | null)[]) => Math.min(longest, ...times.filter((ms) => ms !== null))

  async function read(id: number): Promise<Told | null> {
    const item = await kind.getDetail(db, id)
    if (!item || item.situacion === 'absent') return null
    const similar = await kind.similarTo(db, item)
    const isGone = item.situacion === 'gone'
    const begun = isGone ? '{' : `${item.texto.slice(0, -1)},`
    const staysFor = shortest(item.dura_ms, item.situacion === 'sold' ? item.vendido_ms : null, similar.staysFor)
    const made = { categoryId: item.categoria_id, shows: [id, ...similar.ids] }
    return { ...made, answer: new JsonText(`${begun}"similares":${similar.text}}`), isGone, staysFor }
  }

  return async (id) => {
    const item = await known(
      String(id),
      () => read(id),
      (change, told) => !told || kind.touches(change, told),
    )
    if (!item) throw new Refusal(kind.absent)
    if (!item.isGone) return item.answer
    throw new Refusal(kind.gone, { data: JSON.parse(item.answer.text) as Record<string, unknown> })
  }
}
