import type { ClosingFormSchema, ClosingViewSchema } from '@portal/contract/workshops/closing-schemas'
import { ClosingStep, WorkshopStatus } from '@portal/contract/workshops/constants'
import { workshopMessages as m } from '@portal/contract/workshops/messages'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import type { WorkshopDeps } from '../deps.ts'
import { currentTime, lockWorkshop } from '../queries.ts'
import { isToCome } from '../rules.ts'
import { closingJob } from './job.ts'
import * as queries from './queries.ts'

type Deps = Pick<WorkshopDeps, 'db' | 'jobs'>

/** Returns the last closing of a workshop with the result for each person, and what a next one may choose. */
export async function closingView({ db }: Pick<Deps, 'db'>, id: number): Promise<z.input<typeof ClosingViewSchema>> {
  if (!(await queries.exists(db, id))) throw new Refusal(m.workshopAbsent)
  const last = await queries.getLast(db, id)
  const isDone = ({ resultado }: { resultado: string }) => resultado !== 'pendiente'
  return {
    asistieron: await queries.countAttended(db, id),
    servicios: await queries.listServices(db),
    cierre: last && { ...last, total: last.personas.length, hechas: last.personas.filter(isDone).length },
  }
}

/**
 * Closes a published workshop that has begun (`notPublished`): writes down who was there (`nobodyAttended`: no one),
 * and enqueues the job that issues a certificate and a license to each of them.
 */
export function startClosing(
  { db, jobs }: Deps,
  actor: Actor,
  id: number,
  form: z.output<typeof ClosingFormSchema>,
): Promise<{ id: number }> {
  return inTransaction(db, async (db) => {
    const workshop = await lockWorkshop(db, id)
    if (!workshop || workshop.estado === WorkshopStatus.draft) throw new Refusal(m.workshopAbsent)
    if (workshop.estado !== WorkshopStatus.published || isToCome(workshop, await currentTime(db)))
      throw new Refusal(m.notPublished)
    const services = await queries.listServices(db)
    if (!services.some((service) => service.id === form.servicio_id))
      throw fieldRefusal('servicio_id', m.serviceInvalid)
    const made = await queries.insertClosing(db, { workshop_id: id, ...form, creado_por: actor.id })
    const total = await queries.insertAttendees(db, made)
    if (total === 0) throw new Refusal(m.nobodyAttended)
    await queries.setWorkshopStatus(db, id, WorkshopStatus.closed)
    await jobs.enqueue(db, closingJob, { cierre_id: made.id })
    await note(db, actor, 'workshops.closing', made, { ...form, total })
    return { id: made.id }
  })
}

/**
 * Takes the last closing of a workshop back, for 30 days (`closingUndoEnded`): certificates are revoked, licenses
 * withdrawn.
 */
export function undoClosing({ db, jobs }: Deps, actor: Actor, id: number): Promise<{ id: number }> {
  return inTransaction(db, async (db) => {
    if (!(await lockWorkshop(db, id))) throw new Refusal(m.workshopAbsent)
    const last = await queries.lockLast(db, id)
    if (last?.estado !== ClosingStep.done || !last.es_reciente) throw new Refusal(m.closingUndoEnded)
    await queries.updateClosing(db, last.id, { estado: ClosingStep.undoing, deshecho_por: actor.id })
    await jobs.enqueue(db, closingJob, { cierre_id: last.id })
    await note(db, actor, 'workshops.closingUndone', last, { estado: ClosingStep.undoing })
    return { id: last.id }
  })
}

const note = (db: Db, actor: Actor, action: string, { id, workshop_id }: queries.Closing, after: object) =>
  record(db, actor, {
    action,
    entity: 'workshop_cierre',
    id,
    after: { ...after, workshop_id },
    announces: [{ area: 'workshops' }],
  })
