import type { Message } from '@portal/contract/core/messages'
import type { LicenseType } from '@portal/contract/licenses/constants'
import { ClosingOutcome, ClosingStep, WorkshopStatus } from '@portal/contract/workshops/constants'
import { workshopMessages as m } from '@portal/contract/workshops/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import { actorFor } from '#core/identity/sessions.ts'
import { outcomeOf } from '#core/records/bulk.ts'
import type { WorkshopDeps } from '../deps.ts'
import type { ClosingParts } from './deps.ts'
import * as queries from './queries.ts'

type Deps = Pick<WorkshopDeps, 'db' | 'closing'>

/** People for each transaction. */
const block = 25

/** Does block after block, each in its transaction, until nothing is left; safe to run twice or concurrently. */
export async function runClosing({ db, closing: parts }: Deps, id: number, signal: AbortSignal): Promise<void> {
  if (!parts) return
  while (!signal.aborted) if (await step(db, parts, id)) return
}

/** Returns whether nothing is left to do. */
const step = (db: Db, parts: ClosingParts, id: number): Promise<boolean> =>
  inTransaction(db, async (db) => {
    const closing = await queries.lockClosing(db, id)
    if (!closing) return true
    const isIssuing = closing.estado === ClosingStep.running
    if (!isIssuing && closing.estado !== ClosingStep.undoing) return true
    const wanted = isIssuing ? ClosingOutcome.waiting : ClosingOutcome.issued
    const people = await queries.nextPeople(db, id, wanted, block)
    if (people.length === 0) await finish(db, closing, isIssuing)
    else if (isIssuing) await issueBlock(db, parts, closing, people)
    else await withdrawBlock(db, parts, closing, people)
    await announceChanges(db, { area: 'workshops' })
    return people.length === 0
  })

async function finish(db: Db, { id, workshop_id }: queries.Closing, isIssuing: boolean): Promise<void> {
  const now = new Date()
  if (isIssuing) return void (await queries.updateClosing(db, id, { estado: ClosingStep.done, terminado_en: now }))
  await queries.updateClosing(db, id, { estado: ClosingStep.undone, deshecho_en: now })
  await queries.setWorkshopStatus(db, workshop_id, WorkshopStatus.published)
}

/** Issues a certificate and a license to each, both or neither; what is refused is the result of that person. */
async function issueBlock(
  db: Db,
  parts: ClosingParts,
  closing: queries.Closing,
  people: queries.Person[],
): Promise<void> {
  const actor = await actorFor(db, closing.creado_por, `workshop-closing-${closing.id}`)
  const workshop = await queries.getTitle(db, closing.workshop_id)
  for (const person of people) {
    const done = await ended(actor, () =>
      inTransaction(db, (db) => issueOne(db, parts, actor!, closing, workshop, person)),
    )
    await queries.updatePerson(
      db,
      closing.id,
      person.registro_id,
      done instanceof Refusal
        ? { resultado: ClosingOutcome.refused, ...reasonOf(done.entry) }
        : { resultado: ClosingOutcome.issued, ...done },
    )
  }
}

async function issueOne(
  db: Db,
  { certificates, licenses }: ClosingParts,
  actor: Actor,
  closing: queries.Closing,
  workshop: Awaited<ReturnType<typeof queries.getTitle>>,
  { registro_id, nombre, email, idioma }: queries.Person,
) {
  const language = idioma === 'en' ? ('en' as const) : ('es' as const)
  const attendee = { workshopId: workshop.id, registrationId: registro_id, name: nombre, email, language }
  const { certificateId } = await certificates.issue(db, actor, {
    ...attendee,
    title: { es: workshop.nombre, en: workshop.nombre_en || workshop.nombre },
    hours: workshop.horas ?? 1,
    issuedOn: workshop.ultimo_dia,
  })
  const { licenseId } = await licenses.grantByEmail(db, actor, {
    ...attendee,
    serviceId: closing.servicio_id,
    typeId: closing.tipo_licencia_id as LicenseType,
    startsOn: workshop.hoy,
  })
  return { certificado_id: certificateId, licencia_id: licenseId }
}

/** Takes both back; a refusal (a license that was renewed since) leaves both and says why. */
async function withdrawBlock(
  db: Db,
  parts: ClosingParts,
  closing: queries.Closing,
  people: queries.Person[],
): Promise<void> {
  const actor = await actorFor(db, closing.deshecho_por ?? closing.creado_por, `workshop-closing-${closing.id}`)
  const reason = m.closingUndoReason.es
  for (const { registro_id, certificado_id, licencia_id } of people) {
    const done = await ended(actor, () =>
      inTransaction(db, async (db) => {
        if (licencia_id !== null) await parts.licenses.withdraw(db, actor!, { licenseId: licencia_id, reason })
        if (certificado_id !== null)
          await parts.certificates.revoke(db, actor!, { certificateId: certificado_id, reason })
      }),
    )
    await queries.updatePerson(
      db,
      closing.id,
      registro_id,
      done instanceof Refusal
        ? { resultado: ClosingOutcome.notWithdrawn, ...reasonOf(done.entry) }
        : { resultado: ClosingOutcome.withdrawn },
    )
  }
}

/** Whoever closed the workshop may have left since: nothing is issued in his name then. */
const ended = <T>(actor: Actor | undefined, work: () => Promise<T>): Promise<T | Refusal> =>
  actor ? outcomeOf(work) : Promise.resolve(new Refusal(m.closerLeft))

const reasonOf = ({ es, en }: Message) => ({ motivo: es, motivo_en: en })
