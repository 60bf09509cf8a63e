import { CertificateStatus } from '@portal/contract/certificates/constants'
import type { Db } from '#core/database/database.ts'
import { type Holder, there } from '../list/queries.ts'
import type { Printed } from './task.ts'

export type Documented = Printed & { id: number; estado: CertificateStatus; pdf_id: string | null }

/** Returns what the document of a certificate shows; of a holder only their own. */
export const getDocumented = (db: Db, holder: Holder, id: number) =>
  there(db, holder)
    .where('c.id', '=', id)
    .select(['c.id', 'c.codigo', 'c.nombre', 'c.titulo', 'c.titulo_en', 'c.horas', 'c.emitido_el', 'c.creado_en'])
    .select(['c.pdf_id', 'c.estado', 'c.idioma'])
    .executeTakeFirst() as Promise<Documented | undefined>

/** Stores the file of a document that is valid and has none yet. */
export async function keepFile(db: Db, id: number, fileId: string): Promise<boolean> {
  const row = await db
    .updateTable('certificado')
    .set({ pdf_id: fileId })
    .where('id', '=', id)
    .where('pdf_id', 'is', null)
    .where('estado', '=', CertificateStatus.valid)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
