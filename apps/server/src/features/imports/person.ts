import { Module } from '@portal/contract/access/constants'
import { classifiedModules } from '@portal/contract/classifieds/modules'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { actorFor } from '#core/identity/sessions.ts'
import type { Import } from './queries.ts'
import { importTexts, Unusable } from './texts.ts'

/** Returns the owner of an import with his current rights. Refuses when he may no longer publish. */
export async function personOf(db: Db, { id, usuario_id, idioma }: Import): Promise<Actor> {
  const person = await actorFor(db, usuario_id, `importacion-${id}`)
  if (!person || !classifiedModules.some((module) => person.modules.has(module)))
    throw new Unusable(importTexts[idioma].notAllowed)
  return person
}

/** Returns the same person as an owner whose items wait for approval. */
export const withoutApproval = (actor: Actor): Actor => ({ ...actor, modules: new Set([Module.myClassifieds]) })
