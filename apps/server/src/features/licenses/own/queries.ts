import type { Language } from '@portal/contract/core/language'
import { LicenseType } from '@portal/contract/licenses/constants'
import { CatalogueStatus, LicenseStatus } from '@portal/contract/licenses/states'
import { DocumentType } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import { ownedBy } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { statusOf } from '../clock-queries.ts'
import { shown } from '../list/queries.ts'
import { isThere } from '../queries.ts'

const mostOwn = 100

/** A person's licenses: working ones first, those that end first at the top; finished ones stay a year. */
export const listOwn = (db: Db, userId: number) =>
  shown(
    db,
    sql`(select licencia.id from licencia where ${isThere(ownedBy(userId))}
      and licencia.fecha_termino > current_date - 365 limit ${sql.lit(mostOwn)})`,
  )
    .select(sql<boolean>`licencia.tipo_licencia_id = ${sql.lit(LicenseType.demo)}`.as('es_demo'))
    .select(sql<string>`(licencia.fecha_termino + servicio.dias_gracia)::text`.as('ultimo_dia'))
    .orderBy(sql`${statusOf()} = ${sql.lit(LicenseStatus.finished)}`)
    .orderBy('licencia.fecha_termino')
    .orderBy('licencia.id')
    .execute()

/** Active services of which a person has asked no demo yet, while demos are given. */
export const listDemoServices = (db: Db, email: string) =>
  db
    .selectFrom('servicio')
    .select(['id', 'nombre', 'nombre_en'])
    .where('estado_id', '=', CatalogueStatus.active)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('licencia_demo as d')
            .select('d.id')
            .whereRef('d.servicio_id', '=', 'servicio.id')
            .where('d.email', '=', email.toLowerCase()),
        ),
      ),
    )
    .where(
      sql<boolean>`exists (select from tipo_licencia where id = ${sql.lit(LicenseType.demo)}
        and estado_id = ${sql.lit(CatalogueStatus.active)})`,
    )
    .orderBy(sql`nombre collate es`)
    .execute()

/** A person as forms and quotes begin with them. */
export const getPerson = (db: Db, id: number) =>
  db
    .selectFrom('usuario as u')
    .leftJoin('empresa as e', 'e.id', 'u.empresa_id')
    .select(['u.id', 'u.email', 'u.telefono'])
    .select([
      sql<string>`concat_ws(' ', u.nombres, nullif(u.apellido_paterno, ''))`.as('nombre'),
      sql<Language>`u.idioma`.as('idioma'),
      sql<string>`coalesce(e.nombre, (select d.empresa from licencia_demo d where d.usuario_id = u.id
        order by d.id desc limit 1), '')`.as('empresa'),
      sql<number | null>`coalesce(u.pais_id, e.pais_id)`.as('pais_id'),
      sql<number>`coalesce(u.pais_id, e.pais_id, (select pais_id from empresa where id = casa_id()), 152)`.as(
        'pais_seguro',
      ),
      sql<string>`case when u.tipo_documento_id = ${sql.lit(DocumentType.taxId)} then u.numero_documento else '' end`.as(
        'identificador',
      ),
      sql<string>`licencia_zona(u.id)`.as('zona'),
      sql<string>`(statement_timestamp() at time zone licencia_zona(u.id))::date::text`.as('hoy'),
    ])
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow()
