import { LicenseStatus } from '@portal/contract/licenses/states'
import { ResourceAccess } from '@portal/contract/resources/constants'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../policy.ts'

const { public: open, users, license, enterprises } = ResourceAccess

/** Services of which a user, as a value or a column, has an active license where they are, in grace too; as a subquery. */
export const liveServicesOf = (userId: RawBuilder<unknown> | number) => sql`(
  select l.servicio_id from licencia l
  join servicio s on s.id = l.servicio_id
  where l.usuario_id = ${userId}
    and licencia_estado(l.estado_id, l.suspendida, l.fecha_inicio, l.fecha_termino, s.dias_gracia,
      (now() at time zone l.zona_horaria)::date) = ${sql.lit(LicenseStatus.active)})`

/** Resources that exist for a reader: those for chosen enterprises only for their people. */
export const isSeenBy = ({ isOfHouse, enterpriseId }: Reader) =>
  isOfHouse
    ? sql<boolean>`true`
    : sql<boolean>`(recurso.acceso <> ${sql.lit(enterprises)} or ${enterpriseId}::int = any(recurso.empresas))`

/** Resources that a reader may download, of those that they see. */
export const isOpenTo = ({ isOfHouse, id }: Reader) =>
  isOfHouse
    ? sql<boolean>`true`
    : sql<boolean>`(recurso.acceso in (${sql.lit(open)}, ${sql.lit(users)}, ${sql.lit(enterprises)})
        or recurso.acceso = ${sql.lit(license)} and recurso.servicio_id in ${liveServicesOf(id)})`

/** The condition for resources that are not deleted. */
export const isThere = () => sql<boolean>`recurso.eliminado_en is null`

/** The current revision of a resource: the newest that was not withdrawn. */
export const currentRevision = sql<number>`(
  select max(r.id) from recurso_revision r where r.recurso_id = recurso.id and r.retirada_en is null)`
