import { messages } from '../core/messages.ts'

export const productionMessages = messages('production', {
  notSaved: { code: 0, status: 500, es: 'No se pudo guardar el pedido.', en: 'The order could not be saved.' },
  absent: { code: 1, status: 404, es: 'El pedido no existe.', en: 'The order does not exist.' },
  moveNotAllowed: {
    code: 3,
    status: 409,
    es: 'El pedido avanza de a un paso; atrás solo con jerarquía de gerente.',
    en: 'An order moves one step at a time; back only with the rank of a manager.',
  },
  reasonRequired: {
    code: 4,
    status: 400,
    es: 'Escriba el motivo, de hasta 500 caracteres.',
    en: 'Please enter the reason, of up to 500 characters.',
  },
  blocked: {
    code: 5,
    status: 409,
    es: 'La empresa del cliente no tiene un permiso vigente: el pedido no puede empezar.',
    en: 'The client’s company has no valid permit: the order cannot begin.',
  },
  voided: { code: 6, status: 409, es: 'El pedido está anulado.', en: 'The order is voided.' },
  serialsMissing: {
    code: 7,
    status: 409,
    es: 'Faltan números de serie: cada unidad de adaptadores y consolas lleva uno.',
    en: 'Serial numbers are missing: each unit of adapters and consoles has one.',
  },
  datesInvalid: {
    code: 8,
    status: 400,
    es: 'Las fechas previstas no son válidas o no siguen el orden de los pasos.',
    en: 'The planned dates are not valid, or do not follow the order of the steps.',
  },
  serialsInvalid: {
    code: 9,
    status: 400,
    es: 'Pegue números de serie, uno por línea, de 1 a 40 letras, cifras, puntos o guiones, o rangos como N1-001:N1-250; hasta 100.000 a la vez.',
    en: 'Paste serial numbers, one per line, of 1 to 40 letters, digits, dots or hyphens, or ranges like N1-001:N1-250; up to 100,000 at once.',
  },
  serialsRepeated: {
    code: 10,
    status: 409,
    es: 'Hay números de serie repetidos; no se guardó ninguno.',
    en: 'Some serial numbers are repeated; none was stored.',
  },
  tooManySerials: {
    code: 11,
    status: 409,
    es: 'Hay más números de serie que unidades; no se guardó ninguno.',
    en: 'There are more serial numbers than units; none was stored.',
  },
  lineInvalid: {
    code: 12,
    status: 400,
    es: 'Esa línea no es del pedido o no lleva números de serie.',
    en: 'That line is not of the order, or carries no serial numbers.',
  },
  serialsFixed: {
    code: 13,
    status: 409,
    es: 'El pedido ya está listo: devuélvalo a producción para cambiar sus números de serie.',
    en: 'The order is ready: return it to production to change its serial numbers.',
  },
  fileNotAllowed: {
    code: 14,
    status: 400,
    es: 'Adjunte imágenes o PDF de hasta 10 MB.',
    en: 'Please attach pictures or PDF files of up to 10 MB.',
  },
  tooManyFiles: {
    code: 15,
    status: 409,
    es: 'El pedido no admite más documentos.',
    en: 'The order takes no more documents.',
  },
  fileAbsent: { code: 16, status: 404, es: 'El documento no existe.', en: 'The document does not exist.' },
  tooLong: { code: 17, status: 400, es: 'El texto es demasiado largo.', en: 'The text is too long.' },
})

export const productionDoneMessages = messages('production.done', {
  moved: { code: 0, status: 200, es: 'Paso cambiado.', en: 'Step changed.' },
  updated: { code: 1, status: 200, es: 'Pedido actualizado.', en: 'Order updated.' },
  serialsStored: { code: 2, status: 200, es: 'Números de serie guardados.', en: 'Serial numbers stored.' },
  attached: { code: 3, status: 200, es: 'Documento agregado.', en: 'Document added.' },
  detached: { code: 4, status: 200, es: 'Documento quitado.', en: 'Document removed.' },
})
