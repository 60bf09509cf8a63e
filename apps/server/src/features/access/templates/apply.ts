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
import { refuseStale } from '#core/records/versions.ts'
import { accessChanges, afterTemplate } from '../grants.ts'
import { replacePending } from '../pending/queries.ts'
import { mayChangeAccess, mayChangeTemplate } from '../policy.ts'
import { listModules, raiseVersion, replaceModules } from '../queries.ts'
import { cutTo } from '../rules.ts'
import * as queries from './queries.ts'

/**
 * Gives users who differ the modules of their template, cut to what the actor holds or they have already; the rest
 * waits for someone who holds it (decision 076). Their rows are locked in one order and compared again: of two at once
 * the second finds nobody to change. They see it at once.
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
    refuseStale(template, version, undefined, says.templateChanged)
    const wanted = template.claves_modulo
    const locked = await queries.lockDiffering(db, scope, { profile: perfil, wanted, ids })
    const changed = await changeEach(
      db,
      actor,
      locked.map((user) => ({ ...user, ...cutTo(actor, user.tiene, wanted) })),
      'access.templateApplied',
    )
    const applied = { perfil, version, usuario_id: actor.id }
    return {
      aplicada_id: changed.length ? await queries.insertApplied(db, applied, changed) : null,
      cambiados: changed.length,
      por_aprobar: changed.filter(({ waiting }) => waiting.length).length,
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
      unchanged.map((user) => ({ ...user, given: user.antes, waiting: [] })),
      'access.templateUndone',
    )
    return { restablecidos: changed.length, omitidos: users.length - changed.length }
  })
}

interface Change {
  id: number
  empresa_id: number | null
  version: number
  rol_id: Parameters<typeof mayChangeAccess>[1]['role']
  given: readonly GrantableModule[]
  waiting: readonly GrantableModule[]
}

/**
 * Replaces the modules of locked users whom the actor may change, and what waits of them. Returns what each of the
 * changed ones had, and their new version.
 */
async function changeEach(db: Db, actor: Actor, users: readonly Change[], action: string) {
  const changed: (Change & { antes: readonly GrantableModule[] })[] = []
  for (const user of users) {
    if (!mayChangeAccess(actor, { id: user.id, role: user.rol_id })) continue
    const antes = await listModules(db, user.id)
    await replaceModules(db, user.id, user.given)
    const others = await replacePending(db, [user.id], user.waiting, actor.id)
    if (others === 0 && user.given.toSorted().join() === antes.join()) continue // what they lack waits already
    await raiseVersion(db, user.id)
    changed.push({ ...user, antes, version: user.version + 1 })
  }
  await recordAll(
    db,
    actor,
    changed.map(({ id, antes, given, waiting }) => ({
      action,
      entity: 'usuario',
      id,
      before: { claves_modulo: antes },
      after: afterTemplate(given, waiting),
    })),
    changed.length ? accessChanges(changed) : [],
  )
  return changed
}
