import { RegistrationStatus } from '@portal/contract/workshops/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Published workshops from yesterday to half a year ahead, the next one first. */
export const listWorkshops = (db: Db) =>
  db
    .selectFrom('workshop')
    .select(['id', 'nombre', 'nombre_en', 'inicio', 'zona_horaria'])
    .where('estado', '=', 'publicado')
    .where('eliminado_en', 'is', null)
    .where('termino', '>', sql<Date>`now() - interval '2 days'`)
    .where('inicio', '<', sql<Date>`now() + interval '180 days'`)
    .orderBy('inicio')
    .execute()

export const getWorkshop = (db: Db, id: number) =>
  db
    .selectFrom('workshop')
    .select(['id', 'nombre', 'nombre_en', 'lugar', 'lugar_en', 'inicio', 'termino', 'zona_horaria'])
    .where('id', '=', id)
    .where('estado', '<>', 'borrador')
    .where('eliminado_en', 'is', null)
    .executeTakeFirst()

/** Everyone who may come to the door: canceled registrations are not among them. */
export const listPeople = (db: Db, workshopId: number) =>
  db
    .selectFrom('workshop_registro')
    .select(['id', 'nombre', 'empresa', 'estado_id', 'enlace_version', 'asistio_en'])
    .select(sql<boolean>`confirmado_en is not null or estado_id = ${RegistrationStatus.attended}`.as('confirmada'))
    .where('workshop_id', '=', workshopId)
    .where('estado_id', '<>', RegistrationStatus.canceled)
    .orderBy('nombre')
    .orderBy('id')
    .execute()
