import { Module, type Role } from '@portal/contract/access/constants'
import type { Actor } from '#core/actor.ts'
import type { Db } from '#core/database.ts'
import * as queries from './queries.ts'
import { importTexts, Unusable } from './texts.ts'

/** What opens the screens of imports. */
export const importModules = [Module.myClassifieds, Module.manageClassifieds] as const

/** Who an import belongs to, with what he may do now. Refuses when he may no longer publish. */
export async function personOf(db: Db, { id, usuario_id, idioma }: queries.Import): Promise<Actor> {
  const person = await queries.getPerson(db, usuario_id)
  const modules = new Set(person?.modulos as Module[] | undefined)
  if (!person || !importModules.some((module) => modules.has(module)))
    throw new Unusable(importTexts[idioma].notAllowed)
  return {
    id: person.id,
    names: person.nombres,
    email: person.email,
    role: person.rol_id as Role,
    enterpriseId: person.empresa_id,
    branchId: person.sucursal_id,
    modules,
    sessionId: '',
    expiresAt: new Date(),
    ip: '',
    requestId: `importacion-${id}`,
  }
}

/** The same person as an owner whose items wait for approval. */
export const withoutApproval = (actor: Actor): Actor => ({ ...actor, modules: new Set([Module.myClassifieds]) })
