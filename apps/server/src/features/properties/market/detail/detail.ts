import { propertyGone, propertyMessages } from '@portal/contract/properties/messages'
import type { JsonText } from '#core/base/answers.ts'
import type { Db } from '#core/database/database.ts'
import type { Change, Changes } from '#core/database/events.ts'
import { publicItemsOf, type Shown } from '#features/marketplace/detail/public-items.ts'
import { cardsText } from '#features/marketplace/detail/similar.ts'
import { cacheAreas, cacheMs } from '../cache-bounds.ts'
import { factsIn } from '../list/touches.ts'
import { listCards } from '../rows-queries.ts'
import { findSimilar } from '../similar-queries.ts'
import { getDetail } from './queries.ts'
import { inPesos, promiseOf } from './sums.ts'

/** Number of similar properties shown. */
const similarShown = 6

/** Returns one public property with its sums and similar ones: 17 for none, with status 410 when it was public. */
export const publicProperties = (deps: { db: Db; changes: Changes }): ((id: number) => Promise<JsonText>) =>
  publicItemsOf({
    ...deps,
    areas: cacheAreas,
    longest: cacheMs,
    absent: propertyMessages.absent,
    gone: propertyGone,
    async getDetail(db, id) {
      const row = await getDetail(db, id)
      if (!row) return undefined
      const sums = JSON.stringify({ promesa: promiseOf(row), en_pesos: await inPesos(db, row) })
      return { ...row, texto: `${row.texto.slice(0, -1)},${sums.slice(1)}` }
    },
    similarTo: async (db, item) => cardsText(await findSimilar(db, item, similarShown), (ids) => listCards(db, ids)),
    touches,
  })

/** Whether a change is of a property that is shown, or of one of its category that may be more or less like it now. */
function touches(change: Change, { shows, categoryId }: Shown): boolean {
  if (shows.includes(Number(change.id))) return true
  const { before, after } = factsIn(change)
  const isOfCategory = [before, after].some((facts) => facts?.categoria_id === categoryId)
  return isOfCategory && (!before || !after || compared.some((name) => before[name] !== after[name]))
}

/** By these properties are near to each other. */
const compared = [
  'categoria_id',
  'condicion',
  'pais_id',
  'palabras',
  'moneda',
  'precio_publico',
  'metros_construidos',
] as const
