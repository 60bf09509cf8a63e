import type { Db } from '#core/database/database.ts'
import { jobKind } from '#core/jobs/jobs.ts'
import { refreshTexts } from './queries.ts'

/** Enqueued when a category is renamed. */
export const textsJob = jobKind<{ categoria_id: number }>('classified-category-texts', { maxSeconds: 1800 })

const atOnce = 1000

/** Rewrites the search text of a category's items, a thousand at a time. Safe to run twice. */
export async function refreshCategoryTexts(db: Db, categoryId: number): Promise<void> {
  for (let last: number | null = 0; last !== null; ) last = await refreshTexts(db, categoryId, last, atOnce)
}
