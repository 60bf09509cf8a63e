import { designLimits } from '@portal/contract/carousel/constants'
import { carouselDoneMessages as done, carouselMessages as m } from '@portal/contract/carousel/messages'
import type { PublishFormSchema, RestoreFormSchema } from '@portal/contract/carousel/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { Actor } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { momentOf } from '#core/calendar/clocks.ts'
import type { Db } from '#core/database/database.ts'
import { zoneOfHouse } from '#core/database/days.ts'
import { record } from '#core/database/record.ts'
import { readPublished } from '../queries.ts'
import type { DesignSlide } from '../types.ts'
import * as queries from './queries.ts'
import { changingDraft, lockDraft } from './save.ts'
import { readVersion } from './version.ts'
import { designView } from './view.ts'

type PublishForm = Of<typeof PublishFormSchema>

/** What a change of the published design announces: to visitors, and to open designers. */
export const announced = [{ area: 'pagina_principal' }, { area: 'diseno_portada' }] as const

/**
 * Publishes the draft, now or at a time. Of two at once one wins: the other gets `changedByOther`, or
 * `publishedByOther` when the published version is not the one that they saw, with the current design.
 */
export const publishDraft = (db: Db, actor: Actor, form: PublishForm) =>
  changingDraft(db, async (db) => {
    const draft = await lockDraft(db, form.version)
    await refuseOtherPublished(db, form.publicada_id)
    const at = await momentAhead(db, form.publica_en)
    const { slides } = draft
    const id = await queries.insertVersion(db, { slides, userId: actor.id, at })
    await queries.writeDraft(db, slides, actor.id)
    await record(db, actor, {
      action: at ? 'carousel.scheduled' : 'carousel.published',
      entity: 'carrusel_version',
      id,
      after: { slides, publica_en: at?.toISOString() ?? null },
      announces: announced,
    })
    return new Answer(await designView(db), at ? done.scheduled : done.published)
  })

/** Brings a version back into the draft, and publishes it again when that is wanted. Throws `versionAbsent`. */
export const restoreVersion = (db: Db, actor: Actor, id: number, form: Of<typeof RestoreFormSchema>) =>
  changingDraft(db, async (db) => {
    const draft = await lockDraft(db, form.version)
    await refuseOtherPublished(db, form.publicada_id)
    const { slides } = await readVersion(db, id)
    await queries.writeDraft(db, slides, actor.id)
    if (form.publicar) await queries.insertVersion(db, { slides, userId: actor.id, at: null, restoredId: id })
    await record(db, actor, {
      action: form.publicar ? 'carousel.takenBack' : 'carousel.restored',
      entity: 'carrusel_version',
      id,
      before: { slides: draft.slides },
      after: { slides },
      announces: form.publicar ? announced : [{ area: 'diseno_portada' }],
    })
    return new Answer(await designView(db), form.publicar ? done.takenBack : done.restored)
  })

/** Publishes changed slides in place of the published ones, and the same change in the draft. */
export async function republish(
  db: Db,
  actor: Actor,
  change: (slides: readonly DesignSlide[]) => DesignSlide[],
): Promise<void> {
  const draft = await queries.readDraft(db)
  const { slides } = await readPublished(db)
  await queries.insertVersion(db, { slides: change(slides), userId: actor.id, at: null })
  await queries.writeDraft(db, change(draft.slides), actor.id)
}

/** Throws `publishedByOther` with the current design when another version was published since the person looked. */
export async function refuseOtherPublished(db: Db, seenId: number | null): Promise<void> {
  const { id } = await readPublished(db)
  if (id !== seenId) throw new Refusal(m.publishedByOther, { data: await designView(db) })
}

async function momentAhead(db: Db, typed: string | null): Promise<Date | null> {
  if (typed === null) return null
  const at = await read(typed, await zoneOfHouse(db))
  const now = await queries.clockOf(db)
  const last = new Date(now)
  last.setUTCFullYear(last.getUTCFullYear() + designLimits.yearsAhead)
  if (at <= now || at > last) throw fieldRefusal('publica_en', m.momentPast)
  return at
}

async function read(typed: string, zone: string): Promise<Date> {
  try {
    return momentOf(typed, zone)
  } catch (cause) {
    throw fieldRefusal('publica_en', m.dateWrong, cause)
  }
}
