import { carouselMessages as m } from '@portal/contract/carousel/messages'
import type { DesignFormSchema } from '@portal/contract/carousel/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { momentOf } from '#core/calendar/clocks.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { zoneOfHouse } from '#core/database/days.ts'
import { record } from '#core/database/record.ts'
import { refuseStale, showingStored } from '#core/records/versions.ts'
import { readPublished } from '../queries.ts'
import type { DesignSlide, SlideForm } from '../types.ts'
import * as queries from './queries.ts'
import { designFaults, keyOfAddress, type Media, picturesOf, widthsOf } from './rules.ts'
import { designView } from './view.ts'

/**
 * Stores the draft. Visitors see nothing of it. Throws `changedByOther` with the current design, or the faults of its
 * fields.
 */
export const saveDraft = (db: Db, actor: Actor, form: Of<typeof DesignFormSchema>) =>
  changingDraft(db, async (db) => {
    const draft = await lockDraft(db, form.version)
    const slides = inTime(form.slides, await zoneOfHouse(db))
    const media = await mediaOf(db, slides)
    const [fault, ...others] = designFaults(slides, media, await queries.productPaths(db))
    if (fault) {
      const fields = [fault, ...others].map(({ field, entry }) => [field, entry.code])
      throw new Refusal(fault.entry, { fields: Object.fromEntries(fields) })
    }
    const stored = await completed(db, slides, media, draft.slides)
    await queries.writeDraft(db, stored, actor.id)
    await record(db, actor, {
      action: 'carousel.draftSaved',
      entity: 'carrusel_borrador',
      id: 1,
      before: { slides: draft.slides },
      after: { slides: stored },
      announces: [{ area: 'diseno_portada' }],
    })
    return designView(db)
  })

/** Runs a change of the draft; one that is stale is refused with the current design. */
export const changingDraft = <T>(db: Db, change: (db: Db) => Promise<T>): Promise<T> =>
  showingStored(inTransaction(db, change), () => designView(db))

/** Returns the locked draft. Refuses it (`changedByOther`) when someone saved or published in between. */
export async function lockDraft(db: Db, version: number) {
  const draft = await queries.readDraft(db, { isLocked: true })
  refuseStale(draft, version)
  return draft
}

/** Returns the slides with their times as moments, read on the clocks of the house. */
const inTime = (slides: readonly SlideForm[], zone: string): SlideForm[] =>
  slides.map((slide, index) => {
    const moment = (name: 'desde' | 'hasta') => {
      if (slide[name] === null) return null
      try {
        return momentOf(slide[name], zone).toISOString()
      } catch (cause) {
        throw fieldRefusal(`slides.${index}.${name}`, m.dateWrong, cause)
      }
    }
    return { ...slide, desde: moment('desde'), hasta: moment('hasta') }
  })

async function mediaOf(db: Db, slides: readonly SlideForm[]): Promise<Media> {
  const keys = slides
    .flatMap((slide) => [slide.src, slide.src_es, slide.src_en, slide.poster])
    .flatMap((address) => keyOfAddress(address) ?? [])
  return new Map((await queries.listMedia(db, keys)).map((medium) => [medium.clave, medium]))
}

/** Gives new slides an id and each its widths. An id that no slide of this design has is a new one. */
async function completed(
  db: Db,
  slides: readonly SlideForm[],
  media: Media,
  before: readonly DesignSlide[],
): Promise<DesignSlide[]> {
  const { slides: published } = await readPublished(db)
  const earlier = [...published, ...before]
  const known = new Map(
    earlier.flatMap((slide) => picturesOf(slide).map((address): [string, number[]] => [address, slide.anchos])),
  )
  const ids = new Set(earlier.map(({ id }) => id))
  const isNew = ({ id }: SlideForm, index: number) =>
    id === null || !ids.has(id) || slides.findIndex((one) => one.id === id) !== index
  const fresh = await queries.newSlideIds(db, slides.filter(isNew).length)
  return slides.map((slide, index) => ({
    ...slide,
    id: isNew(slide, index) ? fresh.shift()! : slide.id!,
    poster: slide.type === 'video' ? slide.poster : '',
    anchos: widthsOf(slide, media, known),
  }))
}
