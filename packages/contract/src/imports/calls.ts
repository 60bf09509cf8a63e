import { classifiedMessages } from '../classifieds/messages.ts'
import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import type * as s from './schemas.ts'

const area = classifiedMessages
type ById = In<typeof s.ImportByIdSchema>
type Import = Of<typeof s.ImportSchema>

export const classifiedImportCalls = {
  template: call<{ params: In<typeof s.TemplateQuerySchema>; reply: Of<typeof s.TemplateSchema> }>({
    method: 'GET',
    path: '/v1/importador/clasificado/download/plantilla',
    area,
  }),
  /** The dry run writes only the record of the import; a job does the work and reports progress. */
  review: call<{ body: In<typeof s.UploadSchema>; reply: Import }>({
    method: 'POST',
    path: '/v1/importador/clasificado/revisar',
    area,
    multipart: true,
  }),
  /**
   * With `importacion_id`: commits a dry run. With files: dry run and commit in one (spec 2, 7). When done within
   * seconds it answers "complete", or 25 with `OK_NOTI`; otherwise it continues as a job.
   */
  save: call<{ body: In<typeof s.CommitSchema>; reply: Import }>({
    method: 'POST',
    path: '/v1/importador/clasificado/save',
    area,
    multipart: true,
  }),
  list: call<{ params: In<typeof s.ImportListQuerySchema>; reply: Of<typeof s.ImportListSchema> }>({
    method: 'GET',
    path: '/v1/importador/clasificado/list',
    area,
  }),
  one: call<{ params: In<typeof s.ImportDetailQuerySchema>; reply: Of<typeof s.ImportDetailSchema> }>({
    method: 'GET',
    path: '/v1/importador/clasificado/:id',
    area,
  }),
  undo: call<{ params: ById; reply: Import }>({
    method: 'PUT',
    path: '/v1/importador/clasificado/deshacer/:id',
    area,
  }),
}
