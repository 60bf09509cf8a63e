import { messages } from '../messages.ts'

export const uploadMessages = messages('uploads', {
  noRoom: {
    code: 0,
    status: 503,
    es: 'No queda espacio en el disco para este archivo.',
    en: 'There is no space left on the disk for this file.',
  },
  tooManyUnfinished: {
    code: 1,
    status: 409,
    es: 'Tiene demasiadas cargas sin terminar; complételas o descártelas.',
    en: 'You have too many unfinished uploads; complete or discard them.',
  },
  hashDiffers: {
    code: 2,
    status: 409,
    es: 'El archivo no es el anunciado: su SHA-256 es otro. Se descartó; súbalo de nuevo.',
    en: 'The file is not the announced one: its SHA-256 differs. It was discarded; please upload it again.',
  },
  lengthInvalid: {
    code: 3,
    status: 400,
    es: 'El tamaño anunciado del archivo no es válido.',
    en: 'The announced size of the file is not valid.',
  },
  absent: {
    code: 4,
    status: 404,
    es: 'Esta carga ya no existe; súbala de nuevo.',
    en: 'This upload no longer exists; please upload the file again.',
  },
  unfinished: {
    code: 5,
    status: 409,
    es: 'El archivo todavía no llega completo.',
    en: 'The file has not arrived completely yet.',
  },
  locked: {
    code: 6,
    status: 409,
    es: 'Esta carga sigue abierta en otra conexión; espere un momento.',
    en: 'This upload is still open on another connection; please wait a moment.',
  },
})
