import type { Module } from '../access/constants.ts'
import type { Text } from '../core/text.ts'
import {
  certificateImportCalls,
  contactImportCalls,
  enterpriseImportCalls,
  type ImportCalls,
  machineImportCalls,
  propertyImportCalls,
  userImportCalls,
} from './calls.ts'
import { certificateColumns, certificateFacts } from './certificate-columns.ts'
import { type ImportColumn, machineColumns } from './columns.ts'
import { contactColumns, contactFacts } from './contact-columns.ts'
import { enterpriseColumns } from './enterprise-columns.ts'
import { importOpens } from './opens.ts'
import { propertyColumns } from './property-columns.ts'
import { userColumns, userFacts } from './user-columns.ts'

/** What server and browser know of a kind of import. */
export interface ImportKindFacts {
  readonly calls: ImportCalls
  /** Any of these opens it. */
  readonly modules: readonly Module[]
  /** By the field that they fill, in the order of the template. */
  readonly columns: Readonly<Record<string, ImportColumn>>
  /** Headings of the export of the list that fill nothing. */
  readonly passedOver?: readonly Text[]
  /** Takes a ZIP of pictures next to the workbook. */
  readonly hasPictures: boolean
  /** Only staff of the house may use it, whatever modules others hold. */
  readonly isOfHouse?: boolean
}

/** The kinds of import by their segment in paths, which is also stored with each import. */
export const importKinds = {
  empresa: {
    calls: enterpriseImportCalls,
    ...importOpens.empresa,
    columns: enterpriseColumns,
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
  clasificado: {
    calls: machineImportCalls,
    ...importOpens.clasificado,
    columns: machineColumns,
  },
  propiedad: {
    calls: propertyImportCalls,
    ...importOpens.propiedad,
    columns: propertyColumns,
  },
} as const satisfies Record<string, ImportKindFacts>
export type ImportType = keyof typeof importKinds

export const importTypes = Object.keys(importKinds) as ImportType[]

export const importKindNames: Readonly<Record<ImportType, Text>> = {
  empresa: { es: 'Empresas', en: 'Enterprises' },
  usuario: { es: 'Usuarios', en: 'Users' },
  contacto: { es: 'Contactos', en: 'Contacts' },
  certificado: { es: 'Certificados', en: 'Certificates' },
  clasificado: { es: 'Maquinaria', en: 'Machinery' },
  propiedad: { es: 'Propiedades', en: 'Properties' },
}
