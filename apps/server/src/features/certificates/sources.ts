import { CertificateStatus, certificateStatusNames } from '@portal/contract/certificates/constants'
import { OwnCertificateQuerySchema } from '@portal/contract/certificates/schemas'
import { timelineKinds } from '@portal/contract/contacts/constants'
import { searchLists } from '@portal/contract/search/constants'
import { workSections } from '@portal/contract/start/constants'
import type { Db } from '#core/database/database.ts'
import type { TimelineSource } from '#features/contacts/service.ts'
import type { RecordSource } from '#features/search/service.ts'
import type { WorkSource } from '#features/start/service.ts'
import { seesAll } from './policy.ts'
import { findCertificates, listOwn, newestCertificates } from './source-queries.ts'

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

/** Certificates for the search palette, by holder, title or code. */
export const certificateSource = (db: Db): RecordSource => ({
  listFor: (actor) => (seesAll(actor) ? searchLists.certificates : null),
  async find(_, text, most) {
    const rows = await findCertificates(db, text, { most, looked: 500 })
    return rows.map(({ id, nombre, codigo, titulo, titulo_en, estado }) => ({
      id,
      titulo: nombre,
      detalle: [codigo, certificateStatusNames[estado].es, titulo].join(' · '),
      detalle_en: [codigo, certificateStatusNames[estado].en, titulo_en].join(' · '),
    }))
  },
})

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
