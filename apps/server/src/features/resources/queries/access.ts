import { ResourceAccess } from '@portal/contract/resources/constants'
import { sql } from 'kysely'
import { liveServicesOf } from '#features/licenses/service.ts'
import type { Reader } from '../policy.ts'

const { public: open, users, license, enterprises } = ResourceAccess

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
