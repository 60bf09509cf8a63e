import { failureCounts } from '#core/base/failure-counts.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import { readPublished } from './queries.ts'
import { faultsOf, isShownAt, nextChange } from './rules.ts'
import type { DesignSlide, Slides } from './types.ts'

export interface CarouselDeps {
  db: Db
  changes: Changes
  log: { warn(data: object, text: string): void }
}

interface Answer {
  slides: Slides
  /** Milliseconds until a version or a slide appears or ends; null for never. */
  trueFor: number | null
}

/** Longer than this nobody relies on the clock of a cached answer. */
const mostMs = 60_000

/**
 * Returns a cached reader of the home page's slides. It ends with the next change that the design itself plans, and so
 * does every page made from it: no job has to be in time.
 */
export function carouselReader({ db, changes, log }: CarouselDeps): () => Promise<Slides> {
  const bounds = { ms: mostMs, max: 1, trueFor: ({ trueFor }: Answer) => trueFor }
  const recall = answerCache<Answer>(changes, ['pagina_principal'], bounds)
  const read = async (): Promise<Answer> => {
    const { slides, now, next } = await readPublished(db)
    const change = [nextChange(slides, now), next].flatMap((moment) => moment?.getTime() ?? [])
    const trueFor = change.length ? Math.max(1, Math.min(...change) - now.getTime()) : null
    return { slides: shownSlides(slides, now, log), trueFor }
  }
  return async () => {
    try {
      return (await recall('', read)).slides
    } catch (error) {
      failureCounts.homeCarousel++
      throw error
    }
  }
}

/** Returns the slides that are shown at a moment. Omits and logs those that break a rule. */
export const shownSlides = (slides: readonly DesignSlide[], now: Date, log: CarouselDeps['log']): DesignSlide[] =>
  slides.filter((slide) => {
    if (!isShownAt(slide, now)) return false
    const faults = faultsOf(slide)
    if (faults.length > 0) log.warn({ id: slide.id, faults }, 'a slide of the home page is not shown')
    return faults.length === 0
  })
