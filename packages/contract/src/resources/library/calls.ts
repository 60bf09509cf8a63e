import { call, type Limit } from '../../core/endpoint.ts'
import { resourceSaveMessages as area, resourceDoneMessages as done } from '../messages.ts'
import { libraryModules } from '../modules.ts'
import * as s from './schemas.ts'

const links: Limit = { name: 'recursos-descargar', max: 200, seconds: 600 }
const requests: Limit = { name: 'recursos-solicitar', max: 20, seconds: 3600 }

/** The library of its readers, and what everyone may load. */
export const libraryCalls = {
  list: call(
    { method: 'GET', path: '/v1/recursos/biblioteca', area },
    {
      summary: 'Lists the resources that the reader may see',
      access: libraryModules,
      params: s.LibraryQuerySchema,
      reply: s.LibrarySchema,
      failed: area.notRetrieved,
    },
  ),
  download: call(
    { method: 'GET', path: '/v1/recursos/descargar/:id', area },
    {
      summary: 'Returns an address that downloads a resource for 60 s',
      access: libraryModules,
      limit: links,
      params: s.DownloadQuerySchema,
      reply: s.DownloadLinkSchema,
      failed: area.notRetrieved,
    },
  ),
  ask: call(
    {
      method: 'POST',
      path: '/v1/recursos/solicitar/:id',
      area,
      done: done.asked,
      alsoDone: done.alreadyAsked,
      doneArea: done,
    },
    {
      summary: 'Asks staff for the license that the reader lacks',
      access: libraryModules,
      budget: 'mailing',
      limit: requests,
      params: s.ResourceByIdSchema,
      reply: s.AskedSchema,
      failed: area.notAsked,
    },
  ),
  documents: call(
    { method: 'GET', path: '/v1/recursos/publicos', area },
    {
      summary: 'Lists the documents that are open to everyone',
      access: 'public',
      reply: s.PublicDocumentsSchema,
      failed: area.notRetrieved,
    },
  ),
  document: call(
    { method: 'GET', path: '/v1/recursos/publicos/:id', area },
    {
      summary: 'Returns what the page of an open document shows',
      access: 'public',
      params: s.DocumentQuerySchema,
      reply: s.DocumentPageSchema,
      failed: area.notRetrieved,
    },
  ),
}
