import type { Db } from '#core/database/database.ts'
import { wordsIn } from '#core/database/list-query.ts'

/** Returns customers with every word of a text, at most `most`: the newest of the first `looked` in an index. */
export function findCustomers(db: Db, text: string, { most, looked }: { most: number; looked: number }) {
  return db
    .with(
      (name) => name('found').materialized(),
      (db) =>
        db
          .selectFrom('clasificado_cliente as cliente')
          .where('cliente.eliminado_en', 'is', null)
          .where((eb) => eb.and(wordsIn(eb.ref('cliente.buscado'), text)))
          .select('cliente.id')
          .limit(looked),
    )
    .selectFrom('found')
    .innerJoin('clasificado_cliente as cliente', 'cliente.id', 'found.id')
    .select(['cliente.id', 'cliente.nombre', 'cliente.email', 'cliente.empresa'])
    .orderBy('cliente.id', 'desc')
    .limit(most)
    .execute()
}
