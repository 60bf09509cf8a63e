import { messages } from './messages.ts'

/** More of core: answers to sent forms. Pages without forms do not load them. */
export const sendingMessages = messages('core', {
  tooManyFiles: { code: 990, status: 413, es: 'Son demasiados archivos.', en: 'These are too many files.' },
  badCharacters: {
    code: 991,
    status: 400,
    es: 'El texto contiene caracteres que no se pueden guardar; escríbalo de nuevo.',
    en: 'The text holds characters that cannot be stored; please type it again.',
  },
  keyUsed: {
    code: 992,
    status: 409,
    es: 'Este formulario ya se envió con otros datos; revise lo guardado antes de enviarlo de nuevo.',
    en: 'This form was already sent with other data; check what was saved before you send it again.',
  },
  headersTooLong: {
    code: 993,
    status: 431,
    es: 'La dirección o los encabezados son demasiado largos.',
    en: 'The address or the headers are too long.',
  },
  tooSlow: {
    code: 994,
    status: 408,
    es: 'La solicitud tardó demasiado en llegar.',
    en: 'The request took too long to arrive.',
  },
  pictureDamaged: {
    code: 995,
    status: 415,
    es: 'La imagen está dañada o incompleta y no se puede leer.',
    en: 'The picture is damaged or incomplete and cannot be read.',
  },
  pictureTooLarge: {
    code: 996,
    status: 413,
    es: 'La imagen tiene demasiados píxeles: redúzcala y súbala de nuevo.',
    en: 'The picture has too many pixels: make it smaller and upload it again.',
  },
  pictureMoving: {
    code: 997,
    status: 415,
    es: 'La imagen tiene movimiento: guárdela como una sola imagen.',
    en: 'The picture moves: save it as a single image.',
  },
  /** An answer names the letters after it (`withLetters`). */
  notPrinted: {
    code: 1015,
    status: 400,
    es: 'No se pueden imprimir estos signos.',
    en: 'These signs cannot be printed.',
  },
})
