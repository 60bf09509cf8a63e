import { importLimits } from '@portal/contract/imports/columns'
import * as s from '@portal/contract/imports/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import type { ImportDeps } from './deps.ts'
import type { ImportKind } from './kind.ts'
import { answerOf, importFor, listImports, undoImport } from './service.ts'
import { makeTemplate } from './template.ts'
import { saveImport, startReview } from './upload.ts'

/** Mounts the calls of every kind of import. */
export function importRoutes(door: Door, deps: ImportDeps): void {
  for (const kind of deps.kinds) mountKind(door, deps, kind)
}

function mountKind(door: Door, deps: ImportDeps, kind: ImportKind): void {
  const { calls, modules: access, messages, pictures, type } = kind
  const { workbookBytes, picturesBytes } = importLimits
  const files = pictures ? { max: 2, bytes: picturesBytes } : { max: 1, bytes: workbookBytes }
  const limit: Limit = { name: `importador-${type}`, max: 60, seconds: 3600 }
  const failed = messages.notImported
  door.mount(
    calls.template,
    { access, params: s.TemplateQuerySchema, reply: s.TemplateSchema, failed: messages.templateNotDownloaded },
    ({ actor, params }) => makeTemplate(deps, kind, actor, params.idioma),
  )
  door.mount(
    calls.review,
    { access, budget: 'uploading', body: s.UploadSchema, reply: s.ImportSchema, files, limit, failed },
    ({ actor, body, files }) => startReview(deps, kind, actor, files, { language: body.idioma }),
  )
  door.mount(
    calls.save,
    { access, budget: 'uploading', body: s.CommitSchema, reply: s.ImportSchema, files, limit, failed },
    ({ actor, body, files }) => saveImport(deps, kind, actor, body, files),
  )
  door.mount(
    calls.list,
    { access, params: s.ImportListQuerySchema, reply: s.ImportListSchema, failed: messages.notListed },
    ({ actor, params }) => listImports(deps, kind, actor, params),
  )
  door.mount(
    calls.get,
    { access, params: s.ImportDetailQuerySchema, reply: s.ImportDetailSchema, failed: messages.notListed },
    async ({ actor, params }) => {
      const shown = await importFor(deps, kind, actor, params)
      return answerOf(kind, shown.estado, shown)
    },
  )
  door.mount(
    calls.undo,
    { access, budget: 'saving', params: s.ImportByIdSchema, reply: s.ImportSchema, failed },
    ({ actor, params }) => undoImport(deps, kind, actor, params.id),
  )
}
