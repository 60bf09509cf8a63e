const es = {
  formTitle: 'Cuéntenos qué necesita',
  machine: 'Equipo o marca',
  machineHint: 'Por ejemplo: Excavadora 336, bomba hidráulica.',
  problem: 'Qué ocurre',
  problemHint: 'Síntomas, horas de uso, dónde está el equipo y para cuándo lo necesita.',
  chooseAgain: 'Si adjuntó archivos, elíjalos de nuevo antes de enviar.',
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
  problem: 'What is wrong',
  problemHint: 'Symptoms, hours of use, where the machine is and when you need it.',
  chooseAgain: 'If you attached files, choose them again before sending.',
  send: 'Send request',
  sending: (percent) => `Sending ${percent}`,
  aside: 'How we work',
  steps: [
    ['We read it', 'A technician looks at the request and the pictures.'],
    ['We contact you', 'We arrange a diagnosis on site or in the shop, with time and cost.'],
    ['You can follow along', 'Your private link shows the status and the messages, no account needed.'],
  ],
}

export const repairTexts = { key: 'machines/market/repair', es, en }
