import { Module } from '@portal/contract/access/constants'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { quoteSaveMessages } from '@portal/contract/quotes/messages'
import * as s from '@portal/contract/quotes/schemas'
import type { Door } from '#core/door.ts'
import type { Counter } from '#features/access/service.ts'
import { quoteLists, waitingQuotes } from './list/list.ts'
import { quoteFor } from './list/one.ts'
import type { QuoteParts } from './parts.ts'
import { quoteInitData, simulate } from './pricing/init-data.ts'
import { createQuote } from './save/save.ts'

/** Mounts the calls of quotes: of those who write and approve them, and of clients by their link. */
export function quoteRoutes(door: Door, parts: QuoteParts & { counters: Counter[] }): void {
  parts.counters.push(waitingQuotes)
  mountReading(door, parts)
  mountWriting(door, parts)
}

function mountReading(door: Door, parts: QuoteParts): void {
  const { db } = parts
  const lists = quoteLists(parts)
  door.mount(quoteCalls.initData, { access: 'session', reply: s.QuoteInitDataSchema }, ({ actor }) =>
    quoteInitData(db, actor),
  )
  door.mount(
    quoteCalls.list,
    { access: 'session', params: s.QuoteListQuerySchema, reply: s.QuoteListSchema },
    ({ actor, params }) => lists.own(actor, { ...params, empresa_id: null, usuario_id: null }),
  )
  door.mount(
    quoteCalls.listAll,
    { access: Module.allQuotes, params: s.AllQuotesQuerySchema, reply: s.QuoteListSchema },
    ({ actor, params }) => lists.all(actor, params),
  )
  door.mount(
    quoteCalls.one,
    { access: 'session', params: s.QuoteByIdSchema, reply: s.QuoteSchema },
    ({ actor, params }) => quoteFor(parts, actor, params.id),
  )
}

function mountWriting(door: Door, parts: QuoteParts): void {
  const failed = quoteSaveMessages.notSaved
  door.mount(
    quoteCalls.simulate,
    { access: 'session', body: s.QuoteSimulationFormSchema, reply: s.QuoteSimulationSchema },
    ({ actor, body }) => simulate(parts.db, actor, body),
  )
  door.mount(
    quoteCalls.save,
    { access: 'session', body: s.QuoteFormSchema, reply: s.SavedQuoteSchema, failed },
    ({ actor, body }) => createQuote(parts, actor, body),
  )
}
