import { Module } from '../access/constants.ts'
import { call, type Limit } from '../core/endpoint.ts'
import { EmptySchema } from '../core/fields.ts'
import { quoteDoneMessages } from './done-messages.ts'
import { QuoteFiltersSchema } from './filters-schemas.ts'
import { quoteConfirmMessages, quotePdfMessages, quoteSaveMessages } from './messages.ts'
import { quoteModules as keys } from './modules.ts'
import { PinStateSchema } from './pin-schemas.ts'
import * as pricing from './pricing-schemas.ts'
import * as s from './schemas.ts'

const area = quoteSaveMessages

const downloads: Limit = { name: 'cotizaciones-descarga', max: 30, seconds: 600 }
const saving = { access: 'session', keys, reply: s.SavedQuoteSchema, failed: quoteSaveMessages.notSaved } as const
const byId = { params: s.QuoteByIdSchema } as const

const deciding = {
  access: Module.allQuotes,
  budget: 'money',
  params: s.QuoteByIdSchema,
  body: s.DecisionSchema,
  reply: s.QuoteSchema,
} as const

/** Calls of staff who write, send and approve quotes. */
export const quoteCalls = {
  initData: call(
    { method: 'GET', path: '/v1/cotizacion/init_data', area },
    {
      summary:
        "Returns the form's data: products with prices of the actor's branch, countries, currencies, their rights",
      access: 'session',
      keys,
      reply: pricing.QuoteInitDataSchema,
    },
  ),
  list: call(
    { method: 'GET', path: '/v1/cotizacion/list', area },
    {
      summary: "Lists the reader's own quotes",
      access: 'session',
      keys,
      params: s.QuoteListQuerySchema,
      reply: s.QuoteListSchema,
    },
  ),
  listAll: call(
    { method: 'GET', path: '/v1/cotizacion/list_all', area },
    {
      summary: "Lists all quotes of the reader's scope",
      access: Module.allQuotes,
      params: s.AllQuotesQuerySchema,
      reply: s.QuoteListSchema,
    },
  ),
  listExpired: call(
    { method: 'GET', path: '/v1/cotizacion/list_vencidas', area },
    {
      summary: "Lists expired quotes of the reader's scope, for who follows them up",
      access: Module.expiredQuotes,
      params: s.QuoteListQuerySchema,
      reply: s.QuoteListSchema,
    },
  ),
  filters: call(
    { method: 'GET', path: '/v1/cotizacion/filtros', area },
    {
      summary: 'Returns the enterprises and authors to filter all quotes by',
      access: Module.allQuotes,
      reply: QuoteFiltersSchema,
    },
  ),
  download: call(
    { method: 'GET', path: '/v1/cotizacion/download', area },
    {
      summary: 'Returns a workbook of all results: the own ones, or all with `alcance=todas`',
      access: 'session',
      keys,
      limit: downloads,
      params: s.QuoteDownloadQuerySchema,
      reply: s.QuoteFileSchema,
      mayLag: true,
    },
  ),
  get: call(
    { method: 'GET', path: '/v1/cotizacion/list/:id', area: quoteConfirmMessages },
    { summary: 'Returns one quote', access: 'session', keys, params: s.QuoteByIdSchema, reply: s.QuoteSchema },
  ),
  simulate: call(
    { method: 'POST', path: '/v1/cotizacion/simular', area },
    {
      summary: 'Returns totals, default prices and whether approval is needed for a form; stores nothing',
      access: 'session',
      keys,
      budget: 'typing',
      body: pricing.QuoteSimulationFormSchema,
      reply: pricing.QuoteSimulationSchema,
    },
  ),
  save: call(
    { method: 'POST', path: '/v1/cotizacion/save', area, done: quoteDoneMessages.saved, doneArea: quoteDoneMessages },
    {
      summary: 'Creates a quote; answers `saved`, or `savedForApproval` when it needs approval',
      ...saving,
      budget: 'money',
      body: s.NewQuoteSchema,
    },
  ),
  /**
   * Answers `updated`, `savedForApproval`, or `revised` for a new revision with another `id`. 409 answers the stored
   * quote.
   */
  update: call(
    {
      method: 'PUT',
      path: '/v1/cotizacion/update/:id',
      area,
      done: quoteDoneMessages.updated,
      doneArea: quoteDoneMessages,
    },
    {
      summary: 'Changes a quote, or makes a new revision with another `id`; 409 answers the stored quote',
      ...saving,
      ...byId,
      budget: 'money',
      body: s.QuoteUpdateSchema,
    },
  ),
  requestPin: call(
    { method: 'POST', path: '/v1/cotizacion/pin/:id', area: quoteConfirmMessages, done: quoteConfirmMessages.codeSent },
    {
      summary: 'Mails the client the PIN that confirms a quote',
      access: 'session',
      keys,
      budget: 'mailing',
      params: s.QuoteByIdSchema,
      reply: PinStateSchema,
      failed: quoteConfirmMessages.codeNotSent,
    },
  ),
  confirm: call(
    {
      method: 'POST',
      path: '/v1/cotizacion/confirmar/:id',
      area: quoteConfirmMessages,
      done: quoteConfirmMessages.confirmed,
    },
    {
      summary: "Confirms a quote by the client's PIN",
      access: Module.quotes,
      budget: 'money',
      params: s.QuoteByIdSchema,
      body: s.ConfirmSchema,
      reply: s.QuoteSchema,
      failed: quoteConfirmMessages.notConfirmed,
    },
  ),
  cancel: call(
    {
      method: 'PUT',
      path: '/v1/cotizacion/cancelar/:id',
      area: quoteConfirmMessages,
      done: quoteConfirmMessages.cancelled,
    },
    {
      summary: 'Cancels a quote with a reason',
      access: 'session',
      keys,
      budget: 'money',
      params: s.QuoteByIdSchema,
      body: s.ReasonSchema,
      reply: s.QuoteSchema,
      failed: quoteConfirmMessages.notCancelled,
    },
  ),
  renew: call(
    {
      method: 'POST',
      path: '/v1/cotizacion/renovar/:id',
      area: quoteConfirmMessages,
      done: quoteDoneMessages.renewed,
      doneArea: quoteDoneMessages,
    },
    { summary: 'Makes a new revision of an expired or cancelled quote', ...saving, ...byId, budget: 'money' },
  ),
  approve: call(
    {
      method: 'PUT',
      path: '/v1/cotizacion/aprobar/:id',
      area: quoteConfirmMessages,
      done: quoteDoneMessages.approvalGiven,
    },
    {
      summary: 'Approves the version of a quote that was seen; `changedByOther` when it was edited or decided since',
      ...deciding,
    },
  ),
  refuseApproval: call(
    {
      method: 'PUT',
      path: '/v1/cotizacion/rechazar_aprobacion/:id',
      area: quoteConfirmMessages,
      done: quoteDoneMessages.approvalRefused,
    },
    { summary: 'Refuses the approval of a quote', ...deciding },
  ),
  send: call(
    { method: 'POST', path: '/v1/cotizacion/enviar/:id', area: quoteConfirmMessages, done: quoteDoneMessages.sent },
    {
      summary: 'Mails the client the link and the document of a quote',
      access: Module.quotes,
      budget: 'mailing',
      params: s.QuoteByIdSchema,
      body: s.SendSchema,
      reply: s.QuoteSchema,
    },
  ),
  pdf: call(
    { method: 'GET', path: '/v1/cotizacion/pdf/:id', area: quotePdfMessages },
    {
      summary: 'Returns an address that opens the PDF of a quote for 60 s',
      access: 'session',
      keys,
      params: s.QuoteByIdSchema,
      reply: s.QuoteFileSchema,
      failed: quotePdfMessages.notDownloaded,
    },
  ),
  addNote: call(
    { method: 'POST', path: '/v1/cotizacion/nota/save', area: quoteConfirmMessages, done: quoteDoneMessages.noteSaved },
    {
      summary: 'Adds a note to a quote, or changes one',
      access: 'session',
      keys,
      budget: 'saving',
      body: s.NoteFormSchema,
      reply: s.NoteSchema,
    },
  ),
  removeNote: call(
    {
      method: 'PUT',
      path: '/v1/cotizacion/nota/delete/:id',
      area: quoteConfirmMessages,
      done: quoteDoneMessages.noteDeleted,
    },
    {
      summary: "Deletes a note; `id` is the note's",
      ...byId,
      access: 'session',
      keys,
      budget: 'saving',
      reply: EmptySchema,
    },
  ),
}
