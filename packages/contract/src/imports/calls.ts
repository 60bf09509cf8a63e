import { call, type Limit } from '../core/endpoint.ts'
import type { Message, Messages } from '../core/messages.ts'
import { machineMessages } from '../machines/messages.ts'
import { propertyMessages } from '../properties/messages.ts'
import { importLimits } from './columns.ts'
import {
  certificateImportMessages,
  contactImportMessages,
  enterpriseImportMessages,
  licenseImportMessages,
  pastDocumentImportMessages,
  productImportMessages,
  taskImportMessages,
  templateMessages,
  userImportMessages,
} from './messages.ts'
import { type ImportOpens, type ImportType, importOpens } from './opens.ts'
import * as s from './schemas.ts'

interface Said {
  area: Messages
  /** When the failed download of the template has an area of its own. */
  templateArea?: Messages
}

/** The messages of unexpected failures. */
interface Failed {
  notImported: Message
  /** That of the import by default. */
  notListed?: Message
  templateNotDownloaded: Message
}

const filesOf = ({ zip }: ImportOpens) =>
  zip ? { max: 2, bytes: importLimits.picturesBytes } : { max: 1, bytes: importLimits.workbookBytes }

/** The calls of a kind of import. */
function importCalls(
  type: ImportType,
  { area, templateArea = area }: Said,
  { notImported: failed, notListed = failed, templateNotDownloaded }: Failed,
) {
  const { modules: access, ...opens }: ImportOpens = importOpens[type]
  const limit: Limit = { name: `importador-${type}`, max: 60, seconds: 3600 }
  const upload = {
    access,
    budget: 'uploading',
    limit,
    files: filesOf({ modules: access, ...opens }),
    failed,
  } as const
  return {
    template: call(
      { method: 'GET', path: `/v1/importador/${type}/download/plantilla`, area: templateArea },
      {
        summary: 'Returns an address of the template as a workbook',
        access,
        params: s.TemplateQuerySchema,
        reply: s.TemplateSchema,
        failed: templateNotDownloaded,
      },
    ),
    review: call(
      { method: 'POST', path: `/v1/importador/${type}/revisar`, area, multipart: true },
      {
        summary: 'Reads a workbook without storing its rows; a job does the work and reports progress',
        ...upload,
        body: s.uploadSchemaOf(type),
        reply: s.ImportSchema,
      },
    ),
    /**
     * With `importacion_id`: commits a dry run. With files: dry run and commit in one (rule imports/partly-done). When
     * done within seconds it answers "complete", "all but some rows" with `OK_NOTI`, or `ERR` with the record when
     * nothing was imported; otherwise it continues as a job.
     */
    save: call(
      { method: 'POST', path: `/v1/importador/${type}/save`, area, multipart: true },
      {
        summary: 'Stores the rows of a workbook, after a review or at once',
        ...upload,
        body: s.commitSchemaOf(type),
        reply: s.ImportSchema,
      },
    ),
    list: call(
      { method: 'GET', path: `/v1/importador/${type}/list`, area },
      {
        summary: 'Lists imports of this kind',
        access,
        params: s.ImportListQuerySchema,
        reply: s.ImportListSchema,
        failed: notListed,
      },
    ),
    get: call(
      { method: 'GET', path: `/v1/importador/${type}/:id`, area },
      {
        summary: 'Returns one import with its rows',
        access,
        params: s.ImportDetailQuerySchema,
        reply: s.ImportDetailSchema,
        failed: notListed,
      },
    ),
    undo: call(
      { method: 'PUT', path: `/v1/importador/${type}/deshacer/:id`, area },
      {
        summary: 'Takes back what an import wrote and nobody has edited since',
        access,
        budget: 'saving',
        params: s.ImportByIdSchema,
        reply: s.ImportSchema,
        failed,
      },
    ),
  }
}
export type ImportCalls = ReturnType<typeof importCalls>

const { notDownloaded: templateNotDownloaded } = templateMessages

export const machineImportCalls = importCalls(
  'clasificado',
  { area: machineMessages },
  {
    notImported: machineMessages.notCompleted,
    notListed: machineMessages.unexpected,
    templateNotDownloaded: machineMessages.templateNotDownloaded,
  },
)
export const propertyImportCalls = importCalls(
  'propiedad',
  { area: propertyMessages },
  {
    notImported: propertyMessages.saveFailed,
    notListed: propertyMessages.unexpected,
    templateNotDownloaded: propertyMessages.templateNotDownloaded,
  },
)

/** The calls of a kind whose area is that of its importer. */
const ownCalls = <Area extends Messages & { readonly notImported: Message }>(type: ImportType, area: Area) =>
  importCalls(type, { area, templateArea: templateMessages }, { notImported: area.notImported, templateNotDownloaded })

export const contactImportCalls = ownCalls('contacto', contactImportMessages)
export const userImportCalls = ownCalls('usuario', userImportMessages)
export const enterpriseImportCalls = ownCalls('empresa', enterpriseImportMessages)
export const pastDocumentImportCalls = ownCalls('documento', pastDocumentImportMessages)
export const productImportCalls = ownCalls('producto', productImportMessages)
export const certificateImportCalls = ownCalls('certificado', certificateImportMessages)
export const licenseImportCalls = ownCalls('licencia', licenseImportMessages)
export const taskImportCalls = ownCalls('tarea', taskImportMessages)
