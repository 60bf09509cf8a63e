import { mayDelete } from '@portal/contract/access/hierarchy'
import { projectionMessages } from '@portal/contract/projections/messages'
import type { ProjectionSchema } from '@portal/contract/projections/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { scopeOf } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { canSave, canSeeCompanyCosts } from './policy.ts'
import * as queries from './queries.ts'
import { withoutCompanyCosts } from './rules.ts'

/** Returns a projection in the actor's scope with all its versions. Throws `notRecognized` when there is none. */
export async function readProjection(db: Db, actor: Actor, id: number): Promise<z.input<typeof ProjectionSchema>> {
  const projection = await queries.getProjection(db, scopeOf(actor), id)
  if (!projection) throw new Refusal(projectionMessages.notRecognized)
  const versions = await queries.listVersions(db, id)
  return {
    ...projection,
    versiones: canSeeCompanyCosts(actor) ? versions : versions.map(withoutCompanyCosts),
    version_vigente_id: versions.find(({ ha_comenzado: hasBegun }) => hasBegun)?.id ?? null,
    puede_guardar: canSave(actor),
    puede_eliminar: mayDelete(actor.role),
  }
}
