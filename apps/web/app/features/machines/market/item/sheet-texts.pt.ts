import type { sheetTexts } from './sheet-texts.ts'

const sheet: (typeof sheetTexts)['es'] = {
  sheet: 'Folha de inspeção',
  lead: 'Declarada pelo proprietário. O número de série completo e uma visita são pedidos antes de fechar o negócio.',
  serial: 'Número de série',
  hours: 'Horímetro',
  hoursOf: (hours) => `${hours} h`,
  readOn: (day) => `lido em ${day}`,
  faults: 'Falhas conhecidas',
  noFaults: 'O proprietário declara que não há falhas conhecidas.',
  views: 'Vistas fotografadas',
  viewAbsent: '(sem foto)',
}

export const portuguese = { 'machines/market/sheet': sheet }
