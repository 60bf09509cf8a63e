import { Module } from '../access/constants.ts'
import { call } from '../core/endpoint.ts'
import { recordCalls } from '../core/records/calls.ts'
import { publicationFiles } from './constants.ts'
import { publicationMessages as area, publicationDoneMessages as done } from './messages.ts'
import * as s from './schemas.ts'

const path = '/v1/publicacion'

const toEveryone = { access: 'public', failed: area.unexpected } as const
const who = { access: Module.resources, isOfHouse: true } as const

/** What staff do with publications. */
export const publicationCalls = {
  ...recordCalls(
    { path, area, done, multipart: true },
    { one: 'publication', many: 'publications', ...who, files: publicationFiles, schemas: s.publication, failed: area },
  ),
  initData: call(
    { method: 'GET', path: `${path}/init_data`, area },
    {
      summary: 'Returns the products for the form of a publication',
      ...who,
      reply: s.PublicationInitDataSchema,
      failed: area.unexpected,
    },
  ),
}

/** What everyone may read of them. */
export const publishedCalls = {
  list: call(
    { method: 'GET', path: `${path}/publicadas`, area },
    {
      summary: 'Lists the publications of the public site',
      ...toEveryone,
      params: s.PublishedQuerySchema,
      reply: s.PublishedListSchema,
    },
  ),
  get: call(
    { method: 'GET', path: `${path}/publicadas/:id`, area },
    { summary: 'Returns one publication', ...toEveryone, params: s.OnePublishedSchema, reply: s.PublishedSchema },
  ),
}
