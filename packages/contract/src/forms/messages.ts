import { messages } from '../core/messages.ts'

/** The contact form. */
export const contactFormMessages = messages('forms.contact', {
  notSent: {
    code: 0,
    status: 500,
    es: 'No se pudo enviar el mensaje, inténtelo de nuevo más tarde.',
    en: 'The message could not be sent, please try again later.',
  },
  nameInvalid: { code: 1, status: 400, es: 'Escriba su nombre.', en: 'Enter your first name.' },
  lastNameInvalid: { code: 2, status: 400, es: 'Escriba su apellido.', en: 'Enter your last name.' },
  companyInvalid: { code: 3, status: 400, es: 'La empresa no es válida.', en: 'Invalid company.' },
  countryInvalid: { code: 4, status: 400, es: 'Elija un país de la lista.', en: 'Choose a country from the list.' },
  emailInvalid: {
    code: 5,
    status: 400,
    es: 'Escriba un correo válido, como nombre@empresa.com.',
    en: 'Enter a valid e-mail, such as name@company.com.',
  },
  phoneInvalid: {
    code: 6,
    status: 400,
    es: 'Escriba el teléfono con el código del país, como +56912345678.',
    en: 'Enter the phone with its country code, like +56912345678.',
  },
  subjectInvalid: { code: 7, status: 400, es: 'Elija un producto o un tema.', en: 'Choose a product or a subject.' },
  messageInvalid: {
    code: 8,
    status: 400,
    es: 'Escriba su mensaje, de 5 a 2000 caracteres.',
    en: 'Write your message, 5 to 2000 characters.',
  },
  dataNotConfirmed: { code: 9, status: 400, es: 'Confirme que sus datos son correctos.', en: 'Confirm your data.' },
})

/** The contact form; its wording is known to clients and stays. */
export const contactFormDoneMessages = messages('forms.contact.done', {
  sent: { code: 0, status: 200, es: 'Tu mensaje fue enviado.', en: 'Your message was sent.' },
  alreadyReceived: {
    code: 1,
    status: 200,
    es: 'Tu mensaje ya había sido recibido.',
    en: 'Your message has already been received.',
  },
})

/** The non-disclosure agreement form. */
export const ndaMessages = messages('forms.nda', {
  notSent: {
    code: 0,
    status: 500,
    es: 'Hubo un error al enviar el formulario, inténtelo de nuevo más tarde.',
    en: 'There was an error sending the form, please try again later.',
  },
  companyInvalid: { code: 1, status: 400, es: 'Escriba el nombre de la empresa.', en: 'Enter the company’s name.' },
  companyIdInvalid: {
    code: 2,
    status: 400,
    es: 'Escriba la identificación tributaria de la empresa.',
    en: 'Enter the company’s tax ID.',
  },
  representativeInvalid: {
    code: 3,
    status: 400,
    es: 'Escriba el nombre completo del representante.',
    en: 'Enter the representative’s full name.',
  },
  positionInvalid: { code: 4, status: 400, es: 'Escriba el cargo.', en: 'Enter the position.' },
  representativeIdInvalid: {
    code: 5,
    status: 400,
    es: 'Escriba el documento de identidad del representante.',
    en: 'Enter the representative’s ID number.',
  },
  addressInvalid: {
    code: 6,
    status: 400,
    es: 'Escriba la dirección de la empresa.',
    en: 'Enter the company’s address.',
  },
  emailInvalid: {
    code: 7,
    status: 400,
    es: 'Escriba un correo válido, como nombre@empresa.com.',
    en: 'Enter a valid e-mail, such as name@company.com.',
  },
  phoneInvalid: {
    code: 8,
    status: 400,
    es: 'Escriba el teléfono con el código del país, como +56912345678.',
    en: 'Enter the phone with its country code, like +56912345678.',
  },
  countryInvalid: { code: 9, status: 400, es: 'Elija un país de la lista.', en: 'Choose a country from the list.' },
})

export const ndaDoneMessages = messages('forms.nda.done', {
  sent: { code: 0, status: 200, es: 'El formulario se envió correctamente.', en: 'The form was sent successfully.' },
  alreadyReceived: {
    code: 1,
    status: 200,
    es: 'El formulario ya había sido recibido.',
    en: 'The form has already been received.',
  },
})

/** A meeting is requested at a free time of the house's calendar. */
export const meetingMessages = messages('forms.meeting', {
  notSent: {
    code: 0,
    status: 500,
    es: 'No se pudo pedir la reunión, inténtelo de nuevo más tarde.',
    en: 'The meeting could not be requested, please try again later.',
  },
  nameInvalid: { code: 1, status: 400, es: 'Escriba su nombre.', en: 'Enter your name.' },
  companyInvalid: { code: 2, status: 400, es: 'La empresa no es válida.', en: 'Invalid company.' },
  emailInvalid: {
    code: 3,
    status: 400,
    es: 'Escriba un correo válido, como nombre@empresa.com.',
    en: 'Enter a valid e-mail, such as name@company.com.',
  },
  phoneInvalid: {
    code: 4,
    status: 400,
    es: 'Escriba el teléfono con el código del país, como +56912345678.',
    en: 'Enter the phone with its country code, like +56912345678.',
  },
  countryInvalid: { code: 5, status: 400, es: 'Elija un país de la lista.', en: 'Choose a country from the list.' },
  slotInvalid: { code: 6, status: 400, es: 'Elija una hora del calendario.', en: 'Choose a time from the calendar.' },
  slotTaken: {
    code: 7,
    status: 409,
    es: 'Esa hora acaba de ser reservada; elija otra.',
    en: 'That time has just been booked; choose another.',
  },
  topicInvalid: {
    code: 8,
    status: 400,
    es: 'Cuéntenos el motivo, de 5 a 2000 caracteres.',
    en: 'Tell us what it is about, 5 to 2000 characters.',
  },
})

export const meetingDoneMessages = messages('forms.meeting.done', {
  sent: { code: 0, status: 200, es: 'Su reunión quedó pedida.', en: 'Your meeting was requested.' },
  alreadyReceived: {
    code: 1,
    status: 200,
    es: 'Su pedido de reunión ya había sido recibido.',
    en: 'Your meeting request has already been received.',
  },
})

/** Actions of staff on received forms. */
export const formStaffMessages = messages('forms.staff', {
  absent: { code: 0, status: 404, es: 'El formulario no existe.', en: 'The form does not exist.' },
  notUndelivered: {
    code: 1,
    status: 409,
    es: 'Solo se envía de nuevo lo que no se entregó.',
    en: 'Only what was not delivered is sent again.',
  },
  slotTaken: {
    code: 2,
    status: 409,
    es: 'La hora de esta reunión ya la tiene otra persona.',
    en: 'The time of this meeting belongs to somebody else now.',
  },
  notDone: { code: 3, status: 500, es: 'No se pudo completar.', en: 'It could not be completed.' },
})

export const formStaffDoneMessages = messages('forms.staff.done', {
  sentAgain: { code: 0, status: 200, es: 'Se está enviando de nuevo.', en: 'It is being sent again.' },
})
