const es = {
  formTitle: 'Cuéntenos qué necesita',
  machine: 'Equipo o marca',
  machineHint: 'Por ejemplo: Excavadora 336, bomba hidráulica.',
  problem: 'Qué ocurre',
  problemHint: 'Síntomas, horas de uso, dónde está el equipo y para cuándo lo necesita.',
  files: 'Archivos',
  filesHint: (count: number, size: string) =>
    `Hasta ${count} archivos PDF o de imagen (jpg, png, gif, bmp, webp) de ${size} cada uno.`,
  addFiles: 'Agregar archivos',
  drop: 'o suéltelos aquí',
  removeFile: (name: string) => `Quitar ${name}`,
  chooseAgain: 'Si adjuntó archivos, elíjalos de nuevo antes de enviar.',
  tooMany: (count: number) => `Se pueden adjuntar ${count} archivos como máximo.`,
  tooLarge: (name: string) => `${name} es demasiado grande.`,
  wrongType: (name: string) => `${name} no es de un tipo admitido.`,
  send: 'Enviar solicitud',
  sending: (percent: string) => `Enviando ${percent}`,
  aside: 'Cómo trabajamos',
  steps: [
    ['Lo leemos', 'Un técnico revisa la solicitud y las fotos.'],
    ['Lo contactamos', 'Coordinamos diagnóstico en faena o en taller, con plazo y costo.'],
    ['Usted sigue el avance', 'Con su enlace secreto ve el estado y los mensajes, sin crear una cuenta.'],
  ],
}

const en: typeof es = {
  formTitle: 'Tell us what you need',
  machine: 'Machine or brand',
  machineHint: 'For example: Excavator 336, hydraulic pump.',
  problem: 'What happens',
  problemHint: 'Symptoms, hours of use, where the machine is and when you need it.',
  files: 'Files',
  filesHint: (count, size) => `Up to ${count} PDF or picture files (jpg, png, gif, bmp, webp) of ${size} each.`,
  addFiles: 'Add files',
  drop: 'or drop them here',
  removeFile: (name) => `Remove ${name}`,
  chooseAgain: 'If you attached files, choose them again before you send.',
  tooMany: (count) => `${count} files can be attached at most.`,
  tooLarge: (name) => `${name} is too large.`,
  wrongType: (name) => `${name} is of a type that is not accepted.`,
  send: 'Send request',
  sending: (percent) => `Sending ${percent}`,
  aside: 'How we work',
  steps: [
    ['We read it', 'A technician looks at the request and the pictures.'],
    ['We contact you', 'We arrange a diagnosis on site or in the workshop, with time and cost.'],
    ['You follow along', 'With your secret link you see the state and the messages, without an account.'],
  ],
}

export const repairTexts = { es, en }
