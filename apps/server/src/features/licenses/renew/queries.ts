import { renewalUndoHours } from '@portal/contract/licenses/constants'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { StoredLicense } from '../queries.ts'
import { anchoredEnd } from '../rules.ts'

interface Renewal {
  licenseId: number
  end: string
  today: string
  typeId: number
  /** Null: as long as the type says. */
  years: number | null
}

/** The period of a renewal: from the day after the old end or after today, to the day before that of its anchor. */
export async function nextPeriod(db: Db, { licenseId, end, today, typeId, years }: Renewal) {
  const { rows } = await sql<{ start: string; end: string; anchor: string | null }>`
    select inicio::text as start,
      coalesce((inicio + make_interval(years => ${years}::int))::date - 1, licencia_fin(inicio, ${typeId}::int))::text as end,
      -- the first day of the periods that lead up to this one without a gap, where its length is in months or years
      (select desde::text from (
        select p.fecha_inicio as desde, lag(p.fecha_termino) over (order by p.fecha_inicio, p.id) as anterior
        from licencia_periodo p where p.licencia_id = ${licenseId} and p.deshecho_en is null) periodos
       where (anterior is null or anterior + 1 <> desde) and ${end}::date + 1 = inicio
         and (${years}::int is not null or (select unidad_intervalo from tipo_licencia where id = ${typeId}::int) > 1)
       order by desde desc limit 1) as anchor
    from (select greatest(${end}::date, ${today}::date) + 1 as inicio) siguiente`.execute(db)
  const { anchor, ...period } = rows[0]!
  return anchor ? { ...period, end: anchoredEnd({ ...period, anchor }) } : period
}

/** What a license was before a period was added. */
export type Was = Pick<
  StoredLicense,
  'fecha_inicio' | 'fecha_termino' | 'tipo_licencia_id' | 'estado_id' | 'suspendida' | 'aviso_dias'
>

/** Whether no period was added to the license after this one. */
const isNewest = sql<boolean>`not exists (
  select from licencia_periodo as despues
  where despues.licencia_id = p.licencia_id and despues.id > p.id and despues.deshecho_en is null)`

/** The newest period of a license when it is a renewal of the last 24 hours. */
const undoable = (db: Db, licenseId: number) =>
  db
    .selectFrom('licencia_periodo as p')
    .select(['p.id', sql<Was>`p.antes`.as('antes')])
    .where('p.licencia_id', '=', licenseId)
    .where('p.deshecho_en', 'is', null)
    .where('p.antes', 'is not', null)
    .where('p.creado_en', '>', sql<Date>`now() - make_interval(hours => ${sql.lit(renewalUndoHours)})`)
    .where(isNewest)

export const lockUndoable = (db: Db, licenseId: number) => undoable(db, licenseId).forUpdate('p').executeTakeFirst()

export const isUndoable = async (db: Db, licenseId: number): Promise<boolean> =>
  (await undoable(db, licenseId).executeTakeFirst()) !== undefined

export async function markUndone(db: Db, id: number): Promise<void> {
  await db.updateTable('licencia_periodo').set({ deshecho_en: sql`now()` }).where('id', '=', id).execute()
}

const bought = (db: Db, quoteId: number) =>
  db
    .selectFrom('licencia_periodo as p')
    .where('p.cotizacion_id', '=', quoteId)
    .where('p.deshecho_en', 'is', null)
    .orderBy('p.id')
    .limit(1)

/** Returns the license that a quote renewed or gave. */
export const licenseOfQuote = async (db: Db, quoteId: number): Promise<number | undefined> =>
  (await bought(db, quoteId).select('p.licencia_id').executeTakeFirst())?.licencia_id

/** Returns the period that a quote bought, and whether it is the last one, once its license is locked. */
export const lockBought = (db: Db, quoteId: number) =>
  bought(db, quoteId)
    .select(['p.id', sql<Was | null>`p.antes`.as('antes'), isNewest.as('es_ultimo')])
    .forUpdate('p')
    .executeTakeFirst()

/** Returns the last period of a license. */
export const newestPeriod = (db: Db, licenseId: number) =>
  db
    .selectFrom('licencia_periodo as p')
    .select('p.cotizacion_id')
    .where('p.licencia_id', '=', licenseId)
    .where('p.deshecho_en', 'is', null)
    .where(isNewest)
    .executeTakeFirst()

/** The first of these lines whose product opens a service. */
export async function firstOpening<T extends { producto_id: number }>(
  db: Db,
  serviceId: number,
  lines: readonly T[],
): Promise<T | undefined> {
  const opening = await db.selectFrom('producto').select('id').where('servicio_id', '=', serviceId).execute()
  return lines.find(({ producto_id }) => opening.some(({ id }) => id === producto_id))
}
