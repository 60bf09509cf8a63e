import { certificateStatusNames } from '@portal/contract/certificates/constants'
import { timelineKinds } from '@portal/contract/contacts/constants'
import type { Db } from '#core/database/database.ts'
import type { TimelineSource } from '#features/contacts/service.ts'
import { seesAll } from '../policy.ts'
import { newestCertificates } from './queries.ts'

/** Certificates of a contact, for staff who see them. */
export const certificateTimeline = (db: Db): TimelineSource => ({
  kind: timelineKinds.certificates,
  isFor: seesAll,
  async find(_, who, before, most) {
    const rows = await newestCertificates(db, who, before, most)
    return rows.map(({ id, momento, codigo, titulo, titulo_en, estado }) => ({
      id,
      momento,
      titulo: `Certificado: ${titulo}`,
      titulo_en: `Certificate: ${titulo_en}`,
      detalle: `${codigo} · ${certificateStatusNames[estado].es}`,
      detalle_en: `${codigo} · ${certificateStatusNames[estado].en}`,
      direccion: `/dashboard/certificados/${id}`,
    }))
  },
})
