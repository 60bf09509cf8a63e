import { Module } from '@portal/contract/access/constants'
import { timelineKinds } from '@portal/contract/contacts/constants'
import type { Language } from '@portal/contract/core/language'
import { DeliveryStatus, formKindNames } from '@portal/contract/forms/constants'
import { FormListQuerySchema } from '@portal/contract/forms/schemas'
import { workSections } from '@portal/contract/start/constants'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { TimelineSource } from '#features/contacts/service.ts'
import type { Days, WorkSource } from '#features/start/service.ts'
import { countForms } from './list/queries.ts'
import * as queries from './source-queries.ts'

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

/** Public forms that a contact sent, for staff who see them. */
export const formTimeline = (db: Db): TimelineSource => ({
  kind: timelineKinds.forms,
  isFor: ({ modules, isOfHouse }) => isOfHouse && modules.has(Module.allContacts),
  async find(_, who, before, most) {
    const rows = await queries.newestForms(db, who, before, most)
    return rows.map(({ id, momento, tipo, referencia }) => ({
      id,
      momento,
      titulo: formKindNames[tipo].es,
      titulo_en: formKindNames[tipo].en,
      detalle: referencia,
      detalle_en: referencia,
      direccion: `/dashboard/contactos/formularios/${id}`,
    }))
  },
})

/** Counts forms that came in these days and could not be delivered; null for who may not open their list. */
export async function countUndeliveredForms(db: Db, { modules, isOfHouse }: Actor, { from, to }: Days) {
  if (!isOfHouse || !modules.has(Module.allContacts)) return null
  const asked = { entrega: DeliveryStatus.failed, creada_desde: from, creada_hasta: to }
  return countForms(db, FormListQuerySchema.parse(asked))
}
