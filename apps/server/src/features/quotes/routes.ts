import { quoteBulkCalls } from '@portal/contract/quotes/bulk/calls'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { earlierClientCalls } from '@portal/contract/quotes/clients/calls'
import { priceChangeCalls } from '@portal/contract/quotes/price-changes/calls'
import { quoteSumCalls } from '@portal/contract/quotes/sums/calls'
import type { Counter } from '#core/base/counter.ts'
import type { Door } from '#core/door/door.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import { quoteBulk } from './bulk/bulk.ts'
import { clientRoutes } from './client/routes.ts'
import { earlierClients } from './clients/clients.ts'
import { decisionRoutes } from './decide/routes.ts'
import type { QuoteDeps } from './deps.ts'
import { findQuote, quoteFor } from './list/detail.ts'
import { downloadQuotes } from './list/download.ts'
import { quoteFilters } from './list/filters/filters.ts'
import { decidedQuotes, followedQuotes, quoteLists, waitingQuotes } from './list/list.ts'
import { addNote, removeNote } from './notes/notes.ts'
import { type PdfDeps, quoteFile } from './pdf/pdf.ts'
import { priceChanges } from './price-changes/list.ts'
import { quoteInitData, simulate } from './pricing/init-data.ts'
import { reminderRoutes } from './reminders/routes.ts'
import { renewQuote } from './save/renew.ts'
import { createQuote } from './save/save.ts'
import { updateQuote } from './save/update.ts'
import { quoteSums } from './sums/sums.ts'
import { templateRoutes } from './templates/routes.ts'

type Deps = QuoteDeps & PdfDeps

/** Mounts the calls of quotes: of authors and approvers, and of clients by their link. */
export function quoteRoutes(door: Door, deps: Deps & { counters: Counter[] }): void {
  deps.counters.push(waitingQuotes, ...decidedQuotes, ...followedQuotes)
  mountReading(door, deps)
  mountWriting(door, deps)
  decisionRoutes(door, deps)
  reminderRoutes(door, deps)
  mountBulk(door, deps.db, quoteBulkCalls, quoteBulk(deps))
  templateRoutes(door, deps)
  clientRoutes(door, deps)
}

function mountReading(door: Door, deps: Deps): void {
  const { db } = deps
  const lists = quoteLists(deps)
  const nobody = { empresa_id: null, usuario_id: null, sucursal_id: null }
  door.mount(quoteCalls.initData, ({ actor }) => quoteInitData(db, actor))
  door.mount(quoteCalls.list, ({ actor, params }) => lists.own(actor, { ...params, ...nobody }))
  door.mount(quoteCalls.listAll, ({ actor, params }) => lists.all(actor, params))
  door.mount(quoteCalls.listExpired, ({ actor, params }) => lists.expired(actor, { ...params, ...nobody }))
  door.mount(priceChangeCalls.list, ({ actor, params }) => priceChanges(db, actor, params))
  door.mount(quoteCalls.filters, ({ actor }) => quoteFilters(db, actor))
  const sums = quoteSums(deps)
  door.mount(quoteSumCalls.sums, ({ actor, params }) => sums(actor, params))
  door.mount(earlierClientCalls.list, ({ actor, params }) => earlierClients(db, actor, params.buscar))
  door.mount(quoteCalls.download, ({ actor, params }) => downloadQuotes(deps, actor, params))
  door.mount(quoteCalls.get, ({ actor, params }) => quoteFor(deps, actor, params.id))
  door.mount(quoteCalls.pdf, async ({ actor, params }) => {
    const id = await quoteFile(deps, await findQuote(db, actor, params.id))
    return { url_file: deps.files.signedPath(id, new Date()) }
  })
}

function mountWriting(door: Door, deps: Deps): void {
  door.mount(quoteCalls.simulate, ({ actor, body }) => simulate(deps.db, actor, body))
  door.mount(quoteCalls.save, ({ actor, body }) => createQuote(deps, actor, body))
  door.mount(quoteCalls.update, ({ actor, params, body }) => updateQuote(deps, actor, params.id, body))
  door.mount(quoteCalls.renew, ({ actor, params }) => renewQuote(deps, actor, params.id))
  door.mount(quoteCalls.addNote, ({ actor, body }) => addNote(deps, actor, body))
  door.mount(quoteCalls.removeNote, ({ actor, params }) => removeNote(deps, actor, params.id))
}
