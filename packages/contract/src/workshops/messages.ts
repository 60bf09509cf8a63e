import { messages } from '../core/messages.ts'

export const workshopMessages = messages('workshops', {
  notRegistered: {
    code: 0,
    status: 500,
    es: 'No se pudo registrar la inscripción.',
    en: 'The registration could not be saved.',
  },
  emailAlreadyRegistered: {
    code: 1,
    status: 409,
    es: 'El correo ya está inscrito en este taller.',
    en: 'The e-mail is already registered for this workshop.',
  },
  closed: { code: 2, status: 409, es: 'La inscripción está cerrada.', en: 'Registration is closed.' },
  workshopAbsent: { code: 3, status: 404, es: 'El taller no existe.', en: 'The workshop does not exist.' },
  nameInvalid: { code: 4, status: 400, es: 'Escriba su nombre y apellido.', en: 'Enter your first and last name.' },
  emailInvalid: { code: 5, status: 400, es: 'Escriba un correo válido.', en: 'Enter a valid e-mail address.' },
  phoneInvalid: {
    code: 6,
    status: 400,
    es: 'Escriba el teléfono con su código de país, por ejemplo +56912345678.',
    en: 'Enter the phone with its country code, for example +56912345678.',
  },
  countryInvalid: { code: 7, status: 400, es: 'País no válido.', en: 'Invalid country.' },
  companyInvalid: {
    code: 8,
    status: 400,
    es: 'El nombre de la empresa o institución es demasiado largo.',
    en: 'The name of the company or institution is too long.',
  },
  registrationAbsent: {
    code: 9,
    status: 404,
    es: 'La inscripción no existe.',
    en: 'The registration does not exist.',
  },
  statusInvalid: { code: 10, status: 400, es: 'Estado no válido.', en: 'Invalid status.' },
  notBegun: {
    code: 11,
    status: 409,
    es: 'El taller aún no comienza: la asistencia se marca desde su primer día.',
    en: 'The workshop has not begun: attendance is marked from its first day.',
  },
})

export const workshopDoneMessages = messages('workshops.done', {
  registered: {
    code: 0,
    status: 200,
    es: 'Registro recibido; revise su correo.',
    en: 'You are registered; please check your e-mail.',
  },
  statusChanged: { code: 1, status: 200, es: 'Estado actualizado.', en: 'Status updated.' },
})
