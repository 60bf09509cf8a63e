import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { AuditContent } from './hashes.ts'

const milliseconds = (moment: string): RawBuilder<number> =>
  sql`(extract(epoch from ${sql.ref(moment)}) * 1000)::bigint`

/** The columns of `a` that are hashed. */
const content = sql`${milliseconds('a.creado_en')} as momento, a.usuario_id, a.ip, a.solicitud_id, a.accion, a.entidad,
  a.entidad_id, a.antes::text as antes, a.despues::text as despues, a.llave_api_id`

export interface Head {
  numero: number
  hash: Buffer
}

/** Whether this process may seal now: true for one at a time, until its transaction ends. */
export async function takeTurn(db: Db): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('auditoria_sello', 0)) as mine`.execute(db)
  return rows[0]!.mine
}

/** Returns the newest seal. */
export const readHead = (db: Db): Promise<Head | undefined> =>
  db.selectFrom('auditoria_sello').select(['numero', 'hash']).orderBy('numero', 'desc').limit(1).executeTakeFirst()

/** Returns the hash of one seal. */
export const readSeal = (db: Db, number: number): Promise<Head | undefined> =>
  db.selectFrom('auditoria_sello').select(['numero', 'hash']).where('numero', '=', number).executeTakeFirst()

type Waiting = AuditContent & { auditoria_id: number; id: number | null; ahora: number }

/** Returns committed rows without a seal in the order of their ids, each with the time of this transaction. */
export async function listWaiting(db: Db, most: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select p.auditoria_id, a.id, ${content}, floor(extract(epoch from now()) * 1000)::bigint as ahora
    from (select auditoria_id from auditoria_pendiente order by auditoria_id limit ${sql.lit(most)}) p
    left join auditoria a on a.id = p.auditoria_id
    order by p.auditoria_id`.execute(db)
  return rows
}

export interface Seal {
  numero: number
  auditoria_id: number
  contenido: Buffer
  hash: Buffer
  sellado: number
}

/** Stores the seals of rows that waited. */
export async function storeSeals(db: Db, seals: readonly Seal[]): Promise<void> {
  const column = <K extends keyof Seal>(name: K) => seals.map((seal) => seal[name])
  const ids = column('auditoria_id')
  await sql`
    insert into auditoria_sello (numero, auditoria_id, contenido, hash, sellado_en)
    select numero, id, contenido, hash, to_timestamp(sellado / 1000.0)
    from unnest(${column('numero')}::bigint[], ${ids}::bigint[], ${column('contenido')}::bytea[],
      ${column('hash')}::bytea[], ${column('sellado')}::bigint[]) as nuevas (numero, id, contenido, hash, sellado)`.execute(
    db,
  )
  await sql`delete from auditoria_pendiente where auditoria_id = any(${ids}::bigint[])`.execute(db)
}

export type SealedRow = AuditContent & Seal & { id: number | null }

/** Returns the next seals after a number, with their rows as they are now. */
export async function listSealed(db: Db, after: number, most: number): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select s.numero, s.auditoria_id, s.contenido, s.hash, ${milliseconds('s.sellado_en')} as sellado, a.id, ${content}
    from (select * from auditoria_sello where numero > ${after} order by numero limit ${sql.lit(most)}) s
    left join auditoria a on a.id = s.auditoria_id
    order by s.numero`.execute(db)
  return rows
}

/** Returns the number of the seal of this content, if there is one. */
export async function sealOfContent(db: Db, wanted: Buffer): Promise<number | null> {
  const { rows } = await sql<{ numero: number }>`
    select numero from auditoria_sello where contenido = ${wanted} limit 1`.execute(db)
  return rows[0]?.numero ?? null
}

const idsAtOnce = 250_000

/** Yields the ids of rows that have no seal and do not wait for one: nobody wrote them through the portal. */
export async function* unsealedIds(db: Db): AsyncGenerator<number> {
  const { rows: ends } = await sql<{ first: number | null; last: number | null }>`
    select min(id) as first, max(id) as last from auditoria`.execute(db)
  const { first, last } = ends[0]!
  if (first === null || last === null) return
  for (let from = first; from <= last; from += idsAtOnce) {
    const { rows } = await sql<{ id: number }>`
      select a.id from auditoria a
      where a.id >= ${from} and a.id < ${from + idsAtOnce}
        and not exists (select from auditoria_sello s where s.auditoria_id = a.id)
        and not exists (select from auditoria_pendiente p where p.auditoria_id = a.id)
      order by a.id`.execute(db)
    for (const { id } of rows) yield id
  }
}

export interface Standing {
  /** Rows that wait for their seal, counted up to a limit, and for how long the first of them. */
  pendientes: number
  segundos: number
  rotas: number
}

const mostCounted = 10_001

/** Returns how the chain stands: what waits, and what the last check found. */
export async function readStanding(db: Db): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select (select count(*) from (select from auditoria_pendiente limit ${sql.lit(mostCounted)}) p) as pendientes,
      coalesce((select extract(epoch from clock_timestamp() - a.creado_en)::int
        from (select auditoria_id from auditoria_pendiente order by auditoria_id limit 1) p
        join auditoria a on a.id = p.auditoria_id), 0) as segundos,
      coalesce((select rotas from auditoria_control order by id desc limit 1), 0) as rotas`.execute(db)
  return rows[0]!
}
