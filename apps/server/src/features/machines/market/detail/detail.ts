import { machineGone, machineMessages } from '@portal/contract/machines/messages'
import type { JsonText } from '#core/base/answers.ts'
import type { Db } from '#core/database/database.ts'
import type { Change, Changes } from '#core/database/events.ts'
import { publicItemsOf, type Shown } from '#features/marketplace/detail/public-items.ts'
import { cardsText } from '#features/marketplace/detail/similar.ts'
import { cacheAreas, cacheMs } from '../cache-bounds.ts'
import { factsIn } from '../list/touches.ts'
import { listCards } from '../rows-queries.ts'
import { type Alike, findSimilar } from '../similar-queries.ts'
import { getDetail } from './queries.ts'

type Item = NonNullable<Awaited<ReturnType<typeof getDetail>>>

/** Returns one public machine with similar ones, as `publicItemsOf`: 15 for none, with status 410 when it was public. */
export const publicMachines = (deps: { db: Db; changes: Changes }): ((id: number) => Promise<JsonText>) =>
  publicItemsOf<Item>({
    ...deps,
    areas: cacheAreas,
    longest: cacheMs,
    absent: machineMessages.absent,
    gone: machineGone,
    getDetail,
    similarTo,
    touches: touchesItem,
  })

/** Whether a change is of an item that is shown, or of one of its category that may be more or less like it now. */
function touchesItem(change: Change, { shows, categoryId }: Shown): boolean {
  if (shows.includes(Number(change.id))) return true
  const { before, after } = factsIn(change)
  const isOfCategory = [before, after].some((facts) => facts?.categoria_id === categoryId)
  return isOfCategory && (!before || !after || comparedFacts.some((name) => before[name] !== after[name]))
}

/** By these items are near to each other. */
const comparedFacts = ['categoria_id', 'pais_id', 'anio', 'moneda', 'precio_publico', 'es_arriendo'] as const

/** Number of similar items shown. */
const shown = 6

/** Returns the cards of similar items, the nearest first, as `cardsText`. */
const similarTo = async (db: Db, item: Alike) =>
  cardsText(await findSimilar(db, item, shown), (ids) => listCards(db, ids))
