import type { CertificateStatus } from '@portal/contract/certificates/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { type Addresses, type Before, newestAbout } from '#core/database/newest-about.ts'

interface Row {
  id: number
  momento: Date
  codigo: string
  titulo: string
  titulo_en: string
  estado: CertificateStatus
}

/** A certificate names a person by their e-mail only. */
export const newestCertificates = (db: Db, who: Addresses, before: Before | null, most: number) =>
  newestAbout<Row>(db, { ...who, telefonos: [] }, before, most, {
    from: sql`certificado c`,
    where: sql<boolean>`(c.eliminado_en is null and c.estado <> 'reemplazado')`,
    columns: sql`c.id, c.creado_en as momento, c.codigo, c.titulo, c.titulo_en, c.estado`,
    email: sql`lower(c.email)`,
    phone: sql`''`,
    at: sql`c.creado_en`,
    id: sql`c.id`,
  })
