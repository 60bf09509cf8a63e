import { Module } from '@portal/contract/access/constants'
import { EmptySchema } from '@portal/contract/core/fields'
import { quoteBulkCalls } from '@portal/contract/quotes/bulk/calls'
import { QuoteBulkSchema } from '@portal/contract/quotes/bulk/schemas'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { earlierClientCalls } from '@portal/contract/quotes/clients/calls'
import { EarlierClientsQuerySchema, EarlierClientsSchema } from '@portal/contract/quotes/clients/schemas'
import { QuoteFiltersSchema } from '@portal/contract/quotes/filters-schemas'
import { quotePdfMessages, quoteSaveMessages } from '@portal/contract/quotes/messages'
import { priceChangeCalls } from '@portal/contract/quotes/price-changes/calls'
import { PriceChangeListSchema, PriceChangeQuerySchema } from '@portal/contract/quotes/price-changes/schemas'
import * as pricing from '@portal/contract/quotes/pricing-schemas'
import * as s from '@portal/contract/quotes/schemas'
import { quoteSumCalls } from '@portal/contract/quotes/sums/calls'
import { QuoteSumsQuerySchema, QuoteSumsSchema } from '@portal/contract/quotes/sums/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { mountBulk } from '#core/records/mount-record.ts'
import type { Counter } from '#features/access/service.ts'
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
import { keys } from './policy.ts'
import { priceChanges } from './price-changes/list.ts'
import { quoteInitData, simulate } from './pricing/init-data.ts'
import { reminderRoutes } from './reminders/routes.ts'
import { renewQuote } from './save/renew.ts'
import { createQuote } from './save/save.ts'
import { updateQuote } from './save/update.ts'
import { quoteSums } from './sums/sums.ts'
import { templateRoutes } from './templates/routes.ts'

type Deps = QuoteDeps & PdfDeps

const downloads: Limit = { name: 'cotizaciones-descarga', max: 30, seconds: 600 }
const failed = quoteSaveMessages.notSaved

/** Mounts the calls of quotes: of authors and approvers, and of clients by their link. */
export function quoteRoutes(door: Door, deps: Deps & { counters: Counter[] }): void {
  deps.counters.push(waitingQuotes, ...decidedQuotes, ...followedQuotes)
  mountReading(door, deps)
  mountWriting(door, deps)
  decisionRoutes(door, deps)
  reminderRoutes(door, deps)
  mountBulk(door, deps.db, quoteBulkCalls, QuoteBulkSchema, quoteBulk(deps), { access: 'session', keys })
  templateRoutes(door, deps)
  clientRoutes(door, deps)
}

function mountReading(door: Door, deps: Deps): void {
  const { db } = deps
  const lists = quoteLists(deps)
  const nobody = { empresa_id: null, usuario_id: null, sucursal_id: null }
  door.mount(quoteCalls.initData, { access: 'session', keys, reply: pricing.QuoteInitDataSchema }, ({ actor }) =>
    quoteInitData(db, actor),
  )
  door.mount(
    quoteCalls.list,
    { access: 'session', keys, params: s.QuoteListQuerySchema, reply: s.QuoteListSchema },
    ({ actor, params }) => lists.own(actor, { ...params, ...nobody }),
  )
  door.mount(
    quoteCalls.listAll,
    { access: Module.allQuotes, params: s.AllQuotesQuerySchema, reply: s.QuoteListSchema },
    ({ actor, params }) => lists.all(actor, params),
  )
  door.mount(
    quoteCalls.listExpired,
    { access: Module.expiredQuotes, params: s.QuoteListQuerySchema, reply: s.QuoteListSchema },
    ({ actor, params }) => lists.expired(actor, { ...params, ...nobody }),
  )
  door.mount(
    priceChangeCalls.list,
    { access: Module.projections, params: PriceChangeQuerySchema, reply: PriceChangeListSchema },
    ({ actor, params }) => priceChanges(db, actor, params),
  )
  door.mount(quoteCalls.filters, { access: Module.allQuotes, reply: QuoteFiltersSchema }, ({ actor }) =>
    quoteFilters(db, actor),
  )
  const sums = quoteSums(deps)
  door.mount(
    quoteSumCalls.sums,
    { access: 'session', keys, params: QuoteSumsQuerySchema, reply: QuoteSumsSchema },
    ({ actor, params }) => sums(actor, params),
  )
  door.mount(
    earlierClientCalls.list,
    { access: 'session', keys, params: EarlierClientsQuerySchema, reply: EarlierClientsSchema },
    ({ actor, params }) => earlierClients(db, actor, params.buscar),
  )
  door.mount(
    quoteCalls.download,
    {
      access: 'session',
      keys,
      params: s.QuoteDownloadQuerySchema,
      reply: s.QuoteFileSchema,
      limit: downloads,
      mayLag: true,
    },
    ({ actor, params }) => downloadQuotes(deps, actor, params),
  )
  door.mount(
    quoteCalls.get,
    { access: 'session', keys, params: s.QuoteByIdSchema, reply: s.QuoteSchema },
    ({ actor, params }) => quoteFor(deps, actor, params.id),
  )
  door.mount(
    quoteCalls.pdf,
    {
      access: 'session',
      keys,
      params: s.QuoteByIdSchema,
      reply: s.QuoteFileSchema,
      failed: quotePdfMessages.notDownloaded,
    },
    async ({ actor, params }) => {
      const id = await quoteFile(deps, await findQuote(db, actor, params.id))
      return { url_file: deps.files.signedPath(id, new Date()) }
    },
  )
}

function mountWriting(door: Door, deps: Deps): void {
  const saving = { access: 'session', keys, reply: s.SavedQuoteSchema, failed } as const
  const byId = { params: s.QuoteByIdSchema }
  door.mount(
    quoteCalls.simulate,
    {
      access: 'session',
      budget: 'typing',
      keys,
      body: pricing.QuoteSimulationFormSchema,
      reply: pricing.QuoteSimulationSchema,
    },
    ({ actor, body }) => simulate(deps.db, actor, body),
  )
  door.mount(quoteCalls.save, { ...saving, budget: 'money', body: s.NewQuoteSchema }, ({ actor, body }) =>
    createQuote(deps, actor, body),
  )
  door.mount(
    quoteCalls.update,
    { ...saving, budget: 'money', ...byId, body: s.QuoteUpdateSchema },
    ({ actor, params, body }) => updateQuote(deps, actor, params.id, body),
  )
  door.mount(quoteCalls.renew, { ...saving, budget: 'money', ...byId }, ({ actor, params }) =>
    renewQuote(deps, actor, params.id),
  )
  door.mount(
    quoteCalls.addNote,
    { access: 'session', budget: 'saving', keys, body: s.NoteFormSchema, reply: s.NoteSchema },
    ({ actor, body }) => addNote(deps, actor, body),
  )
  door.mount(
    quoteCalls.removeNote,
    { access: 'session', budget: 'saving', keys, ...byId, reply: EmptySchema },
    ({ actor, params }) => removeNote(deps, actor, params.id),
  )
}
