import type { RegistrationStatus } from '@portal/contract/workshops/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import { type Addresses, type Before, newestAbout } from '#core/database/newest-about.ts'

interface Row {
  id: number
  momento: Date
  nombre: string
  nombre_en: string
  estado_id: RegistrationStatus
  confirmada: boolean
}

export const newestRegistrations = (db: Db, who: Addresses, before: Before | null, most: number) =>
  newestAbout<Row>(db, who, before, most, {
    from: sql`workshop_registro r join workshop w on w.id = r.workshop_id`,
    where: sql<boolean>`true`,
    columns: sql`r.id, r.creado_en as momento, w.nombre, w.nombre_en, r.estado_id, r.confirmado_en is not null as confirmada`,
    email: sql`lower(r.email)`,
    phone: sql`r.telefono`,
    at: sql`r.creado_en`,
    id: sql`r.id`,
  })
