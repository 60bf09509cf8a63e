import type { CountFormSchema } from '@portal/contract/carousel/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { Db } from '#core/database/database.ts'
import * as queries from './queries.ts'

/** Figures of the whole list are kept under this id, which no slide has. */
const wholeList = 0

/** Adds what one browser saw, and whether it could not load the list. */
export async function countVisit(
  db: Db,
  zone: string | null,
  { idioma, slides, fallo_lista }: Of<typeof CountFormSchema>,
) {
  const list = fallo_lista ? [{ id: wholeList, vista: false, clic: false, fallo: true }] : []
  await queries.addCounts(db, idioma, zone, [...slides, ...list])
  return null
}

/** Returns the figures of one slide by day and language. */
export const slideDays = (db: Db, id: number) => queries.countDays(db, id)
