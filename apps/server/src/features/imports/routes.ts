import { classifiedMessages } from '@portal/contract/classifieds/messages'
import { classifiedModules } from '@portal/contract/classifieds/modules'
import { classifiedImportCalls } from '@portal/contract/imports/calls'
import { importLimits } from '@portal/contract/imports/columns'
import * as s from '@portal/contract/imports/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import type { ImportParts } from './parts.ts'
import { answerOf, importFor, listImports, undoImport } from './service.ts'
import { makeTemplate } from './template.ts'
import { saveImport, startReview } from './upload.ts'

const access = classifiedModules
const files = { max: 2, bytes: importLimits.picturesBytes }
const limit: Limit = { name: 'importador-clasificado', max: 60, seconds: 3600 }
const calls = classifiedImportCalls
const failed = classifiedMessages.notCompleted

/** Mounts the calls of mass uploads of machinery listings. */
export function importRoutes(door: Door, parts: ImportParts): void {
  door.mount(
    calls.template,
    {
      access,
      params: s.TemplateQuerySchema,
      reply: s.TemplateSchema,
      failed: classifiedMessages.templateNotDownloaded,
    },
    ({ actor, params }) => makeTemplate(parts, actor, params.idioma),
  )
  door.mount(
    calls.review,
    { access, body: s.UploadSchema, reply: s.ImportSchema, files, limit, failed },
    ({ actor, body, files }) => startReview(parts, actor, files, { language: body.idioma }),
  )
  door.mount(
    calls.save,
    { access, body: s.CommitSchema, reply: s.ImportSchema, files, limit, failed },
    ({ actor, body, files }) => saveImport(parts, actor, body, files),
  )
  door.mount(
    calls.list,
    { access, params: s.ImportListQuerySchema, reply: s.ImportListSchema, failed: classifiedMessages.unexpected },
    ({ actor, params }) => listImports(parts, actor, params),
  )
  door.mount(
    calls.one,
    { access, params: s.ImportDetailQuerySchema, reply: s.ImportDetailSchema, failed: classifiedMessages.unexpected },
    async ({ actor, params }) => {
      const shown = await importFor(parts, actor, params)
      return answerOf(shown.estado, shown)
    },
  )
  door.mount(calls.undo, { access, params: s.ImportByIdSchema, reply: s.ImportSchema, failed }, ({ actor, params }) =>
    undoImport(parts, actor, params.id),
  )
}
