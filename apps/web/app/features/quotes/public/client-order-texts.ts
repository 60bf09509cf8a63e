const days = (count: string, one: string, many: string) => `${count} ${count === '1' ? one : many}`

const es = {
  title: 'Su pedido',
  planned: (day: string) => `Previsto: ${day}`,
  isHere: 'paso actual',
  done: 'hecho',
  term: (day: string) => `Plazo de entrega: ${day}.`,
  waits: 'El plazo de entrega empieza cuando su empresa tenga un permiso vigente.',
  overdue: (count: string) => `Va con ${days(count, 'día hábil', 'días hábiles')} de atraso.`,
  deliveredLate: (count: string) => `Se entregó con ${days(count, 'día hábil', 'días hábiles')} de atraso.`,
  voided: 'El pedido fue anulado. Escríbanos si tiene preguntas.',
  carrier: 'Transportista',
  tracking: 'Número de seguimiento',
  documents: 'Documentos',
}

const en: typeof es = {
  title: 'Your order',
  planned: (day) => `Planned: ${day}`,
  isHere: 'current step',
  done: 'done',
  term: (day) => `Delivery term: ${day}.`,
  waits: 'The delivery term begins once your company has a valid permit.',
  overdue: (count) => `It is ${days(count, 'business day', 'business days')} late.`,
  deliveredLate: (count) => `It was delivered ${days(count, 'business day', 'business days')} late.`,
  voided: 'The order was voided. Write to us if you have questions.',
  carrier: 'Carrier',
  tracking: 'Tracking number',
  documents: 'Documents',
}

export const clientOrderTexts = { key: 'quotes/client-order', es, en }
