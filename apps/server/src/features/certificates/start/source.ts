import { CertificateStatus } from '@portal/contract/certificates/constants'
import { OwnCertificateQuerySchema } from '@portal/contract/certificates/schemas'
import { workSections } from '@portal/contract/start/constants'
import type { Db } from '#core/database/database.ts'
import type { WorkSource } from '#features/start/service.ts'
import { listOwn } from './queries.ts'

/** The valid certificates of a customer or a distributor, on their own start page. */
export const certificateWork = (db: Db): WorkSource => ({
  section: workSections.ownCertificates,
  isFor: ({ isOfHouse }) => !isOfHouse,
  async read(actor, most) {
    const asked = OwnCertificateQuerySchema.parse({ estado: CertificateStatus.valid })
    const { rows, total } = await listOwn(db, actor, asked, most)
    return {
      rows: rows.map(({ id, titulo, titulo_en, codigo, creado_en }) => ({
        id,
        titulo: codigo,
        detalle: titulo,
        detalle_en: titulo_en,
        momento: creado_en,
        dias: null,
        importe: null,
      })),
      total,
      isExact: true,
    }
  },
})
