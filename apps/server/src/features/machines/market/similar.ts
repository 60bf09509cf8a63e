import type { Db } from '#core/database/database.ts'
import { cardsText } from '#features/marketplace/detail/similar.ts'
import { listCards } from './rows-queries.ts'
import { type Alike, findSimilar } from './similar-queries.ts'

/** Number of similar items shown. */
const shown = 6

/** Returns the cards of similar items, the nearest first, as `cardsText`. */
export const similarTo = async (db: Db, item: Alike) =>
  cardsText(await findSimilar(db, item, shown), (ids) => listCards(db, ids))
