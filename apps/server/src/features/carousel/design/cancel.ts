import { ComingKind } from '@portal/contract/carousel/constants'
import { carouselMessages as m } from '@portal/contract/carousel/messages'
import type { CancelFormSchema } from '@portal/contract/carousel/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { readPublished } from '../queries.ts'
import type { DesignSlide } from '../types.ts'
import { announced, refuseOtherPublished, republish } from './publish.ts'
import * as queries from './queries.ts'
import { designView } from './view.ts'

/**
 * Cancels a change to come: a publication is dropped, a slide that would appear stays hidden, one that would end stays.
 * Throws `nothingToCancel` when its time has come.
 */
export const cancelChange = (db: Db, actor: Actor, { tipo: kind, id, publicada_id }: Of<typeof CancelFormSchema>) =>
  inTransaction(db, async (db) => {
    await queries.readDraft(db, { isLocked: true })
    await refuseOtherPublished(db, publicada_id)
    if (kind === ComingKind.publish) {
      if (!(await queries.deleteAhead(db, id))) throw new Refusal(m.nothingToCancel)
    } else {
      const { slides, now } = await readPublished(db)
      const at = slides.find((slide) => slide.id === id && slide.isOK)?.[kind === ComingKind.ends ? 'hasta' : 'desde']
      if (!at || new Date(at) <= now) throw new Refusal(m.nothingToCancel)
      await republish(db, actor, (slides) => slides.map((slide) => (slide.id === id ? without(kind, slide) : slide)))
    }
    await record(db, actor, {
      action: 'carousel.changeCancelled',
      entity: kind === ComingKind.publish ? 'carrusel_version' : 'carrusel_slide',
      id,
      after: { tipo: kind },
      announces: announced,
    })
    return designView(db)
  })

const without = (kind: ComingKind, slide: DesignSlide): DesignSlide =>
  kind === ComingKind.ends ? { ...slide, hasta: null } : { ...slide, isOK: false, desde: null }
