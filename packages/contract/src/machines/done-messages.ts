import { messages } from '../core/messages.ts'

export const machineDoneMessages = messages('classifieds.done', {
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
