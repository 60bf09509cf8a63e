import { classifiedMessages, listingGone } from '@portal/contract/classifieds/messages'
import type { PublicGoneSchema } from '@portal/contract/listing-market/schemas'
import type { z } from 'zod'
import { JsonText } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import type { Change, Changes } from '#core/database/events.ts'
import { cacheAreas, cacheMs } from '../cache-bounds.ts'
import { factsIn } from '../list/touches.ts'
import { similarTo } from '../similar/similar.ts'
import { getDetail } from './queries.ts'

interface Told {
  answer: JsonText
  /** What it was made from: its category, and the items that it shows. */
  categoryId: number
  shows: readonly number[]
  isGone: boolean
  staysFor: number
}

/**
 * Returns one public item with similar ones, as JSON text. A sold one is shown for 30 days; later, or when expired or
 * deleted, throws 15 with status 410 and the similar ones. Throws 15 with 404 for an item that was never public.
 */
export function publicItems({ db, changes }: { db: Db; changes: Changes }) {
  const known = answerCache<Told | null>(changes, cacheAreas, {
    ms: cacheMs,
    max: 500,
    msOf: (item) => item?.staysFor ?? cacheMs,
    isKept: (item) => item !== null,
  })

  async function read(id: number): Promise<Told | null> {
    const item = await getDetail(db, id)
    if (!item || item.situacion === 'absent') return null
    const similar = await similarTo(db, item)
    const isGone = item.situacion === 'gone'
    const begun = isGone ? '{' : `${item.texto.slice(0, -1)},`
    const staysFor = shortest(item.dura_ms, item.situacion === 'sold' ? item.vendido_ms : null, similar.staysFor)
    const made = { categoryId: item.categoria_id, shows: [id, ...similar.ids] }
    return { ...made, answer: new JsonText(`${begun}"similares":${similar.text}}`), isGone, staysFor }
  }

  return async (id: number): Promise<JsonText> => {
    const item = await known(String(id), () => read(id), touchesItem)
    if (!item) throw new Refusal(classifiedMessages.absent)
    if (!item.isGone) return item.answer
    throw new Refusal(listingGone, { data: JSON.parse(item.answer.text) as z.output<typeof PublicGoneSchema> })
  }
}

/** Whether a change is of an item that is shown, or of one of its category that may be more or less like it now. */
function touchesItem(change: Change, item: Told | null): boolean {
  if (!item || item.shows.includes(Number(change.id))) return true
  const { before, after } = factsIn(change)
  const isOfCategory = [before, after].some((facts) => facts?.categoria_id === item.categoryId)
  return isOfCategory && (!before || !after || comparedFacts.some((name) => before[name] !== after[name]))
}

/** By these items are near to each other. */
const comparedFacts = ['categoria_id', 'pais_id', 'anio', 'moneda', 'precio_publico', 'es_arriendo'] as const

const shortest = (...times: (number | null)[]) => Math.min(cacheMs, ...times.filter((ms) => ms !== null))
