import { LicenseStatus } from '@portal/contract/licenses/states'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { rowsIn, type Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import type { Licencia } from '#core/database/schema.ts'
import { storedRows } from '#core/records/stored-rows.ts'
import { statusOf, todayOf } from './clock-queries.ts'

/** The columns that saving writes and the audit log compares. */
const columns = [
  'codigo',
  'usuario_id',
  'servicio_id',
  'tipo_licencia_id',
  'fecha_inicio',
  'fecha_termino',
  'estado_id',
  'suspendida',
  'empresa_id',
  'sucursal_id',
  'origen',
  'serie',
  'notas',
  'aviso_dias',
  'convertida_en',
  'eliminado_en',
  'estado_anterior',
] as const

export const licenseRows = storedRows('licencia', columns)

export type StoredLicense = Pick<Selectable<Licencia>, (typeof columns)[number] | 'id' | 'version'>

/** The licenses that exist in a scope, deleted ones too. */
export const inScope = (scope: Scope): RawBuilder<boolean> =>
  rowsIn(scope, { enterprise: 'licencia.empresa_id', author: 'licencia.usuario_id' })

/** The condition of lists: not deleted, and in the reader's scope. */
export const isThere = (scope: Scope): RawBuilder<boolean> =>
  sql<boolean>`(licencia.estado_id <> ${sql.lit(LicenseStatus.deleted)} and ${inScope(scope)})`

/** A license under lock with what today makes of it. */
export interface LockedLicense extends StoredLicense {
  /** Today where the holder is. */
  hoy: string
  /** Its status today; a job that is overdue changes nothing. */
  estado_hoy: number
}

/** Locks a license of a scope that is not deleted, with its status today. */
export const lockLicense = (db: Db, scope: Scope, id: number) => locked(db, id, isThere(scope))

/** Locks a license of a scope, deleted or not. */
export const lockAny = (db: Db, scope: Scope, id: number) => locked(db, id, inScope(scope))

async function locked(db: Db, id: number, condition: RawBuilder<boolean>): Promise<LockedLicense | undefined> {
  const row = await licenseRows.lock(db, id, condition)
  if (!row) return undefined
  const today = await db
    .selectFrom('licencia')
    .innerJoin('servicio', 'servicio.id', 'licencia.servicio_id')
    .select([sql<string>`${todayOf()}::text`.as('hoy'), statusOf().as('estado_hoy')])
    .where('licencia.id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, ...today }
}

interface NewLicense {
  userId: number
  serviceId: number
  typeId: number
  startsOn: string
  endsOn: string
  origin: string
  authorId: number | null
  /** The quote that it was bought with. */
  quoteId?: number | null
}

/** Stores a license with its first period. It is scheduled when it starts after today, where its holder is. */
export async function insertLicense(db: Db, of: NewLicense): Promise<StoredLicense> {
  const status = sql<number>`case when ${of.startsOn}::date <= (statement_timestamp() at time zone licencia_zona(${of.userId}))::date
    then ${sql.lit(LicenseStatus.active)} else ${sql.lit(LicenseStatus.inactive)} end`
  const row = await licenseRows.insert(db, {
    usuario_id: of.userId,
    servicio_id: of.serviceId,
    tipo_licencia_id: of.typeId,
    fecha_inicio: of.startsOn,
    fecha_termino: of.endsOn,
    estado_id: status,
    origen: of.origin,
    creado_por: of.authorId,
  })
  await insertPeriod(db, row, { authorId: of.authorId, quoteId: of.quoteId ?? null, before: null })
  return row
}

type Dated = Pick<StoredLicense, 'id' | 'tipo_licencia_id' | 'fecha_inicio' | 'fecha_termino'>

interface PeriodOf {
  authorId: number | null
  quoteId: number | null
  /** What taking it back needs. */
  before: object | null
}

/** Adds a period to the history of a license. */
export async function insertPeriod(db: Db, of: Dated, { authorId, quoteId, before }: PeriodOf): Promise<number> {
  const { id } = await db
    .insertInto('licencia_periodo')
    .values({
      licencia_id: of.id,
      tipo_licencia_id: of.tipo_licencia_id,
      fecha_inicio: of.fecha_inicio,
      fecha_termino: of.fecha_termino,
      creado_por: authorId,
      cotizacion_id: quoteId,
      antes: before && JSON.stringify(before),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Marks the demos of a service that a person has as converted: they got a license that is none. */
export async function convertDemos(db: Db, userId: number, serviceId: number, demoType: number): Promise<void> {
  await db
    .updateTable('licencia')
    .set({ convertida_en: sql`now()` })
    .where('usuario_id', '=', userId)
    .where('servicio_id', '=', serviceId)
    .where('tipo_licencia_id', '=', demoType)
    .where('convertida_en', 'is', null)
    .execute()
}

/** Marks demos of a service as not converted, when its holder has no other license of it left. */
export async function reopenDemos(db: Db, userId: number, serviceId: number, demoType: number): Promise<void> {
  await db
    .updateTable('licencia')
    .set({ convertida_en: null })
    .where('usuario_id', '=', userId)
    .where('servicio_id', '=', serviceId)
    .where('tipo_licencia_id', '=', demoType)
    .where('convertida_en', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('licencia as otra')
            .select('otra.id')
            .where('otra.usuario_id', '=', userId)
            .where('otra.servicio_id', '=', serviceId)
            .where('otra.tipo_licencia_id', '<>', demoType)
            .where('otra.estado_id', '<>', LicenseStatus.deleted),
        ),
      ),
    )
    .execute()
}
