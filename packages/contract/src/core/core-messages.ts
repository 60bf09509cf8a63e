import { messages } from './messages.ts'

/** Refusals that every call may answer. Numbered above every area, so that `codigo` alone finds the text. */
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
  noResponse: { code: 999, status: 503, es: 'Sin respuesta del servidor.', en: 'No response from the server.' },
})
