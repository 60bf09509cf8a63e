import { messages } from '../core/messages.ts'

export const broadcastMessages = messages('broadcasts', {
  notCreated: { code: 0, status: 500, es: 'No se pudo crear la difusión.', en: 'The broadcast could not be created.' },
  savedAsDraft: { code: 1, status: 200, es: 'Difusión guardada como borrador.', en: 'Broadcast saved as a draft.' },
  titleInvalid: { code: 2, status: 400, es: 'El título no es válido.', en: 'The title is not valid.' },
  subjectInvalid: { code: 3, status: 400, es: 'El asunto no es válido.', en: 'The subject is not valid.' },
  messageInvalid: { code: 4, status: 400, es: 'El mensaje no es válido.', en: 'The message is not valid.' },
  contactsNotRecognized: {
    code: 5,
    status: 400,
    es: 'No se reconocen los contactos.',
    en: 'The contacts are not recognized.',
  },
  fileNotAllowed: {
    code: 13,
    status: 400,
    es: 'El archivo no está permitido o es muy grande.',
    en: 'The file is not allowed or is too large.',
  },
  allExcluded: {
    code: 14,
    status: 409,
    es: 'Todos los contactos están excluidos por baja o rebote.',
    en: 'All contacts are excluded because they unsubscribed or bounced.',
  },
  sendLimit: {
    code: 15,
    status: 429,
    es: 'Se alcanzó el límite de envío; el envío continuará automáticamente.',
    en: 'The send limit was reached; sending will resume automatically.',
  },
  dateNotInFuture: {
    code: 16,
    status: 400,
    es: 'La fecha y la hora deben estar en el futuro.',
    en: 'The date and time must be in the future.',
  },
  notReady: {
    code: 17,
    status: 409,
    es: 'La difusión no se puede enviar: corrija los puntos en rojo.',
    en: 'The broadcast cannot be sent: mend the red items.',
  },
})

export const broadcastBodyMessages = messages('broadcasts.body', {
  empty: { code: 0, status: 400, es: 'El cuerpo del correo está vacío.', en: 'The body of the e-mail is empty.' },
  emptyRows: {
    code: 1,
    status: 400,
    es: 'El cuerpo del correo tiene filas vacías.',
    en: 'The body of the e-mail has empty rows.',
  },
  languageMissing: {
    code: 2,
    status: 400,
    es: 'Falta el texto en uno de los idiomas.',
    en: 'The text in one of the languages is missing.',
  },
})

export const broadcastSendMessages = messages('broadcasts.send', {
  notCreated: { code: 0, status: 500, es: 'No se pudo crear el envío.', en: 'The sending could not be created.' },
  noContacts: { code: 1, status: 400, es: 'No hay contactos seleccionados.', en: 'No contacts are selected.' },
})

export const broadcastDoneMessages = messages('broadcasts.done', {
  sent: { code: 0, status: 200, es: 'Difusión enviada.', en: 'Broadcast sent.' },
  paused: { code: 1, status: 200, es: 'Difusión en pausa.', en: 'Broadcast paused.' },
  resumed: { code: 2, status: 200, es: 'Difusión reanudada.', en: 'Broadcast resumed.' },
  cancelled: { code: 3, status: 200, es: 'Difusión cancelada.', en: 'Broadcast canceled.' },
  retried: {
    code: 4,
    status: 200,
    es: 'Los envíos fallidos se intentan de nuevo.',
    en: 'Failed mails are being retried.',
  },
  tested: { code: 5, status: 200, es: 'Correo de prueba enviado.', en: 'Test mail sent.' },
  scheduled: { code: 6, status: 200, es: 'Difusión programada.', en: 'Broadcast scheduled.' },
  rescheduled: { code: 7, status: 200, es: 'Se cambió la fecha de envío.', en: 'The time of sending was changed.' },
})
