import { Module } from '@portal/contract/access/constants'
import { timelineKinds } from '@portal/contract/contacts/constants'
import { formKindNames } from '@portal/contract/forms/constants'
import type { Db } from '#core/database/database.ts'
import type { TimelineSource } from '#features/contacts/service.ts'
import * as queries from './queries.ts'

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
