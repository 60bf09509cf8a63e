import { dataRightNames } from '@portal/contract/privacy/constants'
import { workSections } from '@portal/contract/start/constants'
import type { Db } from '#core/database/database.ts'
import type { WorkSource } from '#features/start/service.ts'
import { openQuery, worksThem } from './work/list.ts'
import { countRequests, listUrgent } from './work/queries.ts'

/** Requests about personal data that wait for staff, those that are due first. */
export const dataRequestWork = (db: Db): WorkSource => ({
  section: workSections.dataRequests,
  isFor: worksThem,
  async read(_, most) {
    const [rows, total] = await Promise.all([listUrgent(db, openQuery, most), countRequests(db, openQuery)])
    return { rows: rows.map(asWork), total, isExact: true }
  },
})

const asWork = ({
  id,
  nombre,
  tipo,
  dias_restantes,
  confirmada_en,
}: Awaited<ReturnType<typeof listUrgent>>[number]) => ({
  id,
  titulo: nombre,
  detalle: dataRightNames[tipo].es,
  detalle_en: dataRightNames[tipo].en,
  momento: confirmada_en,
  dias: dias_restantes,
  importe: null,
})
