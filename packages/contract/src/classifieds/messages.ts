import { categoryEntries } from '../classified-categories/messages.ts'
import { customerEntries } from '../classified-customers/entries.ts'
import { coreMessages } from '../core/core-messages.ts'
import { messages } from '../core/messages.ts'
import { requestEntries } from '../listing-requests/entries.ts'
import { itemEntries } from '../listings/entries.ts'
import { sheetEntries } from '../listings/sheet-entries.ts'
import { importEntries } from './import-entries.ts'

/** Machinery listings with their requests, customers, categories and imports: 0–81 without a gap, and 999. */
export const classifiedMessages = messages('classifieds', {
  ...itemEntries,
  ...sheetEntries,
  ...requestEntries,
  ...customerEntries,
  ...categoryEntries,
  ...importEntries,
  noResponse: coreMessages.noResponse,
})

/** Entry 15 for a listing that was public before: search engines drop its page, and readers see similar ones. */
export const listingGone = { ...classifiedMessages.absent, status: 410 }

export const classifiedDoneMessages = messages('classifieds.done', {
  requestReceived: {
    code: 0,
    status: 200,
    es: 'Gracias, recibimos su solicitud.',
    en: 'Thanks, we received your request.',
  },
  requestAlreadyReceived: {
    code: 1,
    status: 200,
    es: 'Su solicitud ya había sido recibida.',
    en: 'Your request has already been received.',
  },
  saved: { code: 2, status: 200, es: 'Clasificado guardado.', en: 'Listing saved.' },
  updated: { code: 3, status: 200, es: 'Clasificado actualizado.', en: 'Listing updated.' },
  deleted: { code: 4, status: 200, es: 'Clasificado eliminado.', en: 'Listing deleted.' },
  approved: { code: 5, status: 200, es: 'Clasificado aprobado.', en: 'Listing approved.' },
  statusUpdated: { code: 6, status: 200, es: 'Estado actualizado.', en: 'Status updated.' },
  imported: { code: 7, status: 200, es: 'Importación completa.', en: 'Import complete.' },
  customerUpdated: { code: 8, status: 200, es: 'Cliente actualizado.', en: 'Customer updated.' },
  categorySaved: { code: 9, status: 200, es: 'Categoría guardada.', en: 'Category saved.' },
  repairReceived: { code: 10, status: 200, es: 'Solicitud de reparación recibida.', en: 'Repair request received.' },
  rentalReceived: { code: 11, status: 200, es: 'Solicitud de arriendo recibida.', en: 'Rental request received.' },
})
