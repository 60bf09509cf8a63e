import type { SlideListSchema } from '@portal/contract/carousel/schemas'
import type { Of } from '@portal/contract/core/fields'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import { shownSlides } from './queries.ts'
import { faultsOf } from './rules.ts'

type Slides = Of<typeof SlideListSchema>

export interface CarouselDeps {
  db: Db
  changes: Changes
  log: { warn(data: object, text: string): void }
}

/** Returns a cached reader of the home page's slides. Omits and logs slides that break a rule. */
export function carouselReader({ db, changes, log }: CarouselDeps): () => Promise<Slides> {
  const recall = answerCache<Slides>(changes, ['pagina_principal'], { ms: 60_000, max: 1 })
  return () =>
    recall('', async () => {
      const slides = await shownSlides(db)
      return slides.filter((slide) => {
        const faults = faultsOf(slide)
        if (faults.length > 0) log.warn({ id: slide.id, faults }, 'a slide of the home page is not shown')
        return faults.length === 0
      })
    })
}
