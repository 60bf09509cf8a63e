import type { TaskReader } from '@portal/contract/tasks/transitions'
import type { Db } from '#core/database/database.ts'
import { fullNameOf } from '#core/database/full-name.ts'
import { wordsIn } from '#core/database/list-query.ts'
import { isThere } from '../queries.ts'

/** Returns tasks of a reader with every word of a text, or with this number: the newest of the first `looked`. */
export function findTasks(
  db: Db,
  reader: TaskReader,
  { text, id }: { text: string; id: number | null },
  { most, looked }: { most: number; looked: number },
) {
  return db
    .with(
      (name) => name('found').materialized(),
      (db) =>
        db
          .selectFrom('tarea')
          .where(isThere(reader))
          .where((eb) => (id === null ? eb.and(wordsIn(eb.ref('tarea.buscado'), text)) : eb('tarea.id', '=', id)))
          .select('tarea.id')
          .limit(looked),
    )
    .selectFrom('found')
    .innerJoin('tarea', 'tarea.id', 'found.id')
    .innerJoin('usuario as encargado', 'encargado.id', 'tarea.encargado_id')
    .select(['tarea.id', 'tarea.titulo', 'tarea.estado'])
    .select(fullNameOf('encargado').as('encargado'))
    .orderBy('tarea.id', 'desc')
    .limit(most)
    .execute()
}
