import { messages } from '../core/messages.ts'

export const webhookMessages = messages('webhooks', {
  notSaved: { code: 0, status: 500, es: 'No se pudo guardar el webhook.', en: 'The webhook could not be saved.' },
  absent: { code: 1, status: 404, es: 'El webhook no existe.', en: 'The webhook does not exist.' },
  nameRequired: {
    code: 2,
    status: 400,
    es: 'Escriba un nombre de hasta 60 caracteres.',
    en: 'Please enter a name of up to 60 characters.',
  },
  addressInvalid: {
    code: 3,
    status: 400,
    es: 'Escriba una dirección https pública, sin usuario ni clave, de hasta 500 caracteres.',
    en: 'Please enter a public https address, without a user or password, of up to 500 characters.',
  },
  eventsRequired: { code: 4, status: 400, es: 'Elija al menos un evento.', en: 'Please choose at least one event.' },
  eventNotSeen: {
    code: 5,
    status: 403,
    es: 'Ese evento es de un módulo que usted o esa empresa no tiene.',
    en: 'That event is of a module that you or that enterprise does not have.',
  },
  enterpriseInvalid: { code: 6, status: 400, es: 'Elija una empresa de la lista.', en: 'Please choose an enterprise.' },
  tooMany: {
    code: 7,
    status: 409,
    es: 'Tiene 20 webhooks: elimine los que no usa.',
    en: 'You have 20 webhooks: delete those you do not use.',
  },
  onlyOwner: {
    code: 8,
    status: 403,
    es: 'Solo su dueño puede cambiarlo; usted puede pausarlo o eliminarlo.',
    en: 'Only its owner can change it; you can pause or delete it.',
  },
  notActive: {
    code: 9,
    status: 409,
    es: 'El webhook no está activo: actívelo primero.',
    en: 'The webhook is not active: activate it first.',
  },
  deliveryAbsent: { code: 10, status: 404, es: 'La entrega no existe.', en: 'The delivery does not exist.' },
  stillWaiting: {
    code: 11,
    status: 409,
    es: 'La entrega todavía está pendiente.',
    en: 'The delivery is still pending.',
  },
  sinceInvalid: { code: 12, status: 400, es: 'Elija desde qué día.', en: 'Please choose since which day.' },
})

export const webhookDoneMessages = messages('webhooks.done', {
  made: { code: 0, status: 200, es: 'Webhook creado.', en: 'Webhook created.' },
  updated: { code: 1, status: 200, es: 'Webhook actualizado.', en: 'Webhook updated.' },
  removed: { code: 2, status: 200, es: 'Webhook eliminado.', en: 'Webhook deleted.' },
  rotated: {
    code: 3,
    status: 200,
    es: 'Secreto nuevo: el anterior también firma durante 24 horas.',
    en: 'New secret: the earlier one also signs for 24 hours.',
  },
  tested: { code: 4, status: 200, es: 'Evento de prueba enviado.', en: 'Test event sent.' },
  replayed: { code: 5, status: 200, es: 'Se envía otra vez.', en: 'It is sent again.' },
})
