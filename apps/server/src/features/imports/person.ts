import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { actorFor } from '#core/identity/people.ts'
import type { ImportKind } from './kind.ts'
import { canImport } from './policy.ts'
import type { Import } from './queries.ts'
import { Unusable } from './texts.ts'

/** Returns the owner of an import with their current rights. Refuses when they may no longer import this kind. */
export async function personOf(db: Db, kind: ImportKind, { id, usuario_id, idioma }: Import): Promise<Actor> {
  const person = await actorFor(db, usuario_id, `importacion-${id}`)
  if (!person || !canImport(person, kind)) throw new Unusable(kind.texts[idioma].notAllowed)
  return person
}
