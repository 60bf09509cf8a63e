const es = {
  sheet: 'Hoja de inspección',
  lead: 'Declarada por el dueño. El número de serie completo y una visita se piden antes de cerrar el trato.',
  serial: 'Número de serie',
  hours: 'Horómetro',
  hoursOf: (hours: string) => `${hours} h`,
  readOn: (day: string) => `leído el ${day}`,
  faults: 'Fallas conocidas',
  noFaults: 'El dueño declara que no tiene fallas conocidas.',
  views: 'Vistas fotografiadas',
  viewAbsent: '(sin foto)',
}

const en: typeof es = {
  sheet: 'Inspection sheet',
  lead: 'As declared by the owner. Ask for the full serial number and an inspection before you close the deal.',
  serial: 'Serial number',
  hours: 'Hour meter',
  hoursOf: (hours) => `${hours} h`,
  readOn: (day) => `read on ${day}`,
  faults: 'Known faults',
  noFaults: 'The owner declares no known faults.',
  views: 'Views pictured',
  viewAbsent: '(no picture)',
}

export const sheetTexts = { key: 'machines/market/sheet', es, en }
