import { Module } from '@portal/contract/access/constants'
import type { Language } from '@portal/contract/core/language'
import { DeliveryStatus, formKindNames } from '@portal/contract/forms/constants'
import { FormListQuerySchema } from '@portal/contract/forms/schemas'
import { workSections } from '@portal/contract/start/constants'
import type { Db } from '#core/database/database.ts'
import type { WorkSource } from '#features/start/service.ts'
import * as queries from './queries.ts'

const undelivered = FormListQuerySchema.parse({ entrega: DeliveryStatus.failed })

/** Forms of visitors that reached nobody. */
export const formWork = (db: Db): WorkSource => ({
  section: workSections.forms,
  isFor: ({ modules, isOfHouse }) => isOfHouse && modules.has(Module.allContacts),
  async read(_, most) {
    const { rows, total } = await queries.listNewest(db, undelivered, most)
    return { rows: rows.map(asWork), total, isExact: true }
  },
})

type Row = Awaited<ReturnType<typeof queries.listNewest>>['rows'][number]

function asWork({ id, nombre, empresa, referencia, tipo, creado_en }: Row) {
  const detailIn = (language: Language) =>
    [formKindNames[tipo][language], empresa, referencia].filter(Boolean).join(' · ')
  return {
    id,
    titulo: nombre,
    detalle: detailIn('es'),
    detalle_en: detailIn('en'),
    momento: creado_en,
    dias: null,
    importe: null,
  }
}
