import { Module } from '@portal/contract/access/constants'
import { EmptySchema } from '@portal/contract/core/fields'
import { SavedSchema } from '@portal/contract/core/records/schemas'
import { downloadCalls } from '@portal/contract/resources/downloads/calls'
import * as d from '@portal/contract/resources/downloads/schemas'
import { libraryCalls } from '@portal/contract/resources/library/calls'
import * as l from '@portal/contract/resources/library/schemas'
import { resourceSaveMessages as m, revisionMessages } from '@portal/contract/resources/messages'
import { revisionCalls } from '@portal/contract/resources/revisions/calls'
import * as r from '@portal/contract/resources/revisions/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import type { ResourceDeps } from './deps.ts'
import { downloadLog, exportLog } from './downloads/downloads.ts'
import { documentPage, publicDocuments } from './library/documents.ts'
import { askForLicense, downloadLink, listLibrary } from './library/library.ts'
import { libraryModules } from './policy.ts'
import { resourceRecordRoutes } from './record.ts'
import { revisionsOf } from './revisions/list.ts'
import { checkFile, publishRevision, updateRevision, withdrawRevision } from './revisions/save.ts'

const access = Module.resources
const links: Limit = { name: 'recursos-descargar', max: 200, seconds: 600 }
const requests: Limit = { name: 'recursos-solicitar', max: 20, seconds: 3600 }
const checks: Limit = { name: 'recursos-comprobar', max: 120, seconds: 3600 }
const exports: Limit = { name: 'recursos-descarga', max: 30, seconds: 600 }

/** Mounts the calls of resources: of those who manage them, of their readers, and the public ones. */
export function resourceRoutes(door: Door, deps: ResourceDeps): void {
  resourceRecordRoutes(door, deps)
  mountRevisions(door, deps)
  mountLibrary(door, deps)
  mountLog(door, deps)
}

function mountRevisions(door: Door, deps: ResourceDeps): void {
  const { db } = deps
  const failed = revisionMessages.notSaved
  door.mount(
    revisionCalls.list,
    { access, params: r.RevisionsQuerySchema, reply: r.RevisionsSchema, failed: m.notRetrieved },
    ({ params }) => revisionsOf(db, params.recurso_id),
  )
  door.mount(
    revisionCalls.upload,
    { access, params: r.UploadQuerySchema, reply: r.UploadSchema },
    ({ actor, params }) => deps.uploads.finished(actor, params.carga_id),
  )
  door.mount(
    revisionCalls.check,
    { access, budget: 'typing', body: r.FileBeginningSchema, reply: EmptySchema, limit: checks, failed },
    ({ body }) => checkFile(db, body.recurso_id, body.inicio),
  )
  door.mount(
    revisionCalls.save,
    { access, budget: 'uploading', body: r.RevisionFormSchema, reply: SavedSchema, failed },
    ({ actor, body }) => publishRevision(deps, actor, body),
  )
  door.mount(
    revisionCalls.update,
    {
      access,
      budget: 'uploading',
      params: r.RevisionByIdSchema,
      body: r.RevisionUpdateSchema,
      reply: SavedSchema,
      failed,
    },
    ({ actor, params, body }) => updateRevision(db, actor, params.id, body),
  )
  door.mount(
    revisionCalls.withdraw,
    {
      access,
      budget: 'saving',
      params: r.RevisionByIdSchema,
      body: r.RevisionWithdrawSchema,
      reply: SavedSchema,
      failed,
    },
    ({ actor, params, body }) => withdrawRevision(db, actor, params.id, body.version),
  )
}

function mountLibrary(door: Door, deps: ResourceDeps): void {
  const { db } = deps
  const failed = m.notRetrieved
  door.mount(
    libraryCalls.list,
    { access: libraryModules, params: l.LibraryQuerySchema, reply: l.LibrarySchema, failed },
    ({ actor, params }) => listLibrary(db, actor, params),
  )
  door.mount(
    libraryCalls.download,
    { access: libraryModules, params: l.DownloadQuerySchema, reply: l.DownloadLinkSchema, limit: links, failed },
    ({ actor, params }) => downloadLink(deps, actor, params.id, params.revision_id),
  )
  door.mount(
    libraryCalls.ask,
    {
      access: libraryModules,
      budget: 'mailing',
      params: l.ResourceByIdSchema,
      reply: l.AskedSchema,
      limit: requests,
      failed: m.notAsked,
    },
    ({ actor, params }) => askForLicense(deps, actor, params.id),
  )
  door.mount(libraryCalls.documents, { access: 'public', reply: l.PublicDocumentsSchema, failed }, () =>
    publicDocuments(db),
  )
  door.mount(
    libraryCalls.document,
    { access: 'public', params: l.DocumentQuerySchema, reply: l.DocumentPageSchema, failed },
    ({ params }) => documentPage(db, params.id, params.revision),
  )
}

function mountLog(door: Door, deps: ResourceDeps): void {
  door.mount(
    downloadCalls.list,
    { access, params: d.DownloadLogQuerySchema, reply: d.DownloadLogSchema, failed: m.notRetrieved },
    ({ actor, params }) => downloadLog(deps.db, actor, params),
  )
  door.mount(
    downloadCalls.export,
    { access, params: d.DownloadExportSchema, reply: d.DownloadFileSchema, limit: exports, failed: m.notRetrieved },
    ({ actor, params }) => exportLog(deps, actor, params),
  )
}
