import type { Scope } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { asFound, type Filters } from '../list/queries.ts'

/** The properties of a list that were written first, at most `most`, and how many it holds. */
export async function listFirst(db: Db, scope: Scope, asked: Filters, most: number) {
  const found = db.selectFrom('propiedad').where(asFound(scope, asked))
  const rows = found
    .innerJoin('usuario', 'usuario.id', 'propiedad.usuario_id')
    .select(['propiedad.id', 'propiedad.titulo', 'propiedad.sku', 'propiedad.creado_en'])
    .select(['usuario.nombres', 'usuario.apellido_paterno'])
    .orderBy('propiedad.creado_en')
    .orderBy('propiedad.id')
    .limit(most)
    .execute()
  const counted = found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows: await rows, total: (await counted).total }
}
