import { languageOf } from '@portal/contract/core/language'
import type { Message } from '@portal/contract/core/messages'
import { nameIn } from '@portal/contract/core/names'
import { LicenseOrigin, type LicenseType } from '@portal/contract/licenses/constants'
import { ClosingOutcome, ClosingStep, WorkshopStatus } from '@portal/contract/workshops/constants'
import { workshopMessages as m } from '@portal/contract/workshops/messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import { actorFor } from '#core/identity/people.ts'
import { outcomeOf } from '#core/records/bulk.ts'
import type { WorkshopDeps } from '../deps.ts'
import { closingMailTexts } from './mail-texts.ts'
import * as queries from './queries.ts'

type Deps = Pick<WorkshopDeps, 'db' | 'closing' | 'env'>

/** People for each transaction. */
const block = 25

/** Does block after block, each in its transaction, until nothing is left; safe to run twice or concurrently. */
export async function runClosing(deps: Deps, id: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) if (await step(deps, id)) return
}

/** Returns whether nothing is left to do. */
const step = (deps: Deps, id: number): Promise<boolean> =>
  inTransaction(deps.db, async (db) => {
    const closing = await queries.lockClosing(db, id)
    if (!closing) return true
    const isIssuing = closing.estado === ClosingStep.running
    if (!isIssuing && closing.estado !== ClosingStep.undoing) return true
    const wanted = isIssuing ? ClosingOutcome.waiting : ClosingOutcome.issued
    const people = await queries.nextPeople(db, id, wanted, block)
    if (people.length === 0) await finish(db, closing, isIssuing)
    else if (isIssuing) await issueBlock(db, deps, closing, people)
    else await withdrawBlock(db, deps, closing, people)
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
async function issueBlock(db: Db, deps: Deps, closing: queries.Closing, people: queries.Person[]): Promise<void> {
  const actor = await actorFor(db, closing.creado_por, `workshop-closing-${closing.id}`)
  const workshop = await queries.getTitle(db, closing)
  for (const person of people) {
    const done = await ended(actor, () =>
      inTransaction(db, (db) => issueOne(db, deps, actor!, closing, workshop, person)),
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
  { closing: { certificates, licenses }, env }: Deps,
  actor: Actor,
  closing: queries.Closing,
  workshop: Awaited<ReturnType<typeof queries.getTitle>>,
  { registro_id, nombre, email, idioma }: queries.Person,
) {
  const language = languageOf(idioma)
  const { certificateId, isNew } = await certificates.issue(db, actor, {
    workshopId: workshop.id,
    registrationId: registro_id,
    name: nombre,
    email,
    language,
    title: { es: workshop.nombre, en: workshop.nombre_en || workshop.nombre },
    hours: workshop.horas ?? 1,
    issuedOn: workshop.ultimo_dia,
  })
  const { ref, isPending } = await licenses.grantByEmail(db, actor, {
    email,
    serviceId: closing.servicio_id,
    typeId: closing.tipo_licencia_id as LicenseType,
    startsOn: workshop.hoy,
    origin: LicenseOrigin.workshop,
  })
  const t = closingMailTexts[language]
  const service = nameIn(workshop, 'servicio_nombre', language)
  const given = isPending ? t.licenseWaits(service, `${env.PUBLIC_URL}/create-account`) : t.license(service)
  await certificates.send(db, actor, certificateId, [given])
  // an older certificate is not this closing's to revoke
  return { certificado_id: isNew ? certificateId : null, licencia_pendiente_id: ref }
}

/** Takes both back; a refusal (a license that was renewed since) leaves both and says why. */
async function withdrawBlock(
  db: Db,
  { closing: { certificates, licenses } }: Deps,
  closing: queries.Closing,
  people: queries.Person[],
): Promise<void> {
  const actor = await actorFor(db, closing.deshecho_por ?? closing.creado_por, `workshop-closing-${closing.id}`)
  const reason = m.closingUndoReason.es
  for (const { registro_id, certificado_id, licencia_pendiente_id: ref } of people) {
    const done = await ended(actor, () =>
      inTransaction(db, async (db) => {
        if (ref !== null) await licenses.withdrawGrant(db, actor!, ref)
        if (certificado_id !== null) await certificates.revoke(db, actor!, { certificateId: certificado_id, reason })
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

/** Whoever closed the workshop may have left since: nothing is issued in their name then. */
const ended = <T>(actor: Actor | undefined, work: () => Promise<T>): Promise<T | Refusal> =>
  actor ? outcomeOf(work) : Promise.resolve(new Refusal(m.closerLeft))

const reasonOf = ({ es, en }: Message) => ({ motivo: es, motivo_en: en })
