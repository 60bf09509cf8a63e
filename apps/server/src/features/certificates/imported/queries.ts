import { CertificateStatus } from '@portal/contract/certificates/constants'
import { certificateFields } from '@portal/contract/certificates/fields'
import { namesOf } from '@portal/contract/core/entities'
import type { Language } from '@portal/contract/core/language'
import { type Insertable, type SqlBool, sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { Certificado } from '#core/database/schema.ts'

const { idioma: _, ...fields } = certificateFields

const shown = ['id', 'version', 'codigo', 'workshop_id', ...namesOf(fields)] as const

/** A stored certificate that a row of a workbook may be about. */
export type KnownCertificate = Awaited<ReturnType<typeof listOfEmails>>[number]

/** Returns the valid and the revoked certificates of these e-mails, in small letters. */
export const listOfEmails = (db: Db, emails: readonly string[]) =>
  listKnown(db)
    .where(sql<SqlBool>`lower(email) = any(${emails}::text[])`)
    .where('estado', '<>', CertificateStatus.replaced)
    .execute()

/** Returns the certificates with these codes, whatever became of them. */
export const listOfCodes = (db: Db, codes: readonly string[]) =>
  listKnown(db).where(sql<SqlBool>`codigo = any(${codes}::text[])`).execute()

const listKnown = (db: Db) =>
  db
    .selectFrom('certificado')
    .select([...shown, sql<Language>`idioma`.as('idioma'), sql<CertificateStatus>`estado`.as('estado')])
    .where('eliminado_en', 'is', null)
    .orderBy('id')

/** In the order of the rows. */
export async function insertCertificates(db: Db, values: readonly Insertable<Certificado>[]) {
  const made = await db.insertInto('certificado').values(values).returningAll().execute()
  return made.toSorted((one, other) => one.id - other.id)
}
