import { downloadCalls } from '@portal/contract/resources/downloads/calls'
import { libraryCalls } from '@portal/contract/resources/library/calls'
import { revisionCalls } from '@portal/contract/resources/revisions/calls'
import type { Door } from '#core/door/door.ts'
import type { ResourceDeps } from './deps.ts'
import { downloadLog, exportLog } from './downloads/downloads.ts'
import { documentPage, publicDocuments } from './library/documents.ts'
import { askForLicense, downloadLink, listLibrary } from './library/library.ts'
import { resourceRecordRoutes } from './record.ts'
import { revisionsOf } from './revisions/list.ts'
import { checkFile, publishRevision, updateRevision, withdrawRevision } from './revisions/save.ts'

/** Mounts the calls of resources: of those who manage them, of their readers, and the public ones. */
export function resourceRoutes(door: Door, deps: ResourceDeps): void {
  resourceRecordRoutes(door, deps)
  mountRevisions(door, deps)
  mountLibrary(door, deps)
  mountLog(door, deps)
}

function mountRevisions(door: Door, deps: ResourceDeps): void {
  const { db } = deps
  door.mount(revisionCalls.list, ({ params }) => revisionsOf(db, params.recurso_id))
  door.mount(revisionCalls.upload, ({ actor, params }) => deps.uploads.finished(actor, params.carga_id))
  door.mount(revisionCalls.check, ({ body }) => checkFile(db, body.recurso_id, body.inicio))
  door.mount(revisionCalls.save, ({ actor, body }) => publishRevision(deps, actor, body))
  door.mount(revisionCalls.update, ({ actor, params, body }) => updateRevision(db, actor, params.id, body))
  door.mount(revisionCalls.withdraw, ({ actor, params, body }) => withdrawRevision(db, actor, params.id, body.version))
}

function mountLibrary(door: Door, deps: ResourceDeps): void {
  const { db } = deps
  door.mount(libraryCalls.list, ({ actor, params }) => listLibrary(db, actor, params))
  door.mount(libraryCalls.download, ({ actor, params }) => downloadLink(deps, actor, params.id, params.revision_id))
  door.mount(libraryCalls.ask, ({ actor, params }) => askForLicense(deps, actor, params.id))
  door.mount(libraryCalls.documents, () => publicDocuments(db))
  door.mount(libraryCalls.document, ({ params }) => documentPage(db, params.id, params.revision))
}

function mountLog(door: Door, deps: ResourceDeps): void {
  door.mount(downloadCalls.list, ({ actor, params }) => downloadLog(deps.db, actor, params))
  door.mount(downloadCalls.export, ({ actor, params }) => exportLog(deps, actor, params))
}
