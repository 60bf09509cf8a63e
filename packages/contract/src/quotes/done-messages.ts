import { messages } from '../core/messages.ts'

/** Successes of a quote besides PIN, confirmation and cancelling (`quotes.confirm` 4, 5, 12). */
export const quoteDoneMessages = messages('quotes.done', {
  saved: { code: 0, status: 200, es: 'Cotización guardada.', en: 'Quote saved.' },
  updated: { code: 1, status: 200, es: 'Cotización actualizada.', en: 'Quote updated.' },
  revised: {
    code: 2,
    status: 200,
    es: 'Como ya se había enviado, se guardó como una nueva revisión.',
    en: 'It had been sent already, so it was saved as a new revision.',
  },
  savedForApproval: {
    code: 3,
    status: 200,
    es: 'Cotización guardada; requiere aprobación interna.',
    en: 'Quote saved; it needs internal approval.',
  },
  sent: { code: 4, status: 200, es: 'Enlace enviado al cliente.', en: 'The link was sent to the client.' },
  renewed: { code: 5, status: 200, es: 'Cotización renovada.', en: 'Quote renewed.' },
  approvalGiven: { code: 6, status: 200, es: 'Aprobación interna registrada.', en: 'Internal approval recorded.' },
  approvalRefused: { code: 7, status: 200, es: 'Rechazo interno registrado.', en: 'Internal refusal recorded.' },
  noteSaved: { code: 8, status: 200, es: 'Nota guardada.', en: 'Note saved.' },
  noteDeleted: { code: 9, status: 200, es: 'Nota eliminada.', en: 'Note deleted.' },
  changeAsked: {
    code: 10,
    status: 200,
    es: 'Recibimos su solicitud de cambio; le responderemos pronto.',
    en: 'We received your request for a change and will answer soon.',
  },
  declined: {
    code: 11,
    status: 200,
    es: 'Cotización rechazada. Gracias por avisarnos.',
    en: 'Quote declined. Thank you for telling us.',
  },
  askedAgain: {
    code: 12,
    status: 200,
    es: 'Avisamos a quien preparó la cotización; le escribirá pronto.',
    en: 'We told whoever prepared the quote; they will write to you soon.',
  },
})
