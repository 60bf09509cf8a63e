import { Module } from '@portal/contract/access/constants'
import { timelineKinds } from '@portal/contract/contacts/constants'
import { type RegistrationStatus, registrationStatusNames } from '@portal/contract/workshops/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { newestAbout, type TimelineSource } from '#features/contacts/service.ts'

interface Row {
  id: number
  momento: Date
  nombre: string
  nombre_en: string
  estado_id: RegistrationStatus
}

/** Workshops that a contact registered for or attended, for staff who see the registrations. */
export const workshopTimeline = (db: Db): TimelineSource => ({
  kind: timelineKinds.workshops,
  isFor: ({ modules, isOfHouse }) => isOfHouse && modules.has(Module.workshops),
  async find(_, who, before, most) {
    const rows = await newestAbout<Row>(db, who, before, most, {
      from: sql`workshop_registro r join workshop w on w.id = r.workshop_id`,
      where: sql<boolean>`true`,
      columns: sql`r.id, r.creado_en as momento, w.nombre, w.nombre_en, r.estado_id`,
      email: sql`lower(r.email)`,
      phone: sql`r.telefono`,
      at: sql`r.creado_en`,
      id: sql`r.id`,
    })
    return rows.map(({ id, momento, nombre, nombre_en, estado_id: status }) => ({
      id,
      momento,
      titulo: nombre,
      titulo_en: nombre_en,
      detalle: registrationStatusNames[status].es,
      detalle_en: registrationStatusNames[status].en,
      direccion: `/dashboard/registros-workshop/${id}`,
    }))
  },
})
