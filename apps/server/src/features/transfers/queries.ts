import type { Language } from '@portal/contract/core/language'
import { bulkLimits } from '@portal/contract/core/limits'
import { type MovedState, TransferState } from '@portal/contract/transfers/constants'
import { UserStatus } from '@portal/contract/users/constants'
import { type Insertable, sql } from 'kysely'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import { wordsIn } from '#core/database/list-query.ts'
import type { Traspaso, TraspasoDestino } from '#core/database/schema.ts'
import type { Moved, Receiver } from './source.ts'

/** In the order of their ids, so that two transfers between the same people do not block each other. */
export async function lockPeople(db: Db, ids: readonly number[]): Promise<void> {
  await sql`select from usuario where id = any(${[...ids]}::int[]) order by id for no key update`.execute(db)
}

export const insertTransfer = (db: Db, transfer: Insertable<Traspaso>) =>
  db.insertInto('traspaso').values(transfer).returning(transferColumns).executeTakeFirstOrThrow()

export async function insertDestinations(db: Db, rows: Insertable<TraspasoDestino>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('traspaso_destino').values(rows).execute()
}

const transferColumns = [
  'id',
  'usuario_id',
  'desactiva',
  'estado_anterior',
  'usuario_version',
  'creado_por',
  'empresa_id',
  sql<TransferState>`estado`.as('estado'),
] as const

export type Transfer = NonNullable<Awaited<ReturnType<typeof lockTransfer>>>

/** Locks a transfer, so that its blocks, sweeps and its undo run one after the other. */
export const lockTransfer = (db: Db, id: number) =>
  db.selectFrom('traspaso').select(transferColumns).where('id', '=', id).forUpdate().executeTakeFirst()

/** The same, unless something works on it now. */
export const lockIdleTransfer = (db: Db, id: number) =>
  db.selectFrom('traspaso').select(transferColumns).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst()

/** Whether a transfer of what this person holds is in progress. */
export async function isMoving(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('traspaso')
    .select('id')
    .where('usuario_id', '=', userId)
    .where('estado', 'in', [TransferState.moving, TransferState.undoing])
    .executeTakeFirst()
  return found !== undefined
}

export async function setState(db: Db, id: number, state: TransferState): Promise<void> {
  const ended = state === TransferState.undone ? 'deshecho_en' : 'terminado_en'
  await db
    .updateTable('traspaso')
    .set({ estado: state, ...(state !== TransferState.undoing && { [ended]: sql`now()` }) })
    .where('id', '=', id)
    .execute()
}

export interface Destination {
  tipo: string
  to: Receiver
}

/** The kinds of a transfer that go to someone, with who receives them. */
export async function listDestinations(db: Db, transferId: number): Promise<Destination[]> {
  const rows = await db
    .selectFrom('traspaso_destino as d')
    .innerJoin('usuario as u', 'u.id', 'd.a_usuario_id')
    .select(['d.tipo', 'u.id', 'u.empresa_id'])
    .where('d.traspaso_id', '=', transferId)
    .orderBy('d.tipo')
    .execute()
  return rows.map(({ tipo, ...to }) => ({ tipo, to }))
}

/** A record that comes a second time (someone gave it back meanwhile) is listed once. */
export async function insertMoved(db: Db, transferId: number, kind: string, moved: readonly Moved[]): Promise<void> {
  if (moved.length === 0) return
  await db
    .insertInto('traspaso_registro')
    .values(
      moved.map(({ id, nombre, undo }) => ({
        traspaso_id: transferId,
        tipo: kind,
        registro_id: id,
        nombre,
        deshacer: JSON.stringify(undo),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['traspaso_id', 'tipo', 'registro_id'])
        .doUpdateSet((eb) => ({ nombre: eb.ref('excluded.nombre'), deshacer: eb.ref('excluded.deshacer') })),
    )
    .execute()
}

/** The next records to give back. */
export const listToUndo = (db: Db, transferId: number, most: number) =>
  db
    .selectFrom('traspaso_registro')
    .select(['tipo', 'registro_id', sql<object>`deshacer`.as('deshacer')])
    .where('traspaso_id', '=', transferId)
    .where('estado', '=', 'movido')
    .orderBy('tipo')
    .orderBy('registro_id')
    .limit(most)
    .execute()

export const markRecord = (
  db: Db,
  { transferId, kind, id }: { transferId: number; kind: string; id: number },
  became: { estado: MovedState; motivo?: string; motivo_en?: string },
) =>
  db
    .updateTable('traspaso_registro')
    .set(became)
    .where('traspaso_id', '=', transferId)
    .where('tipo', '=', kind)
    .where('registro_id', '=', id)
    .execute()

const isRecent = sql<boolean>`t.creado_en > now() - make_interval(hours => ${sql.lit(bulkLimits.undoHours)})`

/** Whether this actor may undo it: who made it, for a day. */
const canUndo = ({ id, enterpriseId }: Pick<Actor, 'id' | 'enterpriseId'>) =>
  sql<boolean>`(t.creado_por = ${id} and t.empresa_id is not distinct from ${enterpriseId}::int
    and t.estado in ('en_curso', 'terminado') and ${isRecent})`

export async function isUndoable(db: Db, actor: Pick<Actor, 'id' | 'enterpriseId'>, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('traspaso as t')
    .select(canUndo(actor).as('yes'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.yes ?? false
}

/** Transfers that a process left unfinished, and those of people who left within a day. */
export const listToWatch = (db: Db) =>
  db
    .selectFrom('traspaso as t')
    .select(['t.id', sql<TransferState>`t.estado`.as('estado')])
    .where(({ or, eb, and }) =>
      or([
        eb('t.estado', 'in', [TransferState.moving, TransferState.undoing]),
        and([eb('t.estado', '=', TransferState.done), eb('t.desactiva', '=', true), isRecent]),
      ]),
    )
    .orderBy('t.id')
    .execute()

/** A transfer as its page shows it. */
export const getTransfer = (db: Db, actor: Pick<Actor, 'id' | 'enterpriseId'>, id: number) =>
  db
    .selectFrom('traspaso as t')
    .innerJoin('usuario as u', 'u.id', 't.usuario_id')
    .innerJoin('usuario as a', 'a.id', 't.creado_por')
    .select(['t.id', 't.usuario_id', 't.desactiva', 't.creado_por', 't.creado_en'])
    .select([sql<TransferState>`t.estado`.as('estado'), canUndo(actor).as('puede_deshacer')])
    .select(sql<Date>`t.creado_en + make_interval(hours => ${sql.lit(bulkLimits.undoHours)})`.as('deshacer_hasta'))
    .select([fullNameOf('u').as('usuario_nombre'), fullNameOf('a').as('creado_por_nombre')])
    .where('t.id', '=', id)
    .executeTakeFirst()

export const listParts = (db: Db, transferId: number) =>
  db
    .selectFrom('traspaso_destino as d')
    .leftJoin('usuario as u', 'u.id', 'd.a_usuario_id')
    .select(['d.tipo', 'd.a_usuario_id as usuario_id', 'd.total', fullNameOf('u').as('usuario_nombre')])
    .select((eb) =>
      (['movido', 'devuelto', 'rechazado'] as const).map((state) =>
        eb
          .selectFrom('traspaso_registro as r')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .whereRef('r.traspaso_id', '=', 'd.traspaso_id')
          .whereRef('r.tipo', '=', 'd.tipo')
          .where('r.estado', '=', state)
          .$asScalar()
          .as(`${state}s`),
      ),
    )
    .where('d.traspaso_id', '=', transferId)
    .orderBy('d.tipo')
    .execute()

interface Asked {
  tipo: string
  buscar: string
  page: number
  page_row: number
}

/** A page of what went, and how many match. */
export async function listMoved(db: Db, transferId: number, { tipo, buscar, page, page_row: size }: Asked) {
  const all = db
    .selectFrom('traspaso_registro as r')
    .where('r.traspaso_id', '=', transferId)
    .$if(tipo !== '', (query) => query.where('r.tipo', '=', tipo))
    .where((eb) => eb.and(wordsIn(sql<string>`sin_acentos(r.nombre)`, buscar)))
  const [rows, { total }] = await Promise.all([
    all
      .select(['r.registro_id as id', 'r.tipo', 'r.nombre as titulo', 'r.motivo', 'r.motivo_en'])
      .select(sql<MovedState>`r.estado`.as('estado'))
      .orderBy('r.tipo')
      .orderBy(sql`r.nombre collate es`)
      .orderBy('r.registro_id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** How many records of a kind a person received. */
export interface Received {
  tipo: string
  usuario_id: number
  total: number
}

export async function countReceived(db: Db, transferId: number): Promise<Received[]> {
  const { rows } = await sql<Received>`
    select r.tipo, d.a_usuario_id as usuario_id, count(*) as total
    from traspaso_registro r join traspaso_destino d using (traspaso_id, tipo)
    where r.traspaso_id = ${transferId} and d.a_usuario_id is not null group by 1, 2`.execute(db)
  return rows
}

export async function countUndone(db: Db, transferId: number): Promise<{ devueltos: number; rechazados: number }> {
  const { rows } = await sql<{ devueltos: number; rechazados: number }>`
    select count(*) filter (where estado = 'devuelto') as devueltos,
      count(*) filter (where estado = 'rechazado') as rechazados
    from traspaso_registro where traspaso_id = ${transferId}`.execute(db)
  return rows[0]!
}

/** The name of a person. */
export async function getName(db: Db, id: number): Promise<string> {
  const { name } = await db
    .selectFrom('usuario')
    .select(fullNameOf('usuario').as('name'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return name
}

/** The name of a person, and the addresses of those who received something of them. */
export async function listMailed(db: Db, fromId: number, ids: readonly number[]) {
  const name = await getName(db, fromId)
  const receivers = await db
    .selectFrom('usuario')
    .select(['id', 'email', sql<Language>`idioma`.as('idioma')])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()
  return { from: name, receivers }
}

export async function isActive(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('usuario')
    .select('id')
    .where('id', '=', userId)
    .where('estado_id', '=', UserStatus.active)
    .where('eliminado_en', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
