import { messages } from '../core/messages.ts'

/** The non-disclosure agreement form. */
export const ndaMessages = messages('forms.nda', {
  notSent: {
    code: 0,
    status: 500,
    es: 'Hubo un error al enviar el formulario, inténtelo de nuevo más tarde.',
    en: 'There was an error sending the form, please try again later.',
  },
})

export const ndaDoneMessages = messages('forms.nda.done', {
  sent: { code: 0, status: 200, es: 'El formulario se envió correctamente.', en: 'The form was sent successfully.' },
})

/** The contact form keeps the wording of the specification. */
export const contactFormDoneMessages = messages('forms.contact.done', {
  sent: { code: 0, status: 200, es: 'Tu mensaje fue enviado.', en: 'Your message was sent.' },
})
