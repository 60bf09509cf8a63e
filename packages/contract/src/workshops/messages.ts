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
})

export const workshopDoneMessages = messages('workshops.done', {
  registered: {
    code: 0,
    status: 200,
    es: 'Registro recibido; revise su correo.',
    en: 'You are registered; please check your e-mail.',
  },
})
