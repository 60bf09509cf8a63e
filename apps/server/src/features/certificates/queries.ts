import { CertificateStatus } from '@portal/contract/certificates/constants'
import { certificateFields } from '@portal/contract/certificates/fields'
import { namesOf } from '@portal/contract/core/entities'
import type { Language } from '@portal/contract/core/language'
import { RegistrationStatus } from '@portal/contract/workshops/constants'
import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { todayIn } from '#core/database/days.ts'
import type { Certificado } from '#core/database/schema.ts'
import { storedRows } from '#core/records/stored-rows.ts'

const columns = [
  'codigo',
  'estado',
  'emision',
  'origen_id',
  'reemplaza_id',
  ...namesOf(certificateFields),
  'usuario_id',
  'workshop_id',
  'registro_id',
  'motivo',
  'revocado_motivo',
  'revocado_en',
  'revocado_por',
  'enviado_en',
  'pdf_id',
  'eliminado_en',
] as const

/** A document as changes of it read it and the audit log compares it. */
export type StoredCertificate = Omit<
  Pick<Selectable<Certificado>, (typeof columns)[number] | 'id' | 'version'>,
  'estado' | 'idioma'
> & { estado: CertificateStatus; idioma: Language }

const rows = storedRows('certificado', columns)

/** Locks a document that is listed. Its scope is that of its calls: staff of the house with the module. */
export const lockCertificate = (db: Db, id: number) =>
  rows.lock(db, id, sql<SqlBool>`certificado.eliminado_en is null`) as Promise<StoredCertificate | undefined>

export const insertCertificate = (db: Db, values: Insertable<Certificado>) =>
  rows.insert(db, values) as Promise<StoredCertificate>

export const updateCertificate = (db: Db, id: number, values: Parameters<typeof rows.update>[2]) =>
  rows.update(db, id, values) as Promise<StoredCertificate>

/** Inserts a document unless its registration, or its e-mail and workshop, have a valid one, also of a concurrent call. */
export const insertIfNew = (db: Db, values: Insertable<Certificado>) =>
  db
    .insertInto('certificado')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'version', ...columns])
    .executeTakeFirst() as Promise<StoredCertificate | undefined>

/** Returns the valid document of a registration. */
export const validOfRegistration = (db: Db, registrationId: number) =>
  db
    .selectFrom('certificado')
    .select(['id', 'registro_id'])
    .where('registro_id', '=', registrationId)
    .where('estado', '=', CertificateStatus.valid)
    .executeTakeFirst()

/** Returns the valid document of an e-mail for a workshop. */
export const validOfWorkshop = (db: Db, workshopId: number, email: string) =>
  db
    .selectFrom('certificado')
    .select(['id', 'registro_id'])
    .where('workshop_id', '=', workshopId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('estado', '=', CertificateStatus.valid)
    .executeTakeFirst()

/** Returns the ids of the accounts that have these e-mails, by the e-mail in small letters. */
export async function accountsOf(db: Db, emails: readonly string[]): Promise<Map<string, number>> {
  const found = await db
    .selectFrom('usuario')
    .select(['id', sql<string>`lower(email)`.as('email')])
    .where(sql<SqlBool>`lower(email) = any(${emails.map((email) => email.toLowerCase())}::text[])`)
    .where('eliminado_en', 'is', null)
    .execute()
  return new Map(found.map(({ id, email }) => [email, id]))
}

/** Returns the latest day that it is anywhere on earth, `YYYY-MM-DD`: no certificate is issued on a later one. */
export const todayAnywhere = (db: Db): Promise<string> => todayIn(db, 'Pacific/Kiritimati')

export const rightNow = sql<Date>`now()`

/** Notes that a document was sent now; who edits it is not disturbed by that. */
export const markSent = (db: Db, id: number) =>
  db.updateTable('certificado').set({ enviado_en: rightNow }).where('id', '=', id).execute()

/** Returns who attended these workshops. */
export const attendeesOf = (db: Db, workshopIds: readonly number[]) =>
  db
    .selectFrom('workshop_registro')
    .select(['id as registro_id', 'workshop_id', 'nombre', 'email', 'idioma'])
    .where('workshop_id', 'in', workshopIds)
    .where('estado_id', '=', RegistrationStatus.attended)
    .orderBy('id')
    .execute()
