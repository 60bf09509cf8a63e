import { Module } from '../../access/constants.ts'
import { call, type Limit } from '../../core/endpoint.ts'
import { resourceSaveMessages as area } from '../messages.ts'
import * as s from './schemas.ts'

const exports: Limit = { name: 'recursos-descarga', max: 30, seconds: 600 }

/** The log of downloads, for who holds the module of resources. */
export const downloadCalls = {
  list: call(
    { method: 'GET', path: '/v1/recursos/descargas/list', area },
    {
      summary: 'Lists who downloaded which resource',
      access: Module.resources,
      params: s.DownloadLogQuerySchema,
      reply: s.DownloadLogSchema,
      failed: area.notRetrieved,
    },
  ),
  export: call(
    { method: 'GET', path: '/v1/recursos/descargas/download', area },
    {
      summary: 'Returns the list of downloads as a workbook',
      access: Module.resources,
      limit: exports,
      params: s.DownloadExportSchema,
      reply: s.DownloadFileSchema,
      failed: area.notRetrieved,
    },
  ),
}
