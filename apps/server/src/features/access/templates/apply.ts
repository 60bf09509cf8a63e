import type { GrantableModule } from '@portal/contract/access/constants'
import type { Profile } from '@portal/contract/access/templates'
import { accessTemplateMessages as says } from '@portal/contract/access/templates/messages'
import type {
  TemplateAppliedSchema,
  TemplateApplySchema,
  TemplateUndoneSchema,
} from '@portal/contract/access/templates/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { peopleScopeOf } from '#core/base/scope.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { recordAll } from '#core/database/record.ts'
import { mayChangeAccess, mayChangeTemplate } from '../policy.ts'
import { listModules, raiseVersion, replaceModules } from '../queries.ts'
import * as queries from './queries.ts'

/**
 * Gives users who differ the modules of their template; no grant by the actor, so he need not hold them. Their rows are
 * locked in one order and compared again: of two at once the second finds nobody to change. They see it at once.
 */
export function applyTemplateTo(
  db: Db,
  actor: Actor,
  perfil: Profile,
  { version, usuarios: ids }: Of<typeof TemplateApplySchema>,
): Promise<Of<typeof TemplateAppliedSchema>> {
  const scope = peopleScopeOf(actor)
  return inTransaction(db, async (db) => {
    if (!mayChangeTemplate(actor, perfil)) throw new Refusal(says.insufficientHierarchy)
    await queries.lockTemplate(db, perfil)
    const template = await queries.readTemplate(db, perfil)
    if (template.version !== version) throw new Refusal(says.templateChanged)
    const wanted = template.claves_modulo
    const locked = await queries.lockDiffering(db, scope, { profile: perfil, wanted, ids })
    const changed = await changeEach(
      db,
      actor,
      locked.map((user) => ({ ...user, wanted })),
      'access.templateApplied',
    )
    const applied = { perfil, version, usuario_id: actor.id }
    return {
      aplicada_id: changed.length ? await queries.insertApplied(db, applied, changed) : null,
      cambiados: changed.length,
      omitidos: (ids ? new Set(ids).size : locked.length) - changed.length,
      restantes: await queries.countDiffering(db, scope, perfil, wanted),
    }
  })
}

/** Gives users back what they had before an application, if nobody has changed them since; once, by the one who applied it. */
export function undoApplied(db: Db, actor: Actor, id: number): Promise<Of<typeof TemplateUndoneSchema>> {
  return inTransaction(db, async (db) => {
    const marked = await queries.markUndone(db, id, actor.id)
    if (!marked || !mayChangeTemplate(actor, marked.perfil)) throw new Refusal(says.notUndoable)
    const users = await queries.lockApplied(db, id)
    const unchanged = users.filter((user) => user.version === user.entonces)
    const changed = await changeEach(
      db,
      actor,
      unchanged.map((user) => ({ ...user, wanted: user.antes })),
      'access.templateUndone',
    )
    return { restablecidos: changed.length, omitidos: users.length - changed.length }
  })
}

interface Change {
  id: number
  version: number
  rol_id: Parameters<typeof mayChangeAccess>[1]['role']
  wanted: readonly GrantableModule[]
}

/** Replaces the modules of locked users whom the actor may change. Returns what each had, and his new version. */
async function changeEach(db: Db, actor: Actor, users: readonly Change[], action: string) {
  const changed: { id: number; antes: readonly GrantableModule[]; version: number; wanted: readonly string[] }[] = []
  for (const { id, version, rol_id: role, wanted } of users) {
    if (!mayChangeAccess(actor, { id, role })) continue
    const antes = await listModules(db, id)
    await replaceModules(db, id, wanted)
    await raiseVersion(db, id)
    changed.push({ id, antes, version: version + 1, wanted })
  }
  await recordAll(
    db,
    actor,
    changed.map(({ id, antes, wanted }) => ({
      action,
      entity: 'usuario',
      id,
      before: { claves_modulo: antes },
      after: { claves_modulo: wanted.toSorted() },
    })),
    changed.map(({ id }) => ({ area: 'acceso', usuario_id: id })),
  )
  return changed
}
