import { messages } from '../../core/messages.ts'

/** Successes and refusals of quote templates. */
export const quoteTemplateMessages = messages('quotes.templates', {
  saved: { code: 0, status: 200, es: 'Plantilla guardada.', en: 'Template saved.' },
  updated: { code: 1, status: 200, es: 'Plantilla actualizada.', en: 'Template updated.' },
  deleted: { code: 2, status: 200, es: 'Plantilla eliminada.', en: 'Template deleted.' },
  nameInvalid: { code: 3, status: 400, es: 'El nombre no es válido.', en: 'The name is not valid.' },
  nameTaken: {
    code: 4,
    status: 409,
    es: 'Ya hay una plantilla con ese nombre.',
    en: 'There is a template with that name already.',
  },
  absent: { code: 5, status: 404, es: 'La plantilla no existe.', en: 'The template does not exist.' },
  nobodyToShareWith: {
    code: 6,
    status: 400,
    es: 'Sin empresa no hay con quién compartirla.',
    en: 'Without an enterprise there is nobody to share it with.',
  },
  notSaved: {
    code: 7,
    status: 500,
    es: 'No se pudo guardar la plantilla.',
    en: 'The template could not be saved.',
  },
})
