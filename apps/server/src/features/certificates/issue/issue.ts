import { certificateMessages as m } from '@portal/contract/certificates/messages'
import type { Language } from '@portal/contract/core/language'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal, isDuplicate, isReferenced } from '#core/base/errors.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { changesOf } from '../changes.ts'
import * as queries from '../queries.ts'
import { type Content, readContent, refuseFuture } from './content.ts'
import { newCode } from './new-code.ts'

/** What another feature issues, for one of its registrations. */
export interface Order {
  workshopId: number
  registrationId: number
  name: string
  email: string
  /** Of the document and of its mails. */
  language: Language
  title: { es: string; en: string }
  hours: number
  /** `YYYY-MM-DD`. */
  issuedOn: string
}

/**
 * Issues the certificate of a registration inside the caller's transaction, once: a registration that has a valid one,
 * or whose e-mail has one of the same workshop, keeps it (`isNew` is false). Makes no document yet, so that hundreds
 * take seconds. Throws the refusal of each field that cannot be printed.
 */
export async function issue(
  db: Db,
  actor: Actor,
  { workshopId, registrationId, name, email, language, title, hours, issuedOn }: Order,
): Promise<{ certificateId: number; isNew: boolean }> {
  const there = await queries.validOfRegistration(db, registrationId)
  if (there) return { certificateId: there.id, isNew: false }
  const content = readContent({
    nombre: name,
    email,
    idioma: language,
    titulo: title.es,
    titulo_en: title.en,
    horas: hours,
    emitido_el: issuedOn,
  })
  await refuseFuture(db, content)
  const of = { workshop_id: workshopId, registro_id: registrationId }
  const after = await queries.insertIfNew(db, { ...(await columnsOf(db, actor, content)), ...of })
  if (after) {
    await recordIssue(db, actor, after)
    return { certificateId: after.id, isNew: true }
  }
  const other =
    (await queries.validOfRegistration(db, registrationId)) ?? (await queries.validOfWorkshop(db, workshopId, email))
  if (!other) throw new Error('a certificate conflicts with one that is not there')
  if (other.registro_id === null) await link(db, actor, other.id, registrationId)
  return { certificateId: other.id, isNew: false }
}

/** Notes the registration that a certificate by hand belongs to. */
async function link(db: Db, actor: Actor, id: number, registrationId: number): Promise<void> {
  const after = await queries.updateCertificate(db, id, { registro_id: registrationId })
  const recorded = { action: 'certificates.linked', entity: 'certificado', id, after }
  await record(db, actor, { ...recorded, announces: changesOf(after) })
}

/** The columns of a new document, with the account of its holder. */
export async function columnsOf<C extends Content>(db: Db, actor: Actor, content: C) {
  const accounts = await queries.accountsOf(db, [content.email])
  const usuarioId = accounts.get(content.email.toLowerCase()) ?? null
  return { ...content, codigo: newCode(), usuario_id: usuarioId, creado_por: actor.id }
}

const recordIssue = (db: Db, actor: Actor, after: queries.StoredCertificate): Promise<void> =>
  record(db, actor, {
    action: 'certificates.issued',
    entity: 'certificado',
    id: after.id,
    after,
    announces: changesOf(after),
  })

/** Issues a certificate that staff wrote. Throws `alreadyIssued` when the e-mail has a valid one of the same. */
export function issueByHand(
  db: Db,
  actor: Actor,
  { workshop_id, ...content }: Content & { workshop_id: number | null },
): Promise<queries.StoredCertificate> {
  const writing = inTransaction(db, async (db) => {
    await refuseFuture(db, content)
    const after = await queries.insertCertificate(db, { ...(await columnsOf(db, actor, content)), workshop_id })
    await recordIssue(db, actor, after)
    return after
  })
  return orRefused(writing)
}

/** Turns the constraints of a document into refusals at their fields. */
export async function orRefused<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (['certificado_de_taller', 'certificado_de_titulo'].some((name) => isDuplicate(error, name)))
      throw fieldRefusal('email', m.alreadyIssued, error)
    if (isReferenced(error, 'certificado_workshop_id_fkey')) throw fieldRefusal('workshop_id', m.workshopInvalid, error)
    throw error
  }
}
