import type { Text } from '../core/text.ts'
import {
  certificateImportCalls,
  contactImportCalls,
  enterpriseImportCalls,
  type ImportCalls,
  licenseImportCalls,
  machineImportCalls,
  pastDocumentImportCalls,
  productImportCalls,
  propertyImportCalls,
  taskImportCalls,
  userImportCalls,
} from './calls.ts'
import { certificateColumns, certificateFacts } from './certificate-columns.ts'
import { type ImportColumn, machineColumns } from './columns.ts'
import { contactColumns, contactFacts } from './contact-columns.ts'
import { enterpriseColumns } from './enterprise-columns.ts'
import { licenseColumns, licenseFacts } from './license-columns.ts'
import { type ImportOpens, type ImportType, importOpens } from './opens.ts'
import { pastDocumentColumns } from './past-document-columns.ts'
import { productColumns, productFacts } from './product-columns.ts'
import { propertyColumns } from './property-columns.ts'
import { taskColumns, taskFacts } from './task-columns.ts'
import { userColumns, userFacts } from './user-columns.ts'

/** What server and browser know of a kind of import. */
export interface ImportKindFacts extends ImportOpens {
  readonly calls: ImportCalls
  /** By the field that they fill, in the order of the template. */
  readonly columns: Readonly<Record<string, ImportColumn>>
  /** Headings of the export of the list, or of other programs in any language, that fill nothing. */
  readonly passedOver?: readonly (Text | string)[]
}

/** The kinds of import with their calls and columns. */
export const importKinds = {
  empresa: {
    calls: enterpriseImportCalls,
    ...importOpens.empresa,
    columns: enterpriseColumns,
  },
  producto: {
    calls: productImportCalls,
    ...importOpens.producto,
    columns: productColumns,
    passedOver: productFacts,
  },
  usuario: {
    calls: userImportCalls,
    ...importOpens.usuario,
    columns: userColumns,
    passedOver: userFacts,
  },
  contacto: {
    calls: contactImportCalls,
    ...importOpens.contacto,
    columns: contactColumns,
    passedOver: contactFacts,
  },
  certificado: {
    calls: certificateImportCalls,
    ...importOpens.certificado,
    columns: certificateColumns,
    passedOver: certificateFacts,
  },
  licencia: {
    calls: licenseImportCalls,
    ...importOpens.licencia,
    columns: licenseColumns,
    passedOver: licenseFacts,
  },
  tarea: {
    calls: taskImportCalls,
    ...importOpens.tarea,
    columns: taskColumns,
    passedOver: taskFacts,
  },
  clasificado: {
    calls: machineImportCalls,
    ...importOpens.clasificado,
    columns: machineColumns,
  },
  documento: {
    calls: pastDocumentImportCalls,
    ...importOpens.documento,
    columns: pastDocumentColumns,
  },
  propiedad: {
    calls: propertyImportCalls,
    ...importOpens.propiedad,
    columns: propertyColumns,
  },
} as const satisfies Record<ImportType, ImportKindFacts>
