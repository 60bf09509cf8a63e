import { certificateStatusNames } from '@portal/contract/certificates/constants'
import { searchLists } from '@portal/contract/search/constants'
import type { Db } from '#core/database/database.ts'
import type { RecordSource } from '#features/search/service.ts'
import { seesAll } from '../policy.ts'
import { findCertificates } from './queries.ts'

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
