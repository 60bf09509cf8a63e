import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { searchLists } from '@portal/contract/search/constants'
import { IconArchive } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'
import { pastDocumentsPath } from './paths.ts'

/** The screen of the documents of the program that the house used before. */
export const pastDocumentScreens: readonly Screen[] = [
  {
    path: pastDocumentsPath,
    creates: { name: { es: 'Nuevo documento histórico', en: 'New past document' }, to: 'nueva' },
    list: 'documentos_historicos',
    records: { list: searchLists.pastDocuments },
    modules: [Module.allQuotes],
    isOfHouse: true,
    group: SidebarGroup.quotes,
    icon: IconArchive,
    name: { es: 'Documentos históricos', en: 'Past documents' },
    about: {
      es: 'Cotizaciones, facturas y pagos del programa anterior',
      en: 'Quotes, invoices and payments of the program before',
    },
    words: 'archivo antiguas facturas pagos órdenes archive old invoices payments orders',
  },
]
