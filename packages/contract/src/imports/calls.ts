import { classifiedMessages } from '../classifieds/messages.ts'
import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import type { Messages } from '../core/messages.ts'
import { propertyMessages } from '../properties/messages.ts'
import { certificateImportMessages, contactImportMessages, templateMessages, userImportMessages } from './messages.ts'
import type * as s from './schemas.ts'

type ById = In<typeof s.ImportByIdSchema>
type Import = Of<typeof s.ImportSchema>

/** The calls of a kind of import; `templateArea` when the failed download of its template has an area of its own. */
const importCalls = (type: string, area: Messages, templateArea = area) => ({
  template: call<{ params: In<typeof s.TemplateQuerySchema>; reply: Of<typeof s.TemplateSchema> }>({
    method: 'GET',
    path: `/v1/importador/${type}/download/plantilla`,
    area: templateArea,
  }),
  /** The dry run writes only the record of the import; a job does the work and reports progress. */
  review: call<{ body: In<typeof s.UploadSchema>; reply: Import }>({
    method: 'POST',
    path: `/v1/importador/${type}/revisar`,
    area,
    multipart: true,
  }),
  /**
   * With `importacion_id`: commits a dry run. With files: dry run and commit in one (rule imports/partly-done). When
   * done within seconds it answers "complete", "all but some rows" with `OK_NOTI`, or `ERR` with the record when
   * nothing was imported; otherwise it continues as a job.
   */
  save: call<{ body: In<typeof s.CommitSchema>; reply: Import }>({
    method: 'POST',
    path: `/v1/importador/${type}/save`,
    area,
    multipart: true,
  }),
  list: call<{ params: In<typeof s.ImportListQuerySchema>; reply: Of<typeof s.ImportListSchema> }>({
    method: 'GET',
    path: `/v1/importador/${type}/list`,
    area,
  }),
  get: call<{ params: In<typeof s.ImportDetailQuerySchema>; reply: Of<typeof s.ImportDetailSchema> }>({
    method: 'GET',
    path: `/v1/importador/${type}/:id`,
    area,
  }),
  undo: call<{ params: ById; reply: Import }>({
    method: 'PUT',
    path: `/v1/importador/${type}/deshacer/:id`,
    area,
  }),
})
export type ImportCalls = ReturnType<typeof importCalls>

export const classifiedImportCalls = importCalls('clasificado', classifiedMessages)
export const propertyImportCalls = importCalls('propiedad', propertyMessages)
export const contactImportCalls = importCalls('contacto', contactImportMessages, templateMessages)
export const userImportCalls = importCalls('usuario', userImportMessages, templateMessages)
export const certificateImportCalls = importCalls('certificado', certificateImportMessages, templateMessages)
