import { Module } from '@portal/contract/access/constants'
import { timelineKinds } from '@portal/contract/contacts/constants'
import { type FormKind, formKindNames } from '@portal/contract/forms/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { newestAbout, type TimelineSource } from '#features/contacts/service.ts'

interface Row {
  id: number
  momento: Date
  tipo: FormKind
  referencia: string
}

/** Public forms that a contact sent, for staff who see them. */
export const formTimeline = (db: Db): TimelineSource => ({
  kind: timelineKinds.forms,
  isFor: ({ modules, isOfHouse }) => isOfHouse && modules.has(Module.allContacts),
  async find(_, who, before, most) {
    const rows = await newestAbout<Row>(db, who, before, most, {
      from: sql`formulario f`,
      where: sql<boolean>`true`,
      columns: sql`f.id, f.creado_en as momento, f.tipo, f.referencia`,
      email: sql`lower(f.email)`,
      phone: sql`f.telefono`,
      at: sql`f.creado_en`,
      id: sql`f.id`,
    })
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
