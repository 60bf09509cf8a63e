import { Module } from '../access/constants.ts'
import type { Text } from '../core/text.ts'
import { machineModules } from '../machines/modules.ts'
import { propertyModules } from '../properties/modules.ts'

/** What is known of a kind of import without its columns. */
export interface ImportOpens {
  readonly name: Text
  /** Any of these opens it. */
  readonly modules: readonly Module[]
  /** What the ZIP holds that may come next to the workbook; absent: there is none. */
  readonly zip?: 'pictures' | 'documents'
  /** Only staff of the house may use it, whatever modules others hold. */
  readonly isOfHouse?: boolean
  /** The name of its list, under which views are kept. */
  readonly list: string
}

/**
 * The kinds of import by their segment in paths, which is also stored with each import, in the order of the importer. What
 * is listed of each kind (calls, views, figures, screens) is made from this table.
 */
export const importOpens = {
  // Whoever holds the module in another enterprise edits their own only.
  empresa: {
    name: { es: 'Empresas', en: 'Enterprises' },
    modules: [Module.enterprises],
    isOfHouse: true,
    list: 'importaciones_empresa',
  },
  // Prices of branch offices ask for the second, products for the first.
  producto: {
    name: { es: 'Productos', en: 'Products' },
    modules: [Module.products, Module.assignedProducts],
    isOfHouse: true,
    list: 'importaciones_producto',
  },
  usuario: {
    name: { es: 'Usuarios', en: 'Users' },
    modules: [Module.userImporter],
    list: 'importaciones_usuario',
  },
  contacto: {
    name: { es: 'Contactos', en: 'Contacts' },
    modules: [Module.importers],
    list: 'importaciones_contacto',
  },
  certificado: {
    name: { es: 'Certificados', en: 'Certificates' },
    modules: [Module.importers],
    list: 'importaciones_certificado',
  },
  // Whoever holds the module in another enterprise sees the licenses of their own only.
  licencia: {
    name: { es: 'Licencias', en: 'Licenses' },
    modules: [Module.licenses],
    isOfHouse: true,
    list: 'importaciones_licencia',
  },
  // Many tasks for others are given by who sees everyone's.
  tarea: {
    name: { es: 'Tareas', en: 'Tasks' },
    modules: [Module.allTasks],
    isOfHouse: true,
    list: 'importaciones_tarea',
  },
  clasificado: {
    name: { es: 'Maquinaria', en: 'Machinery' },
    modules: machineModules,
    zip: 'pictures',
    list: 'importaciones',
  },
  documento: {
    name: { es: 'Documentos históricos', en: 'Past documents' },
    modules: [Module.allQuotes],
    zip: 'documents',
    isOfHouse: true,
    list: 'importaciones_documento',
  },
  propiedad: {
    name: { es: 'Propiedades', en: 'Properties' },
    modules: propertyModules,
    zip: 'pictures',
    list: 'importaciones_propiedad',
  },
} as const satisfies Readonly<Record<string, ImportOpens>>
export type ImportType = keyof typeof importOpens

export const importTypes = Object.keys(importOpens) as ImportType[]

/** The lists of imports with the modules that open them. */
export const importLists = Object.fromEntries(
  Object.values<ImportOpens>(importOpens).map(({ list, modules }) => [list, modules]),
) as Readonly<Record<(typeof importOpens)[ImportType]['list'], readonly Module[]>>

/** The figure of the failed imports of each kind. */
export const failedImports = Object.fromEntries(
  importTypes.map((type) => [type, `importaciones_${type}_fallidas`]),
) as Readonly<{ [T in ImportType]: `importaciones_${T}_fallidas` }>
export type FailedImports = (typeof failedImports)[ImportType]

/** What the figure of the failed imports of a kind counts. */
export const failedImportTitles = Object.fromEntries(
  Object.entries(importOpens).map(([type, { name }]) => [
    failedImports[type as ImportType],
    { es: `Importaciones de ${name.es.toLowerCase()} fallidas`, en: `Failed imports of ${name.en.toLowerCase()}` },
  ]),
) as Readonly<Record<FailedImports, Text>>
