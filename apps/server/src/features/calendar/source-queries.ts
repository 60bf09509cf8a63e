import { sql } from 'kysely'
import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { wordsIn } from '#core/database/list-query.ts'
import type { Move } from '#features/transfers/service.ts'
import { isThere } from './queries.ts'

/** Returns events of a scope with every word of a text, at most `most`: the newest of the first `looked` in an index. */
export const findEvents = (db: Db, scope: Scope, text: string, { most, looked }: { most: number; looked: number }) =>
  db
    .with(
      (name) => name('found').materialized(),
      (db) =>
        db
          .selectFrom('evento_calendario')
          .where(isThere(scope))
          .where('evento_calendario.serie_id', 'is', null)
          .where((eb) => eb.and(wordsIn(eb.ref('evento_calendario.buscado'), text)))
          .select('evento_calendario.id')
          .limit(looked),
    )
    .selectFrom('found')
    .innerJoin('evento_calendario as e', 'e.id', 'found.id')
    .select(['e.id', 'e.descripcion', 'e.fecha_inicio', 'e.zona_horaria'])
    .orderBy('e.id', 'desc')
    .limit(most)
    .execute()

/** Events that are not over and of which a person is responsible, for all or for one of their exceptions. */
const heldOf = (scope: Scope, userId: number) => sql<boolean>`(${isThere(scope)} and evento_calendario.serie_id is null
  and (evento_calendario.ultimo_termino is null or evento_calendario.ultimo_termino > now())
  and exists (select from evento_calendario_responsable r join evento_calendario e on e.id = r.evento_id
    where r.usuario_id = ${userId} and (e.id = evento_calendario.id or e.serie_id = evento_calendario.id)
      and e.eliminado_en is null))`

export async function countHeld(db: Db, scope: Scope, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from evento_calendario where ${heldOf(scope, userId)}`.execute(db)
  return rows[0]!.total
}

/** Locks the events that go to another person, and gives them a new version and number of invitations. */
export async function lockHeld(db: Db, { scope, from, to, most }: Move, actorId: number) {
  const { rows } = await sql<{ id: number; nombre: string; version: number }>`
    with suyos as (
      select id from evento_calendario
      where ${heldOf(scope, from)} and evento_calendario.empresa_id is not distinct from ${to.empresa_id}::int
      order by id limit ${most} for no key update
    )
    update evento_calendario e set version = version + 1, secuencia = secuencia + 1, editado_en = now(),
      editado_por = ${actorId}
    from suyos where suyos.id = e.id
    returning e.id, e.descripcion as nombre, e.version`.execute(db)
  return rows
}

/** Who was responsible for what: an event or one of its exceptions. */
export interface Place {
  evento_id: number
  /** Whether the receiver was responsible for it already. */
  ya_estaba: boolean
}

/** Puts a person in the place of another one in these events and their exceptions. Returns the places. */
export async function replaceResponsible(db: Db, ids: readonly number[], { from, to }: { from: number; to: number }) {
  const { rows } = await sql<Place & { serie_id: number }>`
    with gone as (
      delete from evento_calendario_responsable r using evento_calendario e
      where e.id = r.evento_id and r.usuario_id = ${from} and coalesce(e.serie_id, e.id) = any(${[...ids]})
      returning r.evento_id, coalesce(e.serie_id, e.id) as serie_id
    ), added as (
      insert into evento_calendario_responsable (evento_id, usuario_id) select evento_id, ${to} from gone
      on conflict do nothing returning evento_id
    )
    select gone.evento_id, gone.serie_id, added.evento_id is null as ya_estaba
    from gone left join added using (evento_id) order by gone.evento_id`.execute(db)
  return rows
}

/** Gives a person the places back that another one took. */
export async function giveBack(db: Db, places: readonly Place[], { from, to }: { from: number; to: number }) {
  for (const { evento_id, ya_estaba: wasThere } of places) {
    if (!wasThere)
      await db
        .deleteFrom('evento_calendario_responsable')
        .where('evento_id', '=', evento_id)
        .where('usuario_id', '=', from)
        .execute()
    await db
      .insertInto('evento_calendario_responsable')
      .values({ evento_id, usuario_id: to })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
