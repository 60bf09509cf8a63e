import { Module } from '@portal/contract/access/constants'
import { timelineKinds } from '@portal/contract/contacts/constants'
import { RegistrationStatus, registrationStatusNames } from '@portal/contract/workshops/constants'
import type { Db } from '#core/database/database.ts'
import type { TimelineSource } from '#features/contacts/service.ts'
import * as queries from './source-queries.ts'

/** Workshops that a contact registered for or attended, for staff who see the registrations. */
export const workshopTimeline = (db: Db): TimelineSource => ({
  kind: timelineKinds.workshops,
  isFor: ({ modules, isOfHouse }) => isOfHouse && modules.has(Module.workshops),
  async find(_, who, before, most) {
    const rows = await queries.newestRegistrations(db, who, before, most)
    return rows.map(({ id, momento, nombre, nombre_en, estado_id: status, confirmada }) => ({
      id,
      momento,
      titulo: nombre,
      titulo_en: nombre_en || nombre,
      detalle: stateOf(status, confirmada).es,
      detalle_en: stateOf(status, confirmada).en,
      direccion: `/dashboard/registros-workshop/${id}`,
    }))
  },
})

const stateOf = (status: RegistrationStatus, isConfirmed: boolean) =>
  status === RegistrationStatus.registered && !isConfirmed ? unconfirmed : registrationStatusNames[status]
const unconfirmed = { es: 'Inscrita, por confirmar', en: 'Registered, to be confirmed' }
