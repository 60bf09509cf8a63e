import { messages } from './messages.ts'

/** Refusals every call can give. Numbered above every area, so that `codigo` alone finds the text. */
export const coreMessages = messages('core', {
  unexpected: { code: 980, status: 500, es: 'Ocurrió un error inesperado.', en: 'Something went wrong.' },
  sessionEnded: {
    code: 981,
    status: 401,
    es: 'Su sesión terminó, ingrese de nuevo.',
    en: 'Your session ended, please log in again.',
  },
  notAllowed: { code: 982, status: 403, es: 'No tiene permiso para esto.', en: 'You are not allowed to do this.' },
  absent: {
    code: 983,
    status: 404,
    es: 'No existe o no está disponible.',
    en: 'It does not exist or is not available.',
  },
  changedByOther: {
    code: 984,
    status: 409,
    es: 'Otra persona lo modificó; revise los cambios.',
    en: 'Someone else changed it; review the changes.',
  },
  fileTooLarge: { code: 985, status: 413, es: 'El archivo es demasiado grande.', en: 'The file is too large.' },
  fileType: { code: 986, status: 415, es: 'Tipo de archivo no admitido.', en: 'File type not allowed.' },
  tooMany: {
    code: 987,
    status: 429,
    es: 'Demasiadas solicitudes, espere un momento.',
    en: 'Too many requests, please wait.',
  },
  invalid: { code: 988, status: 400, es: 'Dato no válido.', en: 'Invalid value.' },
  busy: { code: 989, status: 503, es: 'El servicio está iniciando o ocupado.', en: 'The service is starting or busy.' },
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
  noResponse: { code: 999, status: 503, es: 'Sin respuesta del servidor.', en: 'No response from the server.' },
})
