import type { LicenseStatus } from '@portal/contract/licenses/states'
import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { type Addresses, type Before, newestAbout } from '#core/database/newest-about.ts'
import { statusOf } from '../clock-queries.ts'
import { inScope } from '../queries.ts'

interface Row {
  id: number
  momento: Date
  servicio: string
  servicio_en: string
  tipo: string
  tipo_en: string
  fecha_inicio: string
  fecha_termino: string
  estado_id: LicenseStatus
}

/** The newest licenses of the accounts with these addresses; deleted ones stay in the history. */
export const newestLicenses = (db: Db, scope: Scope, who: Addresses, before: Before | null, most: number) =>
  newestAbout<Row>(db, who, before, most, {
    from: sql`usuario titular join licencia on licencia.usuario_id = titular.id
      join servicio on servicio.id = licencia.servicio_id
      join tipo_licencia on tipo_licencia.id = licencia.tipo_licencia_id`,
    where: inScope(scope),
    columns: sql`licencia.id, licencia.creado_en as momento, servicio.nombre as servicio,
      servicio.nombre_en as servicio_en, tipo_licencia.nombre as tipo, tipo_licencia.nombre_en as tipo_en,
      licencia.fecha_inicio, licencia.fecha_termino, ${statusOf()} as estado_id`,
    email: sql`lower(titular.email)`,
    phone: sql`titular.telefono`,
    at: sql`licencia.creado_en`,
    id: sql`licencia.id`,
  })
