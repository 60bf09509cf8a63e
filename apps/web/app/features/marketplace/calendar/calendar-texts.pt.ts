import type { calendarTexts } from './calendar-texts.ts'

const calendar: (typeof calendarTexts)['es'] = {
  calendar: 'Dias disponíveis',
  legend: 'Dias já locados',
  taken: 'locado',
  later: 'Meses seguintes',
}

export const portuguese = { 'marketplace/calendar': calendar }
