import { messages } from '../core/messages.ts'

/** What a user holds goes to other people, alone or because they leave (rule users/leaving). */
export const transferMessages = messages('transfers', {
  notTransferred: { code: 0, status: 500, es: 'No se pudo traspasar.', en: 'The transfer failed.' },
  receiverMissing: {
    code: 1,
    status: 400,
    es: 'Elija a quién pasa lo que no se puede quedar como está.',
    en: 'Please choose who receives what cannot stay as it is.',
  },
  receiverInvalid: {
    code: 2,
    status: 400,
    es: 'Esa persona no puede recibirlo: debe estar activa y tener el módulo.',
    en: 'That person cannot receive it: he must be active and hold the module.',
  },
  inProgress: {
    code: 3,
    status: 409,
    es: 'Otro traspaso de lo suyo está en curso; espere a que termine.',
    en: 'Another transfer of what he holds is in progress; please wait until it ends.',
  },
  absent: { code: 4, status: 404, es: 'El traspaso no existe.', en: 'The transfer does not exist.' },
})

export const transferDoneMessages = messages('transfers.done', {
  left: {
    code: 0,
    status: 200,
    es: 'La persona quedó inactiva y sus sesiones terminaron.',
    en: 'The person is inactive and his sessions have ended.',
  },
  undone: { code: 1, status: 200, es: 'Traspaso deshecho.', en: 'Transfer undone.' },
})
