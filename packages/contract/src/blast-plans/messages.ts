import { messages } from '../core/messages.ts'

export const blastPlanMessages = messages('blastPlans', {
  notMade: { code: 0, status: 500, es: 'No se pudo generar el documento.', en: 'The document could not be made.' },
  notAPlan: {
    code: 1,
    status: 400,
    es: 'El archivo no es un diseño de tronadura.',
    en: 'The file is not a blast design.',
  },
  nameInvalid: {
    code: 2,
    status: 400,
    es: 'El nombre puede tener hasta 80 letras.',
    en: 'The name can have up to 80 letters.',
  },
  figureInvalid: {
    code: 3,
    status: 400,
    es: 'Una medida está fuera de su rango.',
    en: 'A figure is outside its range.',
  },
  tooManyHoles: {
    code: 4,
    status: 400,
    es: 'Un diseño puede tener hasta 10.000 pozos.',
    en: 'A design can have up to 10,000 holes.',
  },
  holeUnknown: {
    code: 5,
    status: 400,
    es: 'El diseño nombra un pozo que no tiene.',
    en: 'The design names a hole that it does not have.',
  },
  delayInvalid: {
    code: 6,
    status: 400,
    es: 'Un retardo debe ser un número entero de 0 a 30.000 ms.',
    en: 'A delay must be a whole number from 0 to 30,000 ms.',
  },
  fileEmpty: {
    code: 7,
    status: 400,
    es: 'El archivo no tiene pozos: cada línea lleva x, y y, si quiere, retardo y carga.',
    en: 'The file has no holes: each line has x, y and, if you like, delay and charge.',
  },
  lineInvalid: {
    code: 8,
    status: 400,
    es: 'Una línea del archivo no se puede leer.',
    en: 'A line of the file cannot be read.',
  },
  linkTooLong: {
    code: 9,
    status: 400,
    es: 'El diseño es muy grande para un enlace. Guárdelo como archivo.',
    en: 'The design is too large for a link. Save it as a file.',
  },
  linkInvalid: {
    code: 10,
    status: 400,
    es: 'El enlace no contiene un diseño completo.',
    en: 'The link does not contain a whole design.',
  },
})

export const blastPlanDoneMessages = messages('blastPlans.done', {
  made: { code: 0, status: 200, es: 'Documento listo.', en: 'Document ready.' },
})

export type PlanProblem = keyof typeof blastPlanMessages
