import { coreMessages } from '@portal/contract/core/core-messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Door } from '#core/door/door.ts'
import type { ImportDeps } from './deps.ts'
import type { ImportKind } from './kind.ts'
import { canImport } from './policy.ts'
import { answerOf, importFor, listImports, undoImport } from './service.ts'
import { makeTemplate } from './template.ts'
import { saveImport, startReview } from './upload.ts'

/** Mounts the calls of every kind of import. */
export function importRoutes(door: Door, deps: ImportDeps): void {
  for (const kind of deps.kinds) mountKind(door, deps, kind)
}

function mountKind(door: Door, deps: ImportDeps, kind: ImportKind): void {
  const { calls } = kind
  const allowed = (actor: Actor): Actor => {
    if (!canImport(actor, kind)) throw new Refusal(coreMessages.notAllowed)
    return actor
  }
  door.mount(calls.template, ({ actor, params }) => makeTemplate(deps, kind, allowed(actor), params.idioma))
  door.mount(calls.review, ({ actor, body: { idioma: language, ...options }, files }) =>
    startReview(deps, kind, allowed(actor), files, { language, options }),
  )
  door.mount(calls.save, ({ actor, body, files }) => saveImport(deps, kind, allowed(actor), body, files))
  door.mount(calls.list, ({ actor, params }) => listImports(deps, kind, actor, params))
  door.mount(calls.get, async ({ actor, params }) => {
    const shown = await importFor(deps, kind, actor, params)
    return answerOf(kind, shown.estado, shown)
  })
  door.mount(calls.undo, ({ actor, params }) => undoImport(deps, kind, allowed(actor), params.id))
}
