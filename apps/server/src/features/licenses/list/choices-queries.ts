import { Role } from '@portal/contract/access/constants'
import { CatalogueStatus } from '@portal/contract/licenses/states'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { wordsIn } from '#core/database/list-query.ts'
import { holderName } from './queries.ts'

export const listServices = (db: Db) =>
  db
    .selectFrom('servicio')
    .select(['id', 'nombre', 'nombre_en'])
    .where('estado_id', '=', CatalogueStatus.active)
    .orderBy(sql`nombre collate es`)
    .execute()

export const listTypes = (db: Db) =>
  db
    .selectFrom('tipo_licencia')
    .select(['id', 'nombre', 'nombre_en', 'intervalo', 'unidad_intervalo'])
    .where('estado_id', '=', CatalogueStatus.active)
    .orderBy('id')
    .execute()

export const listEnterprises = (db: Db, scope: Scope) =>
  db
    .selectFrom('empresa')
    .select(['id', 'nombre'])
    .where('eliminado_en', 'is', null)
    .where(rowsIn(scope, { enterprise: 'empresa.id' }))
    .orderBy(sql`nombre collate es`)
    .execute()

export const listDistributors = (db: Db, scope: Scope) =>
  people(db, scope)
    .select(['usuario.id', holderName.as('nombre')])
    .where('usuario.rol_id', '=', Role.distributor)
    .orderBy(sql`usuario.nombres collate es`)
    .orderBy('usuario.id')
    .execute()

const mostHolders = 10

/** People with these words in name, e-mail or document, or the one with this id. */
export const listHolders = (db: Db, scope: Scope, text: string, id: number | null) =>
  people(db, scope)
    .leftJoin('empresa', 'empresa.id', 'usuario.empresa_id')
    .select(['usuario.id', 'usuario.email', holderName.as('nombre'), 'empresa.nombre as empresa'])
    .$if(id !== null, (query) => query.where('usuario.id', '=', id!))
    .where((eb) => eb.and(wordsIn(eb.ref('usuario.buscado'), text)))
    .orderBy('usuario.id', 'desc')
    .limit(mostHolders)
    .execute()

const people = (db: Db, scope: Scope) =>
  db
    .selectFrom('usuario')
    .where('usuario.eliminado_en', 'is', null)
    .where('usuario.estado_id', '=', UserStatus.active)
    .where(rowsIn(scope, { enterprise: 'usuario.empresa_id', author: 'usuario.id' }))
