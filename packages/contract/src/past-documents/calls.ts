import { Module } from '../access/constants.ts'
import { call } from '../core/endpoint.ts'
import { recordCalls } from '../core/records/calls.ts'
import { pastDocumentFiles } from './constants.ts'
import { pastDocumentMessages as area, pastDocumentDoneMessages as done } from './messages.ts'
import * as s from './schemas.ts'

const path = '/v1/documento_historico'

const who = { access: Module.allQuotes, isOfHouse: true } as const

/** What staff of the house do with the documents of the program before. */
export const pastDocumentCalls = {
  ...recordCalls(
    { path, area, done, multipart: true },
    {
      one: 'past document',
      many: 'past documents',
      ...who,
      files: pastDocumentFiles,
      schemas: s.pastDocument,
      failed: area,
    },
  ),
  initData: call(
    { method: 'GET', path: `${path}/init_data`, area },
    {
      summary: 'Returns the enterprises for the form of a past document',
      ...who,
      reply: s.PastDocumentInitDataSchema,
      failed: area.unexpected,
    },
  ),
  openFile: call(
    { method: 'GET', path: `${path}/archivo/:id`, area },
    {
      summary: 'Returns an address that opens the PDF for 60 s',
      ...who,
      params: s.OnePastDocumentSchema,
      reply: s.PastDocumentFileSchema,
      failed: area.unexpected,
    },
  ),
}
