import { call } from '../../core/endpoint.ts'
import type { In, Of } from '../../core/fields.ts'
import { resourceSaveMessages as area } from '../messages.ts'
import type * as s from './schemas.ts'

/** The log of downloads, for who holds the module of resources. */
export const downloadCalls = {
  list: call<{ params: In<typeof s.DownloadLogQuerySchema>; reply: Of<typeof s.DownloadLogSchema> }>({
    method: 'GET',
    path: '/v1/recursos/descargas/list',
    area,
  }),
  export: call<{ params: In<typeof s.DownloadExportSchema>; reply: Of<typeof s.DownloadFileSchema> }>({
    method: 'GET',
    path: '/v1/recursos/descargas/download',
    area,
  }),
}
