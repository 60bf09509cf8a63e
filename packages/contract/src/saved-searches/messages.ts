import { messages } from '../core/messages.ts'

/** Searches of the marketplace that visitors save by e-mail. */
export const savedSearchMessages = messages('savedSearches', {
  kindInvalid: { code: 0, status: 400, es: 'La lista no es válida.', en: 'The list is not valid.' },
  emailInvalid: { code: 1, status: 400, es: 'El correo no es válido.', en: 'The e-mail is not valid.' },
  frequencyInvalid: { code: 2, status: 400, es: 'Elija con qué frecuencia.', en: 'Choose how often.' },
  languageInvalid: { code: 3, status: 400, es: 'El idioma no es válido.', en: 'The language is not valid.' },
  absent: {
    code: 4,
    status: 404,
    es: 'Este enlace no es válido o ya venció.',
    en: 'This link is not valid or has expired.',
  },
  tooManyActive: {
    code: 5,
    status: 409,
    es: 'Ya tiene 20 búsquedas activas; termine una para activar esta.',
    en: 'You have 20 active searches; end one to activate this one.',
  },
  tooManyAsks: {
    code: 6,
    status: 429,
    es: 'Se pidieron demasiadas confirmaciones a ese correo hoy; intente mañana.',
    en: 'Too many confirmations were requested for that e-mail today; try again tomorrow.',
  },
  ended: { code: 7, status: 409, es: 'Esta búsqueda ya terminó.', en: 'This search has already ended.' },
  notSaved: { code: 8, status: 500, es: 'No se pudo guardar la búsqueda.', en: 'The search could not be saved.' },
})

export const savedSearchDoneMessages = messages('savedSearches.done', {
  asked: {
    code: 0,
    status: 200,
    es: 'Le enviamos un correo. Ábralo y confirme para activar la búsqueda.',
    en: 'We sent you an e-mail. Open it and confirm to activate the search.',
  },
  confirmed: {
    code: 1,
    status: 200,
    es: 'Búsqueda activa: le escribiremos cuando haya algo nuevo.',
    en: 'Search active: we will write when there is something new.',
  },
  changed: { code: 2, status: 200, es: 'Frecuencia cambiada.', en: 'Frequency changed.' },
  ended: {
    code: 3,
    status: 200,
    es: 'Búsqueda terminada: no le escribiremos más.',
    en: 'Search ended: we will not write any more.',
  },
})
