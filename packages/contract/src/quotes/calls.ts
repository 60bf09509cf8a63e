import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { quoteDoneMessages } from './done-messages.ts'
import type { QuoteFiltersSchema } from './filters-schemas.ts'
import { quoteConfirmMessages, quotePdfMessages, quoteSaveMessages } from './messages.ts'
import type { PinStateSchema } from './pin-schemas.ts'
import type * as pricing from './pricing-schemas.ts'
import type * as s from './schemas.ts'

type ById = In<typeof s.QuoteByIdSchema>

const area = quoteSaveMessages

/** Calls of staff who write, send and approve quotes. */
export const quoteCalls = {
  /** Returns the form's data: products with prices of the actor's branch, countries, currencies, their rights. */
  initData: call<{ reply: Of<typeof pricing.QuoteInitDataSchema> }>({
    method: 'GET',
    path: '/v1/cotizacion/init_data',
    area,
  }),
  /** The reader's own quotes. */
  list: call<{ params: In<typeof s.QuoteListQuerySchema>; reply: Of<typeof s.QuoteListSchema> }>({
    method: 'GET',
    path: '/v1/cotizacion/list',
    area,
  }),
  listAll: call<{ params: In<typeof s.AllQuotesQuerySchema>; reply: Of<typeof s.QuoteListSchema> }>({
    method: 'GET',
    path: '/v1/cotizacion/list_all',
    area,
  }),
  /** Expired quotes of the reader's scope, for who follows them up. */
  listExpired: call<{ params: In<typeof s.QuoteListQuerySchema>; reply: Of<typeof s.QuoteListSchema> }>({
    method: 'GET',
    path: '/v1/cotizacion/list_vencidas',
    area,
  }),
  /** Returns the enterprises and authors to filter `listAll` by. */
  filters: call<{ reply: Of<typeof QuoteFiltersSchema> }>({
    method: 'GET',
    path: '/v1/cotizacion/filtros',
    area,
  }),
  /** Returns an xlsx of all results: the own ones, or all with `alcance=todas`. */
  download: call<{ params: In<typeof s.QuoteDownloadQuerySchema>; reply: Of<typeof s.QuoteFileSchema> }>({
    method: 'GET',
    path: '/v1/cotizacion/download',
    area,
  }),
  get: call<{ params: ById; reply: Of<typeof s.QuoteSchema> }>({
    method: 'GET',
    path: '/v1/cotizacion/list/:id',
    area: quoteConfirmMessages,
  }),
  /** Returns totals, default prices and whether approval is needed for a form; stores nothing. */
  simulate: call<{
    body: In<typeof pricing.QuoteSimulationFormSchema>
    reply: Of<typeof pricing.QuoteSimulationSchema>
  }>({
    method: 'POST',
    path: '/v1/cotizacion/simular',
    area,
  }),
  /** Answers `saved`, or `savedForApproval` when it needs approval. */
  save: call<{ body: In<typeof s.NewQuoteSchema>; reply: Of<typeof s.SavedQuoteSchema> }>({
    method: 'POST',
    path: '/v1/cotizacion/save',
    area,
    done: quoteDoneMessages.saved,
    doneArea: quoteDoneMessages,
  }),
  /**
   * Answers `updated`, `savedForApproval`, or `revised` for a new revision with another `id`. 409 answers the stored
   * quote.
   */
  update: call<{ params: ById; body: In<typeof s.QuoteUpdateSchema>; reply: Of<typeof s.SavedQuoteSchema> }>({
    method: 'PUT',
    path: '/v1/cotizacion/update/:id',
    area,
    done: quoteDoneMessages.updated,
    doneArea: quoteDoneMessages,
  }),
  requestPin: call<{ params: ById; reply: Of<typeof PinStateSchema> }>({
    method: 'POST',
    path: '/v1/cotizacion/pin/:id',
    area: quoteConfirmMessages,
    done: quoteConfirmMessages.codeSent,
  }),
  confirm: call<{ params: ById; body: In<typeof s.ConfirmSchema>; reply: Of<typeof s.QuoteSchema> }>({
    method: 'POST',
    path: '/v1/cotizacion/confirmar/:id',
    area: quoteConfirmMessages,
    done: quoteConfirmMessages.confirmed,
  }),
  cancel: call<{ params: ById; body: In<typeof s.ReasonSchema>; reply: Of<typeof s.QuoteSchema> }>({
    method: 'PUT',
    path: '/v1/cotizacion/cancelar/:id',
    area: quoteConfirmMessages,
    done: quoteConfirmMessages.cancelled,
  }),
  /** Returns the new revision. */
  renew: call<{ params: ById; reply: Of<typeof s.SavedQuoteSchema> }>({
    method: 'POST',
    path: '/v1/cotizacion/renovar/:id',
    area: quoteConfirmMessages,
    done: quoteDoneMessages.renewed,
    doneArea: quoteDoneMessages,
  }),
  /** For the version that was seen: `changedByOther` when it was edited or decided since. */
  approve: call<{ params: ById; body: In<typeof s.DecisionSchema>; reply: Of<typeof s.QuoteSchema> }>({
    method: 'PUT',
    path: '/v1/cotizacion/aprobar/:id',
    area: quoteConfirmMessages,
    done: quoteDoneMessages.approvalGiven,
  }),
  refuseApproval: call<{ params: ById; body: In<typeof s.DecisionSchema>; reply: Of<typeof s.QuoteSchema> }>({
    method: 'PUT',
    path: '/v1/cotizacion/rechazar_aprobacion/:id',
    area: quoteConfirmMessages,
    done: quoteDoneMessages.approvalRefused,
  }),
  /** Mails the client the link and the document. */
  send: call<{ params: ById; body: In<typeof s.SendSchema>; reply: Of<typeof s.QuoteSchema> }>({
    method: 'POST',
    path: '/v1/cotizacion/enviar/:id',
    area: quoteConfirmMessages,
    done: quoteDoneMessages.sent,
  }),
  pdf: call<{ params: ById; reply: Of<typeof s.QuoteFileSchema> }>({
    method: 'GET',
    path: '/v1/cotizacion/pdf/:id',
    area: quotePdfMessages,
  }),
  addNote: call<{ body: In<typeof s.NoteFormSchema>; reply: Of<typeof s.NoteSchema> }>({
    method: 'POST',
    path: '/v1/cotizacion/nota/save',
    area: quoteConfirmMessages,
    done: quoteDoneMessages.noteSaved,
  }),
  /** `id` is the note's. */
  removeNote: call<{ params: ById; reply: null }>({
    method: 'PUT',
    path: '/v1/cotizacion/nota/delete/:id',
    area: quoteConfirmMessages,
    done: quoteDoneMessages.noteDeleted,
  }),
}
